"""Draws decks no shop sells: any font, index size and place, suit shapes, court letters of eight languages.

    python -m ground.procedural_decks [--count 160] [--seed 1]
"""

import argparse
import json
import random
import subprocess
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .glyphs import LANGUAGES, PRINTED, RANKS, SUITS, glyph_of
from .paths import FACE_HEIGHT, FACE_WIDTH, FACES

SCALE = 2
WIDTH, HEIGHT = FACE_WIDTH * SCALE, FACE_HEIGHT * SCALE
SUIT_SIGNS = {'S': '♠', 'H': '♥', 'D': '♦', 'C': '♣'}
SUIT_FONTS = ('DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'FreeSans.ttf', 'FreeSerif.ttf', 'DejaVuSerif.ttf')
UNFIT = 'symbol emoji math dingbat icon chancery oblique zapf d050 mono cmex cmsy cmmi initials swash music braille'
HEAVY = 'bold black heavy bebas semibold medium demi'
LEFT, MIDDLE, RIGHT = 0.3, 0.5, 0.7
COLUMN_4 = [(x, y) for x in (LEFT, RIGHT) for y in (0.2, 0.4, 0.6, 0.8)]
CORNERS = [(x, y) for x in (LEFT, RIGHT) for y in (0.2, 0.8)]
SIDES = [(LEFT, 0.5), (RIGHT, 0.5)]
PIPS = {
    '2': [(MIDDLE, 0.2), (MIDDLE, 0.8)],
    '3': [(MIDDLE, 0.2), (MIDDLE, 0.5), (MIDDLE, 0.8)],
    '4': CORNERS,
    '5': [*CORNERS, (MIDDLE, 0.5)],
    '6': [*CORNERS, *SIDES],
    '7': [*CORNERS, *SIDES, (MIDDLE, 0.35)],
    '8': [*CORNERS, *SIDES, (MIDDLE, 0.35), (MIDDLE, 0.65)],
    '9': [*COLUMN_4, (MIDDLE, 0.5)],
    'T': [*COLUMN_4, (MIDDLE, 0.3), (MIDDLE, 0.7)],
}


@cache
def fonts() -> tuple[list[str], list[str], list[str]]:
    """Paths of (all fit fonts, heavy ones, those with Cyrillic)."""

    def listed(language: str) -> set[str]:
        out = subprocess.run(['fc-list', f':lang={language}', 'file'], capture_output=True, text=True, check=True)
        return {line.strip().rstrip(':') for line in out.stdout.splitlines()}

    fit = [
        f
        for f in sorted(listed('en'))
        if f.lower().endswith(('.ttf', '.otf')) and not any(word in f.lower() for word in UNFIT.split())
    ]
    # Noto brings a hundred families whose Latin letters are one design: keep the two.
    fit = [f for f in fit if 'Noto' not in f or Path(f).name.startswith(('NotoSans-', 'NotoSerif-', 'NotoSansDisplay-'))]
    cyrillic = listed('ru')
    heavy = [f for f in fit if any(word in f.lower() for word in HEAVY.split())]
    return fit, heavy, [f for f in fit if f in cyrillic]


@cache
def glyph_mask(text: str, font: str) -> np.ndarray | None:
    """Ink of a text (0 to 255), cut to its bounds; None where the font lacks it."""
    face = ImageFont.truetype(font, 300)
    image = Image.new('L', (1500, 700), 0)
    ImageDraw.Draw(image).text((150, 80), text, font=face, fill=255)
    bounds = image.getbbox()
    return np.array(image.crop(bounds)) if bounds else None


@cache
def _suit_fonts() -> list[str]:
    out = subprocess.run(['fc-list', ':', 'file'], capture_output=True, text=True, check=True).stdout
    found = [line.strip().rstrip(':') for line in out.splitlines()]
    return [f for f in found if Path(f).name in SUIT_FONTS]


def suit_font(start: str = '') -> str:
    """Path of a font that has the four suits; the DejaVu ones have a star too."""
    return random.choice([f for f in _suit_fonts() if Path(f).name.startswith(start)])


def suit_masks() -> dict[str, np.ndarray]:
    font = suit_font()
    masks = {suit: glyph_mask(sign, font) for suit, sign in SUIT_SIGNS.items()}
    if random.random() < 0.5:  # a diamond of its own proportions, its sides straight or hollow
        h, w, k = 300, random.randint(180, 290), random.uniform(0, 0.12)
        side = [(0.75 - k, 0.25 + k), (1, 0.5), (0.75 - k, 0.75 - k), (0.5, 1)]
        points = [(0.5, 0), *side, (0.25 + k, 0.75 - k), (0, 0.5), (0.25 + k, 0.25 + k)]
        masks['D'] = np.zeros((h, w), np.uint8)
        cv2.fillPoly(masks['D'], [np.array([(x * w, y * h) for x, y in points], np.int32)], 255, cv2.LINE_AA)
    if random.random() < 0.3:
        thick = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (random.choice((9, 17, 25)),) * 2)
        masks = {suit: cv2.dilate(np.pad(m, 14), thick) for suit, m in masks.items()}
    return masks


