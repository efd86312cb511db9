"""Runs a trained finder on whole pictures, for steps that make training data out of what it finds."""

from dataclasses import dataclass

import cv2
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from .blocks import normalise

SIDES = (960, 480, 240)
MOST_ENLARGED = 1.5
COARSEST = 32


@dataclass
class Frame:
    """An index as found, pixels of the picture, pixel centres at whole numbers (`src/vision/indices/index-frame.ts`)."""

    middle: np.ndarray
    right: np.ndarray
    up: np.ndarray
    centre: np.ndarray
    score: float


def _at_one_size(net: nn.Module, image: np.ndarray, threshold: float, back: float) -> list[Frame]:
    from finder.train.targets import CENTRE_UNIT, FRAME_UNIT, STRIDE

    h, w = image.shape[:2]
    padded = np.full((-(-h // COARSEST) * COARSEST, -(-w // COARSEST) * COARSEST, 3), 127, np.uint8)
    padded[:h, :w] = image[..., ::-1]
    with torch.no_grad():
        out = net(normalise(torch.from_numpy(padded[None])))[0]
    heat = torch.sigmoid(out[0])
    peaks = (heat == F.max_pool2d(heat[None, None], 3, 1, 1)[0, 0]) & (heat > threshold)
    frames = []
    for y, x in peaks.nonzero().tolist():
        v = out[1:, y, x].numpy()
        middle = (np.array([x, y]) + 0.5 + v[:2]) * STRIDE - 0.5
        centre = middle + v[6:8] * CENTRE_UNIT
        place = [(p + 0.5) * back - 0.5 for p in (middle, centre)]
        vectors = (v[2:4] * FRAME_UNIT * back, v[4:6] * FRAME_UNIT * back)
        frames.append(Frame(place[0], *vectors, place[1], float(heat[y, x])))
    return frames


def find(net: nn.Module, image: np.ndarray, threshold: float = 0.3) -> list[Frame]:
    """Indices of all sizes in a picture (BGR), the surest of each kept."""
    h, w = image.shape[:2]
    longest = max(h, w)
    enlarged = min(SIDES[0], longest * MOST_ENLARGED) / SIDES[0]
    found: list[Frame] = []
    for side in SIDES:
        k = side * enlarged / longest
        how = cv2.INTER_AREA if k < 1 else cv2.INTER_LINEAR
        size = (max(1, round(w * k)), max(1, round(h * k)))
        found += _at_one_size(net, cv2.resize(image, size, interpolation=how), threshold, w / size[0])
    kept: list[Frame] = []
    for frame in sorted(found, key=lambda f: -f.score):
        near = max(3.0, 0.9 * min(np.hypot(*frame.right) * 1.2, np.hypot(*frame.up)))
        if all(np.hypot(*(frame.middle - other.middle)) > near for other in kept):
            kept.append(frame)
    return kept
