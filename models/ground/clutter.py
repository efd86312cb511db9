"""Things on a table that are not cards: chips, fingers, dice, newspapers, slips of print."""

import math
import random

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .procedural_decks import SUIT_SIGNS, fonts, glyph_mask, stamp, suit_font
from .surfaces import between, cloud, surface

PRINT = ('10', 'A8', 'K', 'Q', 'Sale', '23', 'J7', 'NEW', 'The quick brown', '69', '%', 'oo', 'B5', 'A', '7', 'TAX 4')
LETTERS = 'AJQKTaeioulnrstdkbv1079 '
PIP_PLACES = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}


def _finger(mask: np.ndarray, size: int, card_width: float, at) -> np.ndarray:
    turn = between(0, 2 * math.pi)
    end = (int(at[0] + math.cos(turn) * size), int(at[1] + math.sin(turn) * size))
    cv2.line(mask, at, end, 255, max(4, int(card_width * between(0.12, 0.45))), cv2.LINE_AA)
    skin = np.array([between(60, 190), between(80, 200), between(110, 235)], np.float32)
    return skin * (0.7 + 0.4 * cloud(size, 6)[..., None])


def _die(mask: np.ndarray, size: int, card_width: float, at) -> np.ndarray:
    side, turn = max(6.0, card_width * between(0.18, 0.4)), between(0, 90)
    cv2.fillPoly(mask, [cv2.boxPoints((at, (side, side), turn)).astype(np.int32)], 255, cv2.LINE_AA)
    body = np.array(random.choice([(245, 245, 245), (40, 40, 200), (60, 150, 40), (180, 70, 30), (30, 30, 30)]), np.float32)
    out = np.ones((size, size, 3), np.float32) * body
    pip = (20, 20, 20) if body.sum() > 500 else (245, 245, 245)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for x, y in PIP_PLACES[random.randint(1, 6)]:
        px, py = x * side * 0.27, y * side * 0.27
        centre = (int(at[0] + px * c - py * s), int(at[1] + px * s + py * c))
        cv2.circle(out, centre, max(1, int(side * 0.09)), pip, -1, cv2.LINE_AA)
    return out


def _slip(mask: np.ndarray, size: int, card_width: float, at, pictures) -> np.ndarray:
    s = int(card_width * between(0.3, 1.8))
    if random.random() < 0.4:
        cv2.circle(mask, at, max(3, int(s * 0.4)), 255, -1, cv2.LINE_AA)
    else:
        corners = cv2.boxPoints((at, (s, s * between(0.3, 1.5)), between(0, 180)))
        cv2.fillPoly(mask, [corners.astype(np.int32)], 255, cv2.LINE_AA)
    plain = np.ones((size, size, 3), np.float32) * np.random.randint(0, 256, 3)
    out = surface(size, pictures) if random.random() < 0.5 else plain
    if random.random() < 0.6:
        out = np.clip(out, 0, 255).astype(np.uint8)
        for _ in range(random.randint(1, 7)):
            where = (at[0] - s // 2 + random.randint(0, max(1, s // 2)), at[1] + random.randint(-s // 2, s // 2 + 1))
            colour = [random.randint(0, 255) for _ in range(3)]
            face, height, weight = random.randint(0, 5), between(0.3, 1.4), random.randint(1, 3)
            cv2.putText(out, random.choice(PRINT), where, face, height, colour, weight, cv2.LINE_AA)
    return out


def _chip(mask: np.ndarray, size: int, card_width: float, at) -> np.ndarray:
    """A poker chip: a coloured disc with bright blocks along its rim and, often, suits or a number on it."""
    radius = max(5, int(card_width * between(0.22, 0.36)))
    cv2.circle(mask, at, radius, 255, -1, cv2.LINE_AA)
    body, mark = np.random.randint(10, 250, 3), random.choice([(240, 240, 240), (30, 30, 30), (40, 40, 200), (60, 160, 220)])
    out = np.ones((size, size, 3), np.float32) * body
    blocks, turn = random.randint(4, 8), between(0, 90)
    for i in range(blocks):
        start = turn + 360 * i / blocks
        cv2.ellipse(out, at, (radius, radius), 0, start, start + 180 / blocks, mark, max(1, radius // 4), cv2.LINE_AA)
    cv2.circle(out, at, int(radius * between(0.5, 0.7)), mark, 1, cv2.LINE_AA)
    if random.random() < 0.6:
        text = random.choice([*SUIT_SIGNS.values(), '5', '10', '25', '100'])
        printed = glyph_mask(text, suit_font('DejaVu'))
        if printed is not None:
            high = radius * between(0.5, 1)
            stamp(out, printed, mark, at, (high * printed.shape[1] / printed.shape[0], high), random.random() < 0.5)
    return out


def _newspaper(mask: np.ndarray, size: int, card_width: float, at) -> np.ndarray:
    """A turned page of print: columns, headlines and grids of digits."""
    paper, ink = (random.randint(200, 245),) * 3, (random.randint(10, 60),) * 3
    page = Image.new('RGB', (size, size), paper)
    pen, file = ImageDraw.Draw(page), random.choice(fonts()[0])
    line, x = max(6.0, card_width * between(0.06, 0.25)), between(2, 12)
    plain, headline = (ImageFont.truetype(file, int(line * k)) for k in (1, between(1.5, 3)))
    while x < size:
        digits, wide, y = random.random() < 0.35, between(0.2, 0.5) * size, between(0, 10)
        while y < size:
            font = headline if random.random() < 0.08 else plain
            letters = '123456789 ' if digits else LETTERS
            pen.text((x, y), ''.join(random.choices(letters, k=int(wide / font.size * 2))), font=font, fill=ink)
            y += font.size * 1.3
        x += wide + line * 1.5
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), between(0, 360), between(1, 1.3))
    out = cv2.warpAffine(np.array(page), turn, (size, size), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    corners = cv2.boxPoints((at, (size * between(0.3, 1.2), size * between(0.3, 1.2)), between(0, 180)))
    cv2.fillPoly(mask, [corners.astype(np.int32)], 255, cv2.LINE_AA)
    return out.astype(np.float32)


def strew(
    image: np.ndarray, owner: np.ndarray, card_width: float, pictures: list[np.ndarray], over: bool, dice: bool = True
) -> None:
    """Puts one thing on the picture in place and marks its pixels in `owner` as -2 (hides what lies beneath).

    `over`: on top of cards, where no newspaper comes to lie. `dice`: whether it may be a die, seen from straight above.
    """
    size = image.shape[0]
    mask = np.zeros((size, size), np.uint8)
    at = (random.randint(0, size), random.randint(0, size))
    kind = random.random()
    if kind < 0.33:
        texture = _finger(mask, size, card_width, at)
    elif kind < 0.45 and dice:
        texture = _die(mask, size, card_width, at)
    elif kind < 0.63:
        texture = _chip(mask, size, card_width, at)
    elif kind < 0.69 and not over:
        texture = _newspaper(mask, size, card_width, at)
    else:
        texture = _slip(mask, size, card_width, at, pictures)
    alpha = mask.astype(np.float32)[..., None] / 255
    image[:] = image * (1 - alpha) + texture * alpha
    owner[mask > 127] = -2