def stamp(image: np.ndarray, mask: np.ndarray, colour, middle, size, turned: bool = False) -> None:
    """Prints a mask in one colour, its middle and size in pixels of the image."""
    w, h = (max(2, round(v)) for v in size)
    ink = cv2.resize(mask, (w, h), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    if turned:
        ink = ink[::-1, ::-1]
    x, y = round(middle[0] - w / 2), round(middle[1] - h / 2)
    x0, y0, x1, y1 = max(x, 0), max(y, 0), min(x + w, image.shape[1]), min(y + h, image.shape[0])
    if x1 > x0 and y1 > y0:
        ink = ink[y0 - y : y1 - y, x0 - x : x1 - x, None]
        image[y0:y1, x0:x1] = image[y0:y1, x0:x1] * (1 - ink) + np.array(colour, np.float32) * ink


class Design:
    """The choices one deck is drawn by; fractions are of the card's width (x, w) and height (y, h)."""

    def __init__(self, language: str):
        every, heavy, cyrillic = fonts()
        pool = cyrillic if language == 'russian' else heavy if random.random() < 0.55 else every
        self.language = language
        self.font = random.choice(pool)
        self.ten = 'T' if random.random() < 0.12 and language != 'russian' else '10'
        self.suits = suit_masks()
        red = (random.randint(10, 60), random.randint(5, 40), random.randint(150, 235))
        black = (random.randint(5, 50),) * 3
        self.colours = {'H': red, 'D': red, 'C': black, 'S': black}
        if random.random() < 0.12:
            self.colours |= {'C': (30, 120, 20), 'D': (190, 70, 20)}
        elif random.random() < 0.06:
            self.colours |= {'D': (20, 120, 235), 'C': (140, 60, 60)}
        self.four = random.random() < 0.3
        big = random.random() > 0.75
        self.rank_h = random.uniform(0.125, 0.19) if big else random.uniform(0.065, 0.125)
        self.rank_w = random.uniform(0.085, 0.125) * (self.rank_h / 0.095) ** 0.8
        self.suit_h = self.rank_h * random.uniform(0.5, 0.95)
        self.suit_w = self.suit_h * FACE_HEIGHT / FACE_WIDTH * random.uniform(0.8, 1.05)
        self.gap = random.uniform(0.004, 0.025)
        self.top = random.uniform(0.02, 0.055)
        self.x = random.uniform(0.015, 0.045) + max(self.rank_w, self.suit_w) / 2
        tone = random.random()
        self.paper = np.array(
            [random.randint(238, 255), random.randint(243, 255), random.randint(245, 255)]
            if tone < 0.85
            else [random.randint(190, 225), random.randint(215, 238), random.randint(225, 248)],
            np.float32,
        )
        self.border = random.random() < 0.4
        self.pip = random.uniform(0.13, 0.19)
        self.spread = 1 + random.uniform(-0.1, 0.15)
        self.one_big_pip = random.random() < 0.15
        self.frame = random.random() < 0.15
        self.joker_word = random.random() < 0.6

    def box(self) -> list[float]:
        half = max(self.rank_w, self.suit_w) / 2
        bottom = self.top + self.rank_h + self.gap + self.suit_h
        return [self.x - half, self.top, self.x + half, bottom]

    def blank(self) -> np.ndarray:
        return np.ones((HEIGHT, WIDTH, 3), np.float32) * self.paper

    def index(self, image: np.ndarray, glyph: str, suit: str) -> None:
        """Rank over suit in two opposite corners, or in all four."""
        mask = glyph_mask(PRINTED.get(glyph, glyph), self.font)
        if mask is None:
            raise ValueError(f'{self.font} lacks {glyph}')
        wide = {'10': 1.2, 'KN': 1.3, 'J': 0.8, '1': 0.5}.get(glyph, 1.0)
        colour = self.colours[suit]
        for _ in range(2):
            if self.frame:  # a line round the face that runs close by the index, as on ornate packs
                edge = (int((self.x + max(self.rank_w, self.suit_w) * 0.62) * WIDTH), int(self.top * HEIGHT))
                cv2.rectangle(image, edge, (WIDTH - edge[0], HEIGHT - edge[1]), colour, 2)
            for x in (self.x, 1 - self.x) if self.four else (self.x,):
                rank_y = (self.top + self.rank_h / 2) * HEIGHT
                size = (self.rank_w * wide * WIDTH, self.rank_h * HEIGHT)
                stamp(image, mask, colour, (x * WIDTH, rank_y), size)
                suit_y = (self.top + self.rank_h + self.gap + self.suit_h / 2) * HEIGHT
                size = (self.suit_w * WIDTH, self.suit_h * HEIGHT)
                stamp(image, self.suits[suit], colour, (x * WIDTH, suit_y), size)
            image[:] = image[::-1, ::-1].copy()

    def pips(self, image: np.ndarray, rank: str, suit: str) -> None:
        mask, colour = self.suits[suit], self.colours[suit]
        if rank == 'A' or self.one_big_pip:
            z = random.uniform(0.2, 0.5) * WIDTH
            stamp(image, mask, colour, (WIDTH / 2, HEIGHT / 2), (z, z * 1.1))
            return
        for x, y in PIPS[rank]:
            at = ((0.5 + (x - 0.5) * self.spread) * WIDTH, y * HEIGHT)
            stamp(image, mask, colour, at, (self.pip * WIDTH, self.pip * 1.1 * WIDTH), y > 0.5)

    def court(self, image: np.ndarray, art: np.ndarray) -> None:
        side = max(self.x + max(self.rank_w, self.suit_w) / 2 + 0.01, random.uniform(0.17, 0.22))
        x0, y0 = int(min(side, 0.32) * WIDTH), int(random.uniform(0.07, 0.13) * HEIGHT)
        x1, y1 = WIDTH - x0, HEIGHT - y0
        image[y0:y1, x0:x1] = cv2.resize(art, (x1 - x0, y1 - y0), interpolation=cv2.INTER_CUBIC)
        if self.border:
            cv2.rectangle(image, (x0, y0), (x1, y1), random.choice(list(self.colours.values())), random.randint(1, 4))


def _art(files: list[Path]) -> np.ndarray:
    """The picture in the middle of a court card of some library deck, sometimes in other colours; without any, a blur of colours."""
    if not files:
        return np.uint8(255 * np.random.rand(7, 4, 3)).repeat(48, 0).repeat(45, 1)
    art = cv2.imread(str(random.choice(files)))
    art = art[int(0.1 * FACE_HEIGHT) : int(0.9 * FACE_HEIGHT), int(0.2 * FACE_WIDTH) : int(0.8 * FACE_WIDTH)]
    if random.random() < 0.3:
        hsv = cv2.cvtColor(art, cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(int) + random.randint(0, 179)) % 180
        art = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)
    return art[:, ::-1] if random.random() < 0.3 else art


