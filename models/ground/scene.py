"""Renders one scene: cards on a table as a phone sees them, with the truth about every card and index."""

import math
import random
from dataclasses import dataclass, field

import cv2
import numpy as np

from .camera import light, shoot
from .clutter import strew
from .decks import Deck, Pyramid
from .layouts import Place, lay
from .paths import FACE_HEIGHT as H
from .paths import FACE_WIDTH as W
from .surfaces import between, surface

SIZE = 416
SMALLEST, LARGEST = 32, 200
"""Card widths in pixels."""
TILT_SIGMA, TILT_MOST = 0.45, 1.13
"""Radians between the table and a picture taken from straight above; 1.13 is 65 degrees."""
LEAST_CONTRAST = 24
"""Of 255, within an index: below it the index can't be seen."""
WASHED_OUT = 0.5
"""What such an index counts as visible: neither to be found nor to be taken for nothing."""
PIXELS_OF_LEVEL = ((140, 0), (70, 1), (34, 2), (0, 3))


@dataclass
class CardTruth:
    """`quad` 4 x 2 pixels, top left first as printed; `visible` 0 to 1; `glyph` None for a back."""

    quad: np.ndarray
    to_image: np.ndarray
    glyph: str | None
    suit: str | None
    deck: str | None
    visible: float = 0.0


@dataclass
class IndexTruth:
    """An index: `middle`, half its width to the `right` and half its height `up`, in pixels; which card it is on."""

    middle: np.ndarray
    right: np.ndarray
    up: np.ndarray
    glyph: str
    suit: str
    card: int
    samples: np.ndarray
    visible: float = 0.0


@dataclass
class Scene:
    image: np.ndarray
    cards: list[CardTruth] = field(default_factory=list)
    indices: list[IndexTruth] = field(default_factory=list)


@dataclass
class Stock:
    """What scenes are made from."""

    decks: list[Deck]
    backs: list[Pyramid]
    pictures: list[np.ndarray]


def _corner_masks() -> list[np.ndarray]:
    masks = []
    for r in (10, 16, 22):
        mask = np.zeros((H, W), np.uint8)
        cv2.rectangle(mask, (r, 0), (W - 1 - r, H - 1), 255, -1)
        cv2.rectangle(mask, (0, r), (W - 1, H - 1 - r), 255, -1)
        for x in (r, W - 1 - r):
            for y in (r, H - 1 - r):
                cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)
        masks.append(mask)
    return masks


CORNER_MASKS = _corner_masks()


def project(matrix: np.ndarray, points) -> np.ndarray:
    p = np.asarray(points, np.float64)
    q = np.c_[p, np.ones(len(p))] @ matrix.T
    return q[:, :2] / q[:, 2:]


def _table_to_image(card_width: float) -> np.ndarray:
    """Projection of the table (unit: a card's width, origin in the middle of the picture)."""
    tilt = min(abs(random.gauss(0, TILT_SIGMA)), TILT_MOST)
    if random.random() < 0.12:
        tilt = between(0.8, TILT_MOST)
    yaw, focal = between(0, 2 * math.pi), SIZE * between(1.0, 2.2)
    c, s = math.cos(yaw), math.sin(yaw)
    spin = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    c, s = math.cos(tilt), math.sin(tilt)
    turn = np.array([[1, 0, 0], [0, c, -s], [0, s, c]]) @ spin
    lens = np.array([[focal, 0, SIZE / 2], [0, focal, SIZE / 2], [0, 0, 1.0]])
    return lens @ np.c_[turn[:, 0], turn[:, 1], np.array([0, 0, focal / card_width])]


