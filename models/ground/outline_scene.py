"""Renders one scene for the outliner: half of the cards face down, dice among them, flat things that are neither.

A share of them are tables of a memory game as a phone beside the player sees them: small cards at a slant, pieces on them. Scenes are
parts, SIZE pixels a side, of a picture of FRAME pixels; the far side of the table is up in it.
"""

import math
import random
from dataclasses import dataclass, field

import cv2
import numpy as np

from .camera import light, shoot
from .clutter import strew
from .dice import Die
from .layouts import MOST, TURN, Layout, Place, meld, melds, scatter
from .objects import put_object
from .pieces import throw_piece
from .paths import FACE_HEIGHT as H
from .paths import FACE_WIDTH as W
from .scene import SIZE, CardTruth, Dealer, Stock, in_view, project
from .surfaces import between, surface

FRAME = 640
SMALLEST, LARGEST = 24, 260
"""Card widths in pixels."""
TILT_SIGMA, TILT_MOST = 0.55, 1.1
GAMES = 0.35
"""Share of the scenes that are tables of a memory game."""
LARGEST_OF_GAMES, GAME_TILTS = 75, (0.3, TILT_MOST)
CAMOUFLAGE = 0.15
"""Share of the scenes whose ground has the colour of the backs that lie on it."""
PIECE_SIZE = (0.14, 0.42)
"""Of pieces, in card widths."""
FIRST_DIE = -10
"""Dice are marked in the owner map with this number and those below it."""
SIMILAR_TILTS = 14


@dataclass
class OutlinedCard:
    """`seen`: the middle of what is visible of it, in pixels; `visible` 0 to 1; `back` whether it lies face down."""

    quad: np.ndarray
    seen: np.ndarray
    visible: float
    back: bool


@dataclass
class DieTruth:
    centre: np.ndarray
    size: float
    visible: float
    face: int


@dataclass
class OutlineScene:
    image: np.ndarray
    cards: list[OutlinedCard] = field(default_factory=list)
    dice: list[DieTruth] = field(default_factory=list)


def _look_down(card_width: float, tilt: float) -> np.ndarray:
    """Projection of the table (unit: a card's width, y towards the camera)."""
    focal, roll = FRAME * between(0.75, 1.7), random.gauss(0, 0.1)
    c, s = math.cos(tilt), math.sin(tilt)
    a, b = math.cos(roll), math.sin(roll)
    turn = np.array([[a, -b, 0], [b, a, 0], [0, 0, 1]]) @ np.array([[1, 0, 0], [0, c, 0], [0, -s, 0]])
    part = (FRAME - SIZE) / 2
    lens = np.array([[focal, 0, SIZE / 2 + between(-part, part)], [0, focal, SIZE / 2 + between(-part, part)], [0, 0, 1]])
    return lens @ np.c_[turn[:, 0], turn[:, 1], np.array([0, 0, focal / card_width])]


def _block(out: Layout, turn: float, at_x: float, at_y: float) -> None:
    """The lay-out of a memory game: rows and columns, some places empty, cards turned up in place."""
    rows, columns = random.choice([(4, 4), (4, 4), (4, 6), (6, 4), (3, 4), (5, 5), (4, 13), (2, 5), (3, 3), (6, 6)])
    step_x, step_y, filled = between(1.03, 1.6), between(1.45, 2.1), random.choice([1, 1, between(0.5, 1)])
    loose = random.choice([0.02, 0.05, 0.1])
    for j in range(rows):
        for i in range(columns):
            if random.random() < filled:
                x = (i - (columns - 1) / 2) * step_x + random.gauss(0, loose)
                y = (j - (rows - 1) / 2) * step_y + random.gauss(0, loose)
                angle = turn + random.gauss(0, loose) + (math.pi if random.random() < 0.5 else 0)
                c, s = math.cos(turn), math.sin(turn)
                out.add(at_x + x * c - y * s, at_y + x * s + y * c, angle)


def _pairs(out: Layout, reach: float, turn: float) -> None:
    """Two or three cards over each other, as players of poker hold them."""
    for _ in range(int(max(1, min(9, (2 * reach) ** 2 / 9 * between(0.5, 1.2))))):
        x, y, angle = between(-reach, reach), between(-reach, reach), turn + between(0, TURN)
        back = random.random() < 0.65
        for i in range(random.choice([2, 2, 2, 3])):
            shift = between(0.08, 0.6) * i
            out.add(x + shift * math.cos(angle), y + shift * math.sin(angle), angle + random.gauss(0, 0.2), back)


