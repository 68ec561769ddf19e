"""Moves that are refused, and what is said about it in English and in French.

No-break spaces are written as ``~``.
"""
# ruff: noqa: E501  sentences are kept whole

from typing import Any

from areopagus.games.maze.components import PawnKind
from areopagus.games.maze.moves import (
    BuildBridge,
    BuildDome,
    Explore,
    MoveSlug,
    Pipe,
    PlaceTrash,
    Produce,
    ServeIcon,
    SwitchTile,
    Transmute,
)
from areopagus.games.maze.state import Bridge, MazeState
from areopagus.kernel.move import Move
from tests.games.maze.positions import E, N, Pawns, S, W, fresh, play, position, step
from tests.games.maze.test_trash import displaced

SITE = "I:1,0:D"
FULL: Pawns = [("trash", node) for node in (N, W, S, "P:-1,2", "P:0,3")]
CROWD: Pawns = [("colonist", node) for node in ("P:1,2", "P:2,1", "P:2,-1", "P:3,0", "I:1,0:C")]


def with_site(*pawns: tuple[PawnKind, str], **changes: Any) -> MazeState:
    """The Quarry dome lies east of the start."""
    return position(tiles=[("A4", 1, 0, 1)], pawns=list(pawns), **changes)


def with_burrow(*pawns: tuple[PawnKind, str], **changes: Any) -> MazeState:
    """The Slug burrow lies north of the start."""
    module = changes.pop("module", 4)
    return position(module=module, tiles=[("D1", 0, 1, 0)], pawns=list(pawns), **changes)


def shortage() -> MazeState:
    """Seat 2 has explored, and one trash pawn is left for three icons."""
    others = [W, S, "P:-1,2", "P:1,2", "P:2,1", "P:2,-1", "P:3,0", "P:-2,1"]
    state = position(
        module=4,
        tiles=[("C1", 0, 1, 0), ("C2", 1, 0, 1)],
        pawns=[*(("trash", node) for node in others), ("purple", "P:0,3")],
        top=["D2"],
    )
    play(state, 2, Explore(platform="P:0,3"))
    return state


Refusal = tuple[MazeState, int, Move, str, str]