def draw_deck(number: int, seed: int, foreign: float) -> None:
    """Draws deck `proc_<number>`; `foreign`: share of those that need not speak English."""
    random.seed(seed * 100_003 + number)
    language = 'english' if random.random() >= foreign else random.choice(sorted(LANGUAGES))
    design = Design(language)
    folder = FACES / f'proc_{number:03d}'
    folder.mkdir(parents=True, exist_ok=True)
    library = [p for p in FACES.iterdir() if not p.name.startswith('proc_')]
    courts = [f for p in library for g in 'JQKBDVR' for f in p.glob(f'{g}_?.png')]
    jokers = [f for p in library for f in p.glob('X_?.png')] + courts[:20]

    def save(glyph: str, suit: str, image: np.ndarray) -> None:
        small = cv2.resize(np.clip(image, 0, 255).astype(np.uint8), (FACE_WIDTH, FACE_HEIGHT), interpolation=cv2.INTER_AREA)
        cv2.imwrite(str(folder / f'{glyph}_{suit}.png'), small)

    for suit in SUITS:
        for rank in RANKS:
            image = design.blank()
            if rank in 'JQK':
                design.court(image, _art(courts))
            else:
                design.pips(image, rank, suit)
            glyph = glyph_of(rank, language, design.ten)
            design.index(image, glyph, suit)
            save(glyph, suit, image)
    for suit in ('S', 'H'):
        save('X', suit, _joker(design, suit, jokers))
    (folder / 'deck.json').write_text(json.dumps({'index': design.box(), 'four': design.four}))


