"""The pictures that the README shows: ``make pictures``."""

from pathlib import Path

from tests.browser.sample import samples

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PLAYERS = ("Ann", "Bob", "Chloé", "Dan", "Eve", "Farid")


def main() -> None:
    """Draw a position of each game, as its second seat sees it."""
    FOLDER.mkdir(exist_ok=True)
    for sample in samples(PLAYERS, "middle"):
        view = sample.game.view(sample.state, sample.seat)
        picture = sample.game.picture(view, sample.seat, sample.at)
        path = FOLDER / f"{sample.game.id}.svg"
        path.write_text(picture.svg + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