def refusals() -> list[Refusal]:
    """Positions in which a move is refused, and what is said in English and in French."""
    return [
        (
            position(pawns=[("blue", W)]),
            1,
            Explore(platform=W),
            "The lock at the west of the Landing field is green: the blue pawn does not open it.",
            "Le cadenas de l’ouest du Terrain d’atterrissage est vert~: le pion bleu ne l’ouvre pas.",
        ),
        (
            with_site(("brown", SITE)),
            0,
            step(SITE, "P:2,-1"),
            "Several pawns may stand on the dome site of the Quarry dome: say the colour of the one that leaves.",
            "Plusieurs pions peuvent se trouver sur la case Chantier du Dôme de la carrière~: indiquez la couleur de celui qui repart.",
        ),
        (
            with_site(("brown", SITE)),
            0,
            BuildDome(site=SITE),
            "Resources still missing on the dome site of the Quarry dome: green and yellow.",
            "Ressources qui manquent encore sur la case Chantier du Dôme de la carrière~: vert et jaune.",
        ),
        (
            with_site(),
            1,
            Explore(platform=E),
            "A tile already lies beyond the east of the Landing field.",
            "Il y a déjà une tuile au-delà de l’est du Terrain d’atterrissage.",
        ),
        (
            with_site(("brown", SITE), ("brown", "P:2,-1")),
            0,
            step("P:2,-1", SITE),
            "The dome site of the Quarry dome waits for green and yellow, not for brown.",
            "La case Chantier du Dôme de la carrière attend vert et jaune, et non brun.",
        ),
        (
            with_site(("brown", SITE), ("green", SITE), ("yellow", SITE), ("blue", "P:2,-1")),
            0,
            step("P:2,-1", SITE),
            "All resources of the dome site of the Quarry dome are there: the dome can be built.",
            "Toutes les ressources sont réunies sur la case Chantier du Dôme de la carrière~: le dôme peut être construit.",
        ),
        (
            with_site(("colonist", "P:3,0"), module=2),
            1,
            step("P:3,0", SITE),
            "No dome stands at the dome site of the Quarry dome yet: colonists enter built domes only.",
            "Il n’y a pas encore de dôme sur la case Chantier du Dôme de la carrière~: les colons n’entrent que dans un dôme construit.",
        ),
        (
            with_site(("colonist", "P:3,0"), ("colonist", SITE), module=3, domes=[SITE]),
            1,
            step("P:3,0", SITE),
            "There is already a colonist in the dome at the dome site of the Quarry dome.",
            "Il y a déjà un colon dans le dôme construit sur la case Chantier du Dôme de la carrière.",
        ),
        (
            with_site(("brown", "P:3,0"), domes=[SITE]),
            1,
            step("P:3,0", SITE),
            "A dome stands at the dome site of the Quarry dome: only a colonist may enter, and not the brown pawn.",
            "Un dôme est construit sur la case Chantier du Dôme de la carrière~: seul un colon peut y entrer, et non le pion brun.",
        ),
        (
            position(
                tiles=[("A4", 1, 0, 1), ("A1", 0, 1, 0)], pawns=[("blue", "P:-1,2")], domes=[SITE]
            ),
            1,
            step("P:-1,2", "I:0,1:H"),
            "The colonists have landed: the timer may not be flipped any more.",
            "Les colons sont arrivés~: on ne retourne plus le sablier.",
        ),
        (
            position(tiles=[("A1", 0, 1, 0)], pawns=[("blue", "P:-1,2")], hourglasses=["I:0,1:H"]),
            1,
            step("P:-1,2", "I:0,1:H"),
            "An hourglass tile already covers the hourglass space of the Banana grove.",
            "Une tuile Sablier recouvre déjà la case Sablier de la Bananeraie.",
        ),
        (
            position(tiles=[("A3", 0, 1, 0)]),
            2,
            Explore(platform="I:0,1:C"),
            "The middle of the Ranch lies inside its tile: there is no side to explore.",
            "Le milieu du Ranch est à l’intérieur de sa tuile~: il n’y a aucun bord à explorer.",
        ),
        (
            position(pawns=[("blue", S)], last_at=50),
            0,
            step(S, W),
            "Something has happened since: nobody can act in the past.",
            "Il s’est passé quelque chose depuis~: on ne peut pas agir dans le passé.",
        ),
        (
            position(),
            1,
            step(S, W),
            "There is no pawn at the south of the Landing field.",
            "Il n’y a pas de pion au sud du Terrain d’atterrissage.",
        ),
        (
            position(),
            1,
            Explore(platform=N),
            "There is no pawn at the north of the Landing field: blue must arrive there before you explore.",
            "Il n’y a pas de pion au nord du Terrain d’atterrissage~: un pion bleu doit y arriver avant que vous exploriez.",
        ),
        (
            position(),
            1,
            Explore(platform="P:9,9"),
            "No tile lies there: that place is not on the table.",
            "Il n’y a pas de tuile à cet endroit~: il n’est pas en jeu.",
        ),
        (
            position(pawns=[("blue", S)]),
            2,
            step(S, W),
            "That takes brown, which player 1 has: your action tile shows only yellow and purple.",
            "Il faut le brun, que possède le joueur 1~: votre tuile Action ne montre que jaune et mauve.",
        ),
        (
            position(module=2, pawns=[("blue", S)]),
            1,
            Transmute(S, "blue", "blue"),
            "The pawn at the south of the Landing field is already blue.",
            "Le pion du sud du Terrain d’atterrissage est déjà bleu.",
        ),
        (
            position(module=2, tiles=[("B1", 0, 1, 0)]),
            1,
            BuildBridge(N, "B1-4"),
            "There is no pawn at the north of the Landing field: a resource must stand there to build the bridge.",
            "Il n’y a pas de pion au nord du Terrain d’atterrissage~: un pion Ressource doit s’y trouver pour construire le pont.",
        ),
        (
            position(module=2, tiles=[("B1", 0, 1, 0)], bridges=[Bridge("B1-4", "orange")]),
            1,
            BuildBridge(N, "B1-4"),
            "The bridge between the north of the Landing field and the east of the Canyon clock is built already: it is orange.",
            "Le pont entre le nord du Terrain d’atterrissage et l’est du Canyon au sablier est déjà construit~: il est orange.",
        ),
        (
            position(module=5, tiles=[("E1", 0, 1, 0)], pawns=[("colonist", "P:-1,2")]),
            2,
            step("P:-1,2", N),
            "That lane is one-way: it leads only from the north of the Landing field to the west of the Roundabout burrow.",
            "Cette voie est à sens unique~: elle ne mène que du nord du Terrain d’atterrissage à l’ouest du Terrier du rond-point.",
        ),
        (
            position(pawns=[("blue", S)]),
            1,
            Pipe(S, N),
            "Module 1 is played without pipelines: that takes module 3.",
            "Le module 1 se joue sans pipelines~: il faut le module 3.",
        ),
        (
            with_burrow(("slug", "I:0,1:C")),
            2,
            step("I:0,1:C", "P:-1,2"),
            "A slug stands at the middle of the Slug burrow: it moves only to eat what stands next to it.",
            "C’est une limace qui se trouve au milieu du Terrier des limaces~: elle ne bouge que pour manger ce qui est à côté d’elle.",
        ),
        (
            with_burrow(("slug", "I:0,1:C")),
            2,
            MoveSlug("I:0,1:C", "P:-1,2"),
            "There is nothing for the slug to eat at the west of the Slug burrow.",
            "La limace n’a rien à manger à l’ouest du Terrier des limaces.",
        ),
        (
            with_burrow(("slug", "I:0,1:C"), ("colonist", "P:-1,2")),
            2,
            MoveSlug("I:0,1:C", "P:-1,2"),
            "The slug does not eat the colonist pawn at the west of the Slug burrow.",
            "La limace ne mange pas le pion Colon de l’ouest du Terrier des limaces.",
        ),
        (
            displaced(),
            0,
            Produce(S, "blue"),
            "Player 2 must first choose where trash goes.",
            "Le joueur 2 doit d’abord choisir où vont les déchets.",
        ),
        (
            displaced(),
            1,
            Produce(S, "blue"),
            "You are asked first: “Choose where the trash that goes elsewhere is put”.",
            "On vous demande d’abord~: «~Choisissez où va le déchet repoussé~».",
        ),
        (
            displaced(),
            1,
            PlaceTrash(E, S),
            "The trash to be placed now is that of the north of the Landing field.",
            "Le déchet à poser maintenant est celui du nord du Terrain d’atterrissage.",
        ),
        (
            displaced(),
            1,
            PlaceTrash(N, "P:0,3"),
            "A platform nearer to the north of the Landing field than the north of the Clock tip can take the trash.",
            "Une plateforme plus proche du nord du Terrain d’atterrissage peut recevoir le déchet.",
        ),
        (
            displaced(),
            1,
            PlaceTrash(N, "I:0,1:H"),
            "Trash is put on platforms only, never on the hourglass space of the Clock tip.",
            "Les déchets ne sont posés que sur des plateformes, jamais sur la case Sablier de la Décharge au sablier.",
        ),
        (
            displaced("trash", ("trash", W)),
            1,
            PlaceTrash(N, W),
            "Trash already lies at the west of the Landing field.",
            "Il y a déjà un déchet à l’ouest du Terrain d’atterrissage.",
        ),
        (
            displaced("trash", ("colonist", W)),
            1,
            PlaceTrash(N, W),
            "A colonist stands at the west of the Landing field, and is never displaced.",
            "Un colon se trouve à l’ouest du Terrain d’atterrissage, et n’est jamais chassé.",
        ),
        (
            shortage(),
            1,
            ServeIcon(N),
            "Player 3 must first choose which platforms receive the last trash pawns.",
            "Le joueur 3 doit d’abord choisir les plateformes qui reçoivent les derniers pions Déchet.",
        ),
        (
            shortage(),
            2,
            ServeIcon(S),
            "No trash is to be placed at the south of the Landing field.",
            "Aucun déchet n’est à poser au sud du Terrain d’atterrissage.",
        ),
        (
            position(tiles=[("A1", 0, 1, 0)]),
            0,
            Explore("I:0,1:H"),
            "The hourglass space of the Banana grove is no platform: one explores from the edge of a tile.",
            "La case Sablier de la Bananeraie n’est pas une plateforme~: on explore à partir du bord d’une tuile.",
        ),
        (
            position(module=3, tiles=[("B1", 0, 1, 0)], pawns=[("trash", N)]),
            0,
            BuildBridge(N, "B1-4"),
            "The trash pawn at the north of the Landing field builds no bridge: that takes a resource.",
            "Le pion Déchet du nord du Terrain d’atterrissage ne construit pas de pont~: il faut un pion Ressource.",
        ),
        (
            fresh(seats=1),
            0,
            SwitchTile("T2"),
            "The seconds of the stopwatch must end in 0: wait 5 seconds.",
            "Les secondes du chronomètre doivent se terminer par 0~: attendez 5 secondes.",
        ),
    ]


def instant(state: MazeState, move: Move) -> int | None:
    """When a move of the table above is made."""
    if isinstance(move, SwitchTile):
        return 5_000
    return state.last_at - 1 if state.last_at == 50 else None
