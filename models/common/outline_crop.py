"""Cuts the upright crop within an outline out of a picture; `src/vision` cuts it the same way."""

import cv2
import numpy as np

from .index_crop import FINEST, Levels


def cut_outline(levels: Levels, quad: np.ndarray, width: int, height: int, margin: float) -> np.ndarray:
    """Crop height x width x 3 of what lies within an outline and `margin` of its sides beyond.

    quad: 4 x 2, from the top left clockwise, pixel centres at whole numbers.
    """
    sides = np.roll(quad, -1, 0) - quad
    across, down = (np.hypot(*(sides[i] - sides[i + 2])) / 2 for i in (0, 1))
    per_pixel, level = max(across / width, down / height) * (1 + 2 * margin), 0
    while per_pixel > FINEST and level < 4:
        per_pixel, level = per_pixel / 2, level + 1
    source = (np.asarray(quad, np.float64) + 0.5) / 2**level - 0.5
    inner = np.array([[margin, margin], [1 + margin, margin], [1 + margin, 1 + margin], [margin, 1 + margin]])
    target = inner / (1 + 2 * margin) * (width, height) - 0.5
    return cv2.warpPerspective(
        levels.at(level),
        cv2.getPerspectiveTransform(np.float32(source), np.float32(target)),
        (width, height),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