def _columns(out: Layout, reach: float, turn: float) -> None:
    """Solitaire's columns: backs one under the other, the last card face up."""
    step = between(0.25, 0.6)
    for i in range(int(min(8, 2 * reach / 1.3))):
        x, y = (i - 3) * between(1.15, 1.4), between(-1, 0)
        hidden, shown = random.randint(0, 5), random.randint(0, 3)
        for j in range(hidden + shown):
            down = y + j * step
            c, s = math.cos(turn), math.sin(turn)
            out.add(x * c - down * s, x * s + down * c, turn + random.gauss(0, 0.03), j < hidden)


def _stacks(out: Layout, reach: float) -> None:
    """Piles of which only the top card counts."""
    for _ in range(random.randint(1, 4)):
        x, y, angle, neat = between(-reach, reach), between(-reach, reach), between(0, TURN), between(0.003, 0.04)
        lean = np.random.uniform(-0.012, 0.012, 2)
        count = random.randint(2, 9)
        for i in range(count):
            top_up = i == count - 1 and random.random() < 0.2
            dx, dy = random.gauss(0, neat) + lean[0] * i, random.gauss(0, neat) + lean[1] * i
            out.add(x + dx, y + dy, angle + random.gauss(0, neat), not top_up)


def _places(reach: float, of_game: bool) -> list[Place]:
    kind, turn = 0.0 if of_game else random.random(), random.choice([0, 0, math.pi / 2, math.pi]) + random.gauss(0, 0.12)
    turn = turn if random.random() < 0.7 else between(0, TURN)
    out = Layout(share=between(0.6, 1) if of_game else random.choice([between(0.4, 1), between(0.2, 0.7), 0.5]))
    if kind < 0.4:
        off = max(0.0, reach - 3)
        _block(out, turn, between(-off, off), between(-off, off))
    elif kind < 0.53:
        scatter(out, reach)
    elif kind < 0.66:
        _pairs(out, reach, turn)
    elif kind < 0.74:
        _columns(out, reach, turn)
    elif kind < 0.82:
        melds(out, reach, turn)
    elif kind < 0.87:
        meld(out, between(-reach, reach) / 2, between(-reach, reach) / 2, between(0, TURN))
    else:
        for _ in range(random.randint(1, 3)):
            out.add(between(-reach, reach), between(-reach, reach), between(0, TURN))
    if random.random() < 0.2:
        _stacks(out, reach)
    return out.places[-MOST:]


def throw_die(image: np.ndarray, owner: np.ndarray, sprite: Die, at, size: float, number: int) -> None:
    """Paints a die and its shadow in place and marks its pixels in `owner`; the picture is a square."""
    extent, k = image.shape[0], size / sprite.size
    side = max(4, round(sprite.alpha.shape[0] * k))
    how = cv2.INTER_AREA if k < 1 else cv2.INTER_LINEAR
    parts = (sprite.colour, sprite.alpha, sprite.shadow)
    layers = np.dstack([cv2.resize(part, (side, side), interpolation=how) for part in parts])
    left, top = (np.round(np.array(at) - sprite.centre * k)).astype(int)
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(left + side, extent), min(top + side, extent)
    if x1 <= x0 or y1 <= y0:
        return
    layers = layers[y0 - top : y1 - top, x0 - left : x1 - left].astype(np.float32)
    alpha = layers[..., 3:4] / 255
    ground = image[y0:y1, x0:x1] * (1 - layers[..., 4:5] / 255)
    image[y0:y1, x0:x1] = ground * (1 - alpha) + layers[..., :3] * alpha
    owner[y0:y1, x0:x1][alpha[..., 0] > 0.5] = number


def _throw_dice(image: np.ndarray, owner: np.ndarray, dice: list[Die], size: float, tilt: float, count: int) -> list[DieTruth]:
    thrown: list[DieTruth] = []
    near = np.random.uniform(0.1, 0.9, 2) * SIZE
    together = between(0.1, 0.6) * SIZE
    for _ in range(count * 3):
        at = near + np.random.uniform(-together, together, 2)
        mine = size * (1 if random.random() < 0.7 else between(0.75, 1.3))
        apart = all(np.hypot(*(at - d.centre)) > 0.56 * (mine + d.size) for d in thrown)
        if len(thrown) == count or not apart or not (-0.2 * mine < at.min() and at.max() < SIZE + 0.2 * mine):
            continue
        sprite = min(random.sample(dice, SIMILAR_TILTS), key=lambda d: abs(d.tilt - tilt))
        throw_die(image, owner, sprite, at, mine, FIRST_DIE - len(thrown))
        thrown.append(DieTruth(at, mine, 0.0, sprite.face))
    return thrown


def _in_backs_colour(image: np.ndarray, back: np.ndarray) -> np.ndarray:
    """The ground, in the colour of this back's edge or of all of it: of cards without a border little shows but shadows."""
    edge = np.concatenate([back[:3].reshape(-1, 3), back[-3:].reshape(-1, 3), back[:, :3].reshape(-1, 3)])
    wanted = (edge if random.random() < 0.6 else back.reshape(-1, 3)).mean(0)
    return np.clip((image - image.mean((0, 1))) * between(0.2, 1) + wanted + np.random.randn(3) * 8, 0, 255)


