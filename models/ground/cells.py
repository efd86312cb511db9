"""Print and tiling that has the shape of cards and is none: squares of boards, boxes of puzzles and forms, places printed for cards."""

import random

import cv2
import numpy as np

from .backs import WORDS
from .glyphs import SUITS
from .paths import FACE_HEIGHT as H
from .paths import FACE_WIDTH as W
from .surfaces import between

ACROSS, DOWN, MIDDLE = 3, 3, 1
"""Cells, and which of them has the outline."""
WRITTEN = (*WORDS, *SUITS, *'123456789')


def _cell(sheet: np.ndarray, box: tuple[int, int, int, int], fill: np.ndarray | None, line: int, ink: list[int]) -> None:
    x, y, w, h = box
    if fill is not None:
        sheet[y : y + h, x : x + w] = fill
    if line > 0:
        cv2.rectangle(sheet, (x, y), (x + w, y + h), ink, line)
    if random.random() < 0.4:
        size, at = between(1.5, 6), (int(x + between(0.05, 0.4) * w), int(y + between(0.4, 0.9) * h))
        cv2.putText(sheet, random.choice(WRITTEN), at, cv2.FONT_HERSHEY_SIMPLEX, size, ink, int(size * 2), cv2.LINE_AA)


def _sheet() -> np.ndarray:
    """Cells of cards' size, W x H each, (DOWN H) x (ACROSS W) x 3 float32 BGR."""
    paper = np.array([between(150, 255)] * 3) * np.random.uniform(0.85, 1, 3) if random.random() < 0.6 else np.random.uniform(0, 255, 3)
    sheet = np.full((DOWN * H, ACROSS * W, 3), paper, np.uint8)
    ink = [int(v) for v in np.random.uniform(0, 120, 3)]
    gap = 0 if random.random() < 0.5 else int(between(0.02, 0.12) * W)
    line = random.choice([0, 3, 5, 9, 16]) if gap == 0 else random.choice([3, 5, 9])
    checkered = gap == 0 and random.random() < 0.6
    other = np.random.uniform(0, 255, 3)
    for row in range(DOWN):
        for column in range(ACROSS):
            tone = np.clip(paper * between(0.93, 1.03), 0, 255)
            fill = (other if (row + column) % 2 else paper) if checkered else tone if gap == 0 else None
            _cell(sheet, (column * W + gap, row * H + gap, W - 2 * gap, H - 2 * gap), fill, line, ink)
    return sheet + np.random.randn(*sheet.shape[:2], 1).astype(np.float32) * between(0, 8)


def draw_cells(ground: np.ndarray, quad: np.ndarray) -> np.ndarray:
    """The ground (float BGR) with a sheet on it, one of whose cells has this outline (4 x 2)."""
    h, w = ground.shape[:2]
    sheet = cv2.resize(_sheet(), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    unit = np.float32([(0, 0), (1, 0), (1, 1), (0, 1)])
    cell = (unit + MIDDLE) * (W / 2, H / 2)
    matrix = cv2.getPerspectiveTransform(np.float32(cell), np.float32(quad))
    fine = np.diag([2.0, 2.0, 1.0]) @ matrix
    ink = cv2.warpPerspective(sheet, fine, (2 * w, 2 * h))
    alpha = cv2.warpPerspective(np.ones(sheet.shape[:2], np.float32), fine, (2 * w, 2 * h))
    ink = cv2.resize(ink, (w, h), interpolation=cv2.INTER_AREA)
    alpha = cv2.resize(alpha, (w, h), interpolation=cv2.INTER_AREA)[..., None]
    return ground * (1 - alpha) + ink