class Dealer:
    """Chooses decks, backs and faces for one scene, and paints them."""

    def __init__(self, stock: Stock, card_width: float):
        self.decks = random.sample(stock.decks, 2)
        self.backs = random.sample(stock.backs, 2)
        self.mixed = random.random() < 0.3
        self.corner = random.choice(CORNER_MASKS)
        self.aspect = between(1.36, 1.44) if random.random() < 0.85 else between(1.5, 1.56)
        self.shadow = between(0, 0.6)
        self.shadow_shift = np.array([between(-1, 1), between(-1, 1)]) * between(1, 5) * card_width / 100
        self.shadow_blur = max(0.6, between(1, 5) * card_width / 100)
        self.tint = np.array([between(0.9, 1.0), between(0.93, 1.0), between(0.95, 1.0)], np.float32)

    def _either(self, two: list, same: float):
        return two[0] if not self.mixed or random.random() < same else two[1]

    def face(self, back: bool) -> tuple[Pyramid, Deck | None, str]:
        if back:
            return self._either(self.backs, 0.5), None, ''
        deck = self._either(self.decks, 0.6)
        jokers = [name for name in deck.faces if name[0] == 'X']
        plain = [name for name in deck.faces if name[0] != 'X']
        name = random.choice(jokers if jokers and random.random() < 0.08 else plain)
        return deck.faces[name], deck, name

    def card_to_table(self, place: Place) -> np.ndarray:
        c, s, a = math.cos(place.angle), math.sin(place.angle), self.aspect
        x = place.x - 0.5 * c + 0.5 * a * s
        y = place.y - 0.5 * s - 0.5 * a * c
        return np.array([[c / W, -s * a / H, x], [s / W, c * a / H, y], [0, 0, 1]])

    def paint(self, image, owner, number: int, face: Pyramid, matrix: np.ndarray, quad: np.ndarray) -> None:
        x0, y0 = np.maximum(np.floor(quad.min(0) - 8).astype(int), 0)
        x1, y1 = np.minimum(np.ceil(quad.max(0) + 8).astype(int), SIZE)
        w, h = x1 - x0, y1 - y0
        width = (np.linalg.norm(quad[1] - quad[0]) + np.linalg.norm(quad[2] - quad[3])) / 2
        printed = face[next(level for least, level in PIXELS_OF_LEVEL if width > least)]
        shift = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]])
        k = W / printed.shape[1]
        warp = shift @ matrix @ np.diag([k, k, 1])
        ink = cv2.warpPerspective(printed, warp, (w, h), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        alpha = cv2.warpPerspective(self.corner, shift @ matrix, (w, h), flags=cv2.INTER_LINEAR)
        ground = image[y0:y1, x0:x1]
        if self.shadow > 0.05:
            moved = cv2.warpAffine(alpha, np.float32([[1, 0, self.shadow_shift[0]], [0, 1, self.shadow_shift[1]]]), (w, h))
            dark = cv2.GaussianBlur(moved, (0, 0), self.shadow_blur).astype(np.float32) / 255
            ground *= 1 - self.shadow * dark[..., None]
        a = alpha.astype(np.float32)[..., None] / 255
        ink = ink.astype(np.float32) * (self.tint * between(0.9, 1.03))
        if random.random() < 0.5:
            ink = ink * np.linspace(between(0.85, 1), between(0.85, 1), w, dtype=np.float32)[None, :, None]
        if width > 40 and random.random() < 0.7:
            edge = cv2.morphologyEx(alpha, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)).astype(np.float32) / 255
            ink = ink * (1 - edge[..., None] * between(0, 0.4))
        image[y0:y1, x0:x1] = ground * (1 - a) + ink * a
        owner[y0:y1, x0:x1][alpha > 127] = number


def _indices(deck: Deck, name: str, matrix: np.ndarray, card: int) -> list[IndexTruth]:
    left, top, right, bottom = deck.index
    middle = np.array([(left + right) / 2 * W, (top + bottom) / 2 * H])
    half_w, half_h = (right - left) / 2 * W, (bottom - top) / 2 * H
    places = [(middle, 1), (np.array([W, H]) - middle, -1)]
    if deck.four:
        places += [(np.array([W - middle[0], middle[1]]), 1), (np.array([middle[0], H - middle[1]]), -1)]
    glyph, suit = name.split('_')
    across, down = np.meshgrid(np.linspace(-1, 1, 5), np.linspace(-1, 1, 7))
    out = []
    for at, sign in places:
        p = project(matrix, [at, at + [sign * half_w, 0], at - [0, sign * half_h]])
        samples = project(matrix, np.c_[at[0] + across.ravel() * half_w, at[1] + down.ravel() * half_h])
        out.append(IndexTruth(p[0], p[1] - p[0], p[2] - p[0], glyph, suit, card, samples))
    return out