def _joker(design: Design, suit: str, art: list[Path]) -> np.ndarray:
    """A joker's corners have no fixed look: a word down or across, a letter or two, a star, a suit, a figure's head."""
    image = design.blank()
    picture = _art(art)
    image[160:680, 120:480] = cv2.resize(picture, (360, 520))
    colour = design.colours[suit]
    corner = random.choice(['down', 'down', 'across', 'letters', 'star', 'head'] if design.joker_word else ['star', 'head', 'none'])
    word = random.choice(['JOKER', 'JOKER', 'JOKER', 'Joker', 'JOLLY'])
    for _ in range(2):
        for x in (design.x, 1 - design.x) if design.four else (design.x,):
            _joker_corner(image, design, corner, word, colour, x, picture)
        image[:] = image[::-1, ::-1].copy()
    return image


def _joker_corner(image: np.ndarray, design: Design, corner: str, word: str, colour, x: float, picture: np.ndarray) -> None:
    at = (x * WIDTH, (design.top + design.rank_h / 2) * HEIGHT)
    if corner == 'down':
        step = random.uniform(0.035, 0.055) * HEIGHT
        for i, letter in enumerate(word):
            below = (x * WIDTH, (design.top + 0.024) * HEIGHT + i * step)
            stamp(image, glyph_mask(letter, design.font), colour, below, (0.07 * WIDTH, step * 0.8))
    elif corner == 'across':
        wide = random.uniform(0.16, 0.3) * WIDTH
        stamp(image, glyph_mask(word, design.font), colour, (at[0] + (wide / 2 if x < 0.5 else -wide / 2) * 0.7, at[1]), (wide, wide * 0.28))
    elif corner == 'letters':
        wide = design.rank_w * WIDTH
        stamp(image, glyph_mask(random.choice(['JO', 'JK', 'Jo', 'X', 'R']), design.font), colour, at, (wide * 1.3, wide))
    elif corner == 'head':
        w, h = (max(8, int(v)) for v in (design.rank_w * 1.3 * WIDTH, design.rank_h * 1.3 * HEIGHT))
        y0, x0 = max(0, int(at[1] - h / 2)), max(0, int(at[0] - w / 2))
        part = cv2.resize(picture[: picture.shape[0] // 3], (w, h), interpolation=cv2.INTER_AREA)
        room = image[y0 : y0 + h, x0 : x0 + w]
        room[:] = part[: room.shape[0], : room.shape[1]]
    elif corner == 'star':
        star = glyph_mask('★', suit_font('DejaVuSans'))
        if star is not None:
            stamp(image, star, colour, at, (design.rank_w * WIDTH,) * 2)
            if random.random() < 0.5:
                below = (x * WIDTH, (design.top + design.rank_h + design.gap + design.suit_h / 2) * HEIGHT)
                stamp(image, star, colour, below, (design.suit_w * WIDTH,) * 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--count', type=int, default=160)
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--foreign', type=float, default=0.4, help='share of decks that need not speak English')
    options = parser.parse_args()
    for number in range(options.first, options.first + options.count):
        try:
            draw_deck(number, options.seed, options.foreign)
        except ValueError as error:  # a font without a letter: the next deck takes another
            print(f'deck {number}: {error}')


if __name__ == '__main__':
    main()
