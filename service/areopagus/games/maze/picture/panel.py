"""What lies around the maze: the sand, the reserve, the seats with their colours, the signals."""

from areopagus.games.maze.components import BUTTONS, COLOURS, Manifest, Material
from areopagus.games.maze.names import places_of
from areopagus.games.maze.view import MazeView
from areopagus.kernel import svg
from areopagus.kernel.lettering import ems
from areopagus.kernel.picture import Block, Pen, rows, stack
from areopagus.kernel.svg import Element

GAP = 8


def seconds_left(view: MazeView, now: int) -> int:
    """How much sand is left, in whole seconds."""
    return max(0, view.deadline - (view.ended_at or now)) // 1000


def panel(
    material: Material, pen: Pen, view: MazeView, seat: int | None, now: int, width: float
) -> Block:
    """All of it, below each other."""
    manifest = material.manifests[view.options.module]
    return stack(
        [
            _time(pen, view, now, width),
            _stock(manifest, pen, view, width),
            _reserve(manifest, pen, view, width),
            _seats(pen, view, seat, width),
            _action_tiles(material, pen, view, width),
            _buttons(manifest, pen, view, width),
        ],
        GAP,
    )


def described(material: Material, pen: Pen, view: MazeView, seconds: int) -> str:
    """The position in words."""
    parts = [
        pen.word(_outcome(view)),
        pen.word("told-time", seconds=seconds),
        pen.word("told-stock", tiles=view.stack_size, domes=view.domes_left, jokers=view.jokers),
        pen.word("talk" if view.may_talk else "silence"),
    ]
    places = places_of(material, tuple(view.board))
    parts += [pen.word("told-tile", tile=pen.name(t.tile), x=t.x, y=t.y) for t in view.board]
    parts += [
        pen.word("told-pawn", pawn=pen.name(p.kind), node=places[p.node].text(pen.language))
        for p in view.pawns
    ]
    for index, one in enumerate(view.seats):
        colours = ", ".join(pen.name(colour) for colour in one.colours)
        parts.append(pen.word("told-seat", name=_called(pen, view, index), colours=colours))
    return ". ".join(parts) + "."


def _outcome(view: MazeView) -> str:
    """How the game stands; until somebody turns the timer, its sand does not run."""
    return view.outcome if view.begun or view.outcome != "running" else "waiting"