def _lay_pieces(image: np.ndarray, laid: list[CardTruth], card_width: float) -> None:
    """Stones and tokens on some of the cards, and a few beside them."""
    for card in random.sample(laid, min(len(laid), random.choice([1, 2, 4, 8]))):
        size = card_width * between(*PIECE_SIZE)
        wide, high = np.ptp(card.quad, axis=0) * between(0, 0.6) / 2
        at = card.quad.mean(0) + np.random.uniform(-1, 1, 2) * (wide, high)
        x0, y0 = np.maximum(np.floor(at - 3 * size), 0).astype(int)
        x1, y1 = np.minimum(np.ceil(at + 3 * size), SIZE).astype(int)
        if x1 - x0 > 4 and y1 - y0 > 4:
            image[y0:y1, x0:x1] = throw_piece(image[y0:y1, x0:x1], at - (x0, y0), size)


def _seen_part(card: CardTruth, owner: np.ndarray, number: int) -> tuple[float, np.ndarray]:
    """The visible share of a card and the middle of it."""
    across, down = np.meshgrid(np.linspace(0.04, 0.96, 12), np.linspace(0.04, 0.96, 16))
    at = project(card.to_image, np.c_[across.ravel() * W, down.ravel() * H])
    cell = np.round(at).astype(int)
    inside = (cell >= 0).all(1) & (cell < SIZE).all(1)
    seen = np.zeros(len(at), bool)
    seen[inside] = owner[cell[inside, 1], cell[inside, 0]] == number
    return float(seen.mean()), at[seen].mean(0) if seen.any() else at.mean(0)


def render_outlines(stock: Stock, dice: list[Die]) -> OutlineScene:
    """A SIZE x SIZE scene; draws on `random` and `numpy.random`, so seed both."""
    of_game = random.random() < GAMES
    card_width = math.exp(between(math.log(SMALLEST), math.log(LARGEST_OF_GAMES if of_game else LARGEST)))
    tilt = between(*GAME_TILTS) if of_game else min(abs(random.gauss(0, TILT_SIGMA)), TILT_MOST)
    table = _look_down(card_width, tilt)
    image = surface(SIZE, stock.pictures)
    owner = np.full((SIZE, SIZE), -1, np.int16)
    dealer = Dealer(stock, card_width)
    if random.random() < CAMOUFLAGE:
        image = _in_backs_colour(image, dealer.backs[0][-1].astype(np.float32)).astype(np.float32)
    reach = max(0.7, SIZE / card_width * 0.6)
    without_cards = not of_game and random.random() < 0.14
    for _ in range(random.choice([0, 0, 0, 1, 2, 4] if not without_cards else [1, 2, 4])):
        put_object(image, owner, table, reach, stock.pictures)
    if random.random() < 0.25:
        for _ in range(random.randint(1, 4)):
            strew(image, owner, card_width, stock.pictures, over=False, dice=False)
    laid: list[CardTruth] = []
    for place in [] if without_cards else _places(reach, of_game):
        matrix = table @ dealer.card_to_table(place)
        quad = project(matrix, [[0, 0], [W, 0], [W, H], [0, H]])
        if in_view(matrix, quad, 0.05 * table[2, 2]) and np.abs(quad).max() < 5 * SIZE:
            dealer.paint(image, owner, len(laid), dealer.face(place.back)[0], matrix, quad)
            laid.append(CardTruth(quad, matrix, None if place.back else '', None, None))
    if laid and random.random() < (0.6 if of_game else 0.1):
        _lay_pieces(image, laid, card_width)
    thrown: list[DieTruth] = []
    if without_cards and random.random() < 0.6:
        size = math.exp(between(math.log(11), math.log(190)))
        thrown = _throw_dice(image, owner, dice, size, tilt, random.randint(1, 12))
    elif random.random() < 0.3:
        thrown = _throw_dice(image, owner, dice, max(9.0, card_width * between(0.2, 0.42)), tilt, random.randint(1, 6))
    if random.random() < 0.3:
        for _ in range(random.randint(1, 3)):
            strew(image, owner, card_width, stock.pictures, over=True, dice=False)
    scene = OutlineScene(shoot(light(image)))
    for number, card in enumerate(laid):
        share, middle = _seen_part(card, owner, number)
        scene.cards.append(OutlinedCard(card.quad, middle, share, card.glyph is None))
    for i, die in enumerate(thrown):
        die.visible = min(1.0, float((owner == FIRST_DIE - i).sum()) / die.size**2)
        scene.dice.append(die)
    return scene
