"""Draws one card before a camera, mostly small: no scene around it has to be rendered, so that every face of every deck and every
back is seen at many sizes and slants."""

import math
import pickle
import random
from pathlib import Path

import cv2
import numpy as np

from .camera import smear
from .decks import Pyramid
from .paths import FACE_HEIGHT, FACE_WIDTH
from .scene import CORNER_MASKS
from .surfaces import between

SMALLEST, LARGEST = 24.0, 110.0
"""Card widths, pixels: as many from 24 to 48 as from 48 to 96."""
FLATTEST = 0.45
"""How far a slant shortens a card across the line of sight: 1 / sin(27 degrees) is 2.2."""
FINER = 2
"""Times finer than the picture that a card is drawn, then averaged: a pixel sees an area, not a point."""
AROUND = 0.25
"""Of the ground that is drawn around a card, card widths."""
PRINTED_CORNERS = np.float32([(0, 0), (FACE_WIDTH, 0), (FACE_WIDTH, FACE_HEIGHT), (0, FACE_HEIGHT)])


def grounds(files: list[Path], most: int) -> list[np.ndarray]:
    """Scenes to put cards on."""
    out: list[np.ndarray] = []
    for file in files:
        for jpeg, *_ in pickle.loads(file.read_bytes()):
            out.append(cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR))
            if len(out) >= most:
                return out
    return out


def seen_outline() -> np.ndarray:
    """Outline 4 x 2 of a card somewhere before a camera, in pixels."""
    width = SMALLEST * (LARGEST / SMALLEST) ** random.random()
    height = width * (between(1.36, 1.44) if random.random() < 0.85 else between(1.5, 1.56))
    turn, slant = between(0, 2 * math.pi), between(FLATTEST, 1) if random.random() < 0.8 else 1
    unit = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * (width, height)
    c, s = math.cos(turn), math.sin(turn)
    flat = unit @ np.array([[c, s], [-s, c]]) * (1, slant)
    # The further edge of what lies at a slant is the smaller; phones look from 4 to 20 card heights away.
    nearer = 1 + flat[:, 1:] / height * math.sqrt(1 - slant * slant) / between(4, 20)
    return flat * nearer


def draw_card(face: Pyramid, quad: np.ndarray, ground: np.ndarray) -> np.ndarray:
    """The face within its outline on the ground, float BGR."""
    h, w = ground.shape[:2]
    sides = np.hypot(*(np.roll(quad, -1, 0) - quad).T)
    wanted = FINER * max(sides[0], sides[1] * FACE_WIDTH / FACE_HEIGHT)
    printed = next((level for level in reversed(face) if level.shape[1] >= 0.9 * wanted), face[0])
    corners = np.float32((quad + 0.5) * FINER - 0.5)
    size = (w * FINER, h * FINER)
    to_fine = cv2.getPerspectiveTransform(PRINTED_CORNERS, corners)
    k = FACE_WIDTH / printed.shape[1]
    ink = cv2.warpPerspective(printed, to_fine @ np.diag([k, k, 1]), size, borderMode=cv2.BORDER_REPLICATE)
    alpha = cv2.warpPerspective(random.choice(CORNER_MASKS), to_fine, size)
    ink = cv2.resize(ink, (w, h), interpolation=cv2.INTER_AREA).astype(np.float32)
    alpha = cv2.resize(alpha, (w, h), interpolation=cv2.INTER_AREA).astype(np.float32)[..., None] / 255
    if random.random() < 0.5:
        alpha_shadow = cv2.GaussianBlur(alpha, (0, 0), between(0.6, 3))[..., None]
        ground = ground * (1 - between(0, 0.6) * alpha_shadow)
    tint = np.array([between(0.88, 1.0), between(0.93, 1.0), between(0.95, 1.0)], np.float32)
    return ground * (1 - alpha) + ink * tint * alpha


def photograph(image: np.ndarray) -> np.ndarray:
    """Light, blur, noise, tone and compression of a small part of a picture; float BGR in, uint8 BGR out."""
    h, w = image.shape[:2]
    if random.random() < 0.6:
        across = np.linspace(between(0.6, 1.1), between(0.6, 1.1), w, dtype=np.float32)[None, :, None]
        down = np.linspace(between(0.7, 1.1), between(0.7, 1.1), h, dtype=np.float32)[:, None, None]
        image = image * across * down
    image = image * (np.array([between(0.75, 1.12), between(0.9, 1.05), between(0.85, 1.15)], np.float32) * between(0.5, 1.1))
    if random.random() < 0.15:
        at, wide = np.array([between(0, w), between(0, h)]), between(0.1, 0.5) * w
        y, x = np.mgrid[:h, :w].astype(np.float32)
        image = image + between(20, 160) * np.exp(-(((x - at[0]) ** 2 + (y - at[1]) ** 2) / wide**2))[..., None]
    image = np.clip(image, 0, 255)
    kind = random.random()
    if kind < 0.55:
        image = cv2.GaussianBlur(image, (0, 0), between(0.3, 1.1))
    elif kind < 0.65:
        image = smear(image, random.choice([3, 5]))
    if random.random() < 0.3:
        image = image + between(0.3, 1.2) * (image - cv2.GaussianBlur(image, (0, 0), 1.2))
    image = image + np.random.randn(h, w, 3).astype(np.float32) * between(0, 4)
    image = np.uint8(np.clip(image / 255, 0, 1) ** between(0.75, 1.3) * 255)
    if random.random() < 0.6:
        quality = [cv2.IMWRITE_JPEG_QUALITY, random.randint(45, 95)]
        image = cv2.imdecode(cv2.imencode('.jpg', image, quality)[1], cv2.IMREAD_COLOR)
    return image


def on_ground(quad: np.ndarray, tables: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """The outline moved onto a piece of ground that shows some of what is around it; that ground, float BGR."""
    around = AROUND * np.hypot(*(quad[1] - quad[0])) + 4
    low = np.floor(quad.min(0) - around)
    w, h = (int(v) for v in np.ceil(quad.max(0) + around) - low)
    table = random.choice(tables)
    y, x = random.randint(0, table.shape[0] - h), random.randint(0, table.shape[1] - w)
    return quad - low + np.random.rand(2), table[y : y + h, x : x + w].astype(np.float32)