def _time(pen: Pen, view: MazeView, now: int, width: float) -> Block:
    seconds = seconds_left(view, now)
    full = max(1, view.options.hourglass_ms // 1000)
    minutes, rest = divmod(seconds, 60)
    bar = width - 60
    content = svg.group(
        pen.thing(
            "hourglass",
            svg.rect(0, 0, width, 58, "b card", r=6),
            pen.stamp("sandglass", 26, 29, "sand", 2.6),
            svg.text(52, 26, f"{minutes}:{rest:02d}", 20, "bold"),
            svg.rect(52, 36, bar, 9, "shade", r=4),
            svg.rect(52, 36, bar * min(1, seconds / full), 9, "sand", r=4) if seconds else None,
            pen.text(
                width - 8, 24, pen.word(_outcome(view)), 11.5, width=width - 118, least=8,
                cls="soft", anchor="end",
            ),
        ),
        pen.thing(
            "talk",
            svg.rect(0, 0, width, 24, "b card" if view.may_talk else "b shade", r=6),
            pen.text(10, 16, pen.word("talk" if view.may_talk else "silence"), 11),
            at=(0, 64),
        ),
    )  # fmt: skip
    return Block(width, 88, content)


def _stock(manifest: Manifest, pen: Pen, view: MazeView, width: float) -> Block:
    """What is still to be explored, turned, built or spent."""
    entries: list[tuple[str, str, int]] = [
        ("stack", "tiles-left", view.stack_size),
        ("domes", "domes-left", view.domes_left),
        ("turns", "turns-left", view.hourglasses_left),
    ]
    if manifest.jokers:
        entries.append(("jokers", "jokers", view.jokers))
    if manifest.bridges:
        entries.append(("bridges", "bridges-left", len(view.bridges_left)))
    entries.append(("landed", "landed" if view.landed else "not-landed", -1))
    wide = (width - GAP) / 2
    cells = []
    for id, word, count in entries:
        room = wide - (16 if count < 0 else 38)
        content = pen.thing(
            id,
            svg.rect(0, 0, wide, 24, "b card", r=5),
            None if count < 0 else svg.text(8, 16.5, f"{count}", 12, "bold"),
            pen.text(
                8 if count < 0 else 30, 16, pen.word(word), 10, width=room, least=7.5, cls="soft"
            ),
        )
        cells.append(Block(wide, 24, content))
    return rows(cells, width, GAP)


def _reserve(manifest: Manifest, pen: Pen, view: MazeView, width: float) -> Block:
    kinds = [s for s in view.reserve if s.kind in COLOURS or s.count or _plays(manifest, s.kind)]
    step = width / 8
    drawn = [
        pen.thing(
            f"reserve-{supply.kind}",
            svg.rect(0, 0, step - 4, 26, "b card", r=5),
            pen.stamp(supply.kind, 9, 13, f"kind {supply.kind}", 0.85),
            pen.text(16, 16.5, f"{supply.count}", 9.5, width=step - 22, least=8, cls="bold"),
            at=(step * index, 16),
            cls=None if supply.count else "gone",
            label=pen.name(supply.kind),
        )
        for index, supply in enumerate(kinds)
    ]
    heading = pen.text(0, 10, pen.word("reserve"), 10.5, width=width, cls="soft bold")
    return Block(width, 42, svg.group(heading, *drawn))


def _plays(manifest: Manifest, kind: str) -> bool:
    return bool(manifest.trash if kind == "trash" else manifest.slugs)


def _seats(pen: Pen, view: MazeView, seat: int | None, width: float) -> Block:
    blocks = []
    for index, one in enumerate(view.seats):
        name = _called(pen, view, index)
        marks = [
            pen.stamp(colour, width - 14 - 18 * place, 15, f"kind {colour}", 1.1)
            for place, colour in enumerate(reversed(one.colours))
        ]
        signalled = view.do_something == f"seat-{index}"
        content = pen.thing(
            f"seat-{index}",
            svg.rect(0, 0, width, 30, "b card", r=6),
            svg.rect(0, 6, 3, 18, "accent") if index == seat else None,
            _do_something(16, 15)
            if signalled
            else svg.text(11, 19.5, f"{index + 1}", 12, "soft bold"),
            pen.text(30, 19.5, name, 12, width=width - 40 - 18 * len(one.colours), least=8.5),
            *marks,
            label=f"{name}: {', '.join(pen.name(colour) for colour in one.colours)}",
        )
        blocks.append(Block(width, 30, content))
    return stack(blocks, 5)


def _action_tiles(material: Material, pen: Pen, view: MazeView, width: float) -> Block | None:
    """In solo: the action tiles laid out, of which one is active."""
    if len(view.seats) > 1:
        return None
    wide = (width - 2 * GAP) / 3
    cells = []
    for tile, colours in material.action_tiles[6 if view.options.solo_advanced else 2].items():
        active = tile == view.seats[0].action_tile
        shown = [colour for colour in COLOURS if colour in colours]
        content = pen.thing(
            f"action-tile-{tile}",
            svg.rect(0, 0, wide, 26, "b card" if active else "b shade", r=5),
            svg.text(7, 17, tile, 10, "bold" if active else "soft"),
            *[
                pen.stamp(colour, 32 + 15 * place, 13, f"kind {colour}", 0.85)
                for place, colour in enumerate(shown)
            ],
        )
        cells.append(Block(wide, 26, content))
    return rows(cells, width, GAP)


def _buttons(manifest: Manifest, pen: Pen, view: MazeView, width: float) -> Block | None:
    """The communication board, where the Do-something pawn may be put."""
    if not manifest.communication_board or len(view.seats) == 1:
        return None
    wide = (width - 2 * GAP) / 3
    cells = []
    for button in BUTTONS:
        here = view.do_something == button
        middle, room = wide / 2 + (7 if here else 0), wide - (30 if here else 14)
        name = pen.title(button)
        fits = ems(name) * 10 <= room
        content = pen.thing(
            f"button-{button}",
            svg.rect(0, 0, wide, 24, "b shade", r=12),
            _do_something(12, 12) if here else None,
            *pen.lines(
                middle, 16 if fits else 10.5, name, 10 if fits else 8, room,
                most=2, leading=1.15, anchor="middle",
            ),
        )  # fmt: skip
        cells.append(Block(wide, 24, content))
    return rows(cells, width, GAP)


def _do_something(x: float, y: float) -> Element:
    """The Do-something pawn."""
    return svg.path(f"M{x - 5:g} {y + 7:g}h10l-2.5-8a4 4 0 1 0-5 0z", "accent")


def _called(pen: Pen, view: MazeView, index: int) -> str:
    return view.seats[index].name or pen.word("player", seat=index + 1)