def _visible(samples: np.ndarray, owner: np.ndarray, card: int) -> float:
    at = np.round(samples).astype(int)
    inside = (at >= 0).all(1) & (at < SIZE).all(1)
    seen = np.zeros(len(at))
    seen[inside] = owner[at[inside, 1], at[inside, 0]] == card
    return float(seen.mean())


def _is_washed_out(image: np.ndarray, samples: np.ndarray) -> bool:
    """Whether glare, darkness or blur left nothing of an index that a person could see."""
    at = np.round(samples).astype(int)
    at = at[(at >= 0).all(1) & (at < SIZE).all(1)]
    if len(at) == 0:
        return False
    seen = image[at[:, 1], at[:, 0]].astype(np.int16)
    return bool((seen.max(0) - seen.min(0)).max() < LEAST_CONTRAST)


def in_view(matrix: np.ndarray, quad: np.ndarray, nearest: float) -> bool:
    """Whether a card is before the camera, at least `nearest` away, and at least its rim in the picture."""
    corners = np.array([[0, 0, 1], [W, 0, 1], [W, H, 1], [0, H, 1]])
    if (corners @ matrix.T)[:, 2].min() <= nearest or not np.isfinite(quad).all():
        return False
    low, high = np.maximum(quad.min(0) - 8, 0), np.minimum(quad.max(0) + 8, SIZE)
    return bool((high - low >= 4).all() and (quad.max(0) > -2).all() and (quad.min(0) < SIZE + 2).all())


def render(stock: Stock) -> Scene:
    """A SIZE x SIZE scene; draws on `random` and `numpy.random`, so seed both."""
    card_width = math.exp(between(math.log(SMALLEST), math.log(LARGEST)))
    table = _table_to_image(card_width)
    image = surface(SIZE, stock.pictures)
    owner = np.full((SIZE, SIZE), -1, np.int16)
    dealer = Dealer(stock, card_width)
    scene = Scene(image)
    if random.random() < 0.35:
        for _ in range(random.randint(1, 6)):
            strew(image, owner, card_width, stock.pictures, over=False)
    for place in lay(reach=SIZE / card_width * 0.62):
        matrix = table @ dealer.card_to_table(place)
        quad = project(matrix, [[0, 0], [W, 0], [W, H], [0, H]])
        if not in_view(matrix, quad, 0.05 * table[2, 2]):
            continue
        face, deck, name = dealer.face(place.back)
        number = len(scene.cards)
        dealer.paint(image, owner, number, face, matrix, quad)
        glyph, suit = name.split('_') if deck else (None, None)
        scene.cards.append(CardTruth(quad, matrix, glyph, suit, deck.name if deck else None))
        if deck:
            scene.indices += _indices(deck, name, matrix, number)
    if random.random() < 0.35:
        for _ in range(random.randint(1, 3)):
            strew(image, owner, card_width, stock.pictures, over=True)
    across, down = np.meshgrid(np.linspace(0.05, 0.95, 9), np.linspace(0.05, 0.95, 12))
    for number, card in enumerate(scene.cards):
        card.visible = _visible(project(card.to_image, np.c_[across.ravel() * W, down.ravel() * H]), owner, number)
    for index in scene.indices:
        index.visible = _visible(index.samples, owner, index.card)
    scene.image = shoot(light(image))
    for index in scene.indices:
        if _is_washed_out(scene.image, index.samples):
            index.visible = min(index.visible, WASHED_OUT)
    return scene
