"""Cuts the upright crop of an index out of a picture; `src/vision` cuts it the same way."""

import cv2
import numpy as np

CROP_WIDTH, CROP_HEIGHT = 40, 64
MARGIN = 1.45
"""How far the crop reaches, in half sizes of the index frame."""
FINEST = 1.6
"""Picture pixels per crop pixel above which a coarser level of the pyramid is taken."""


class Levels:
    """A picture and its halvings, made when first asked for."""

    def __init__(self, image: np.ndarray):
        self.levels = [image]

    def at(self, level: int) -> np.ndarray:
        while len(self.levels) <= level:
            h, w = self.levels[-1].shape[:2]
            self.levels.append(cv2.resize(self.levels[-1], (max(1, w // 2), max(1, h // 2)), interpolation=cv2.INTER_AREA))
        return self.levels[level]


def cut(levels: Levels, middle, right, up) -> np.ndarray:
    """Crop CROP_HEIGHT x CROP_WIDTH x 3 around an index frame (pixels, pixel centres at whole numbers)."""
    middle, right, up = (np.asarray(v, np.float64) for v in (middle, right, up))
    per_pixel, level = 2 * np.hypot(*right) * MARGIN / CROP_WIDTH, 0
    while per_pixel > FINEST and level < 4:
        per_pixel, level = per_pixel / 2, level + 1
    k = 2.0**level
    corners = [middle - right * MARGIN + up * MARGIN, middle + right * MARGIN + up * MARGIN]
    corners.append(middle - right * MARGIN - up * MARGIN)
    source = np.float32([(c + 0.5) / k - 0.5 for c in corners])
    target = np.float32([[0, 0], [CROP_WIDTH - 1, 0], [0, CROP_HEIGHT - 1]])
    return cv2.warpAffine(
        levels.at(level),
        cv2.getAffineTransform(source, target),
        (CROP_WIDTH, CROP_HEIGHT),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
