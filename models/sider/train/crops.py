"""Makes the crops that the sider learns from, out of the outliner's scenes: what it proposes there, and outlines moved by chance.

    python -m sider.train.crops [--scenes 2400] [--first 0] [--held-out] [--checkpoint FILE] [--out FILE] [--photos FOLDER]
"""

import argparse
import math
import pickle
import random
import time
from pathlib import Path

import cv2
import numpy as np
import torch

from ground.make_outlines import grounds
from ground.paths import OUTLINES, WORK
from outliner.train.net import Outliner
from outliner.train.photographs import LONGEST
from outliner.train.targets import DIE
from outliner.train.validate import look, overlap

from .net import BACK, CROP_HEIGHT, CROP_WIDTH, FACE, MARGIN, NONE

NOT_BACK = 3
"""Label of what is a face or no card: proposals in photographs without a back."""
SAME, OTHER = 0.62, 0.4
"""Overlap (intersection over union) from which an outline is a card's, and below which it is none's."""
VISIBLE = 0.35
LEAST_HEAT = 0.08
LEAST_WIDTH = 12.0


def cut(image: np.ndarray, quad: np.ndarray) -> np.ndarray:
    """The crop within an outline (4 x 2, from the top left clockwise), pixel centres at whole numbers."""
    wide = (np.linalg.norm(quad[1] - quad[0]) + np.linalg.norm(quad[2] - quad[3])) / 2
    per_pixel = wide * (1 + 2 * MARGIN) / CROP_WIDTH
    if per_pixel > 1.6:
        image = cv2.GaussianBlur(image, (0, 0), 0.4 * per_pixel)
    inner = np.array([[MARGIN, MARGIN], [1 + MARGIN, MARGIN], [1 + MARGIN, 1 + MARGIN], [MARGIN, 1 + MARGIN]]) / (1 + 2 * MARGIN)
    target = inner * (CROP_WIDTH, CROP_HEIGHT) - 0.5
    matrix = cv2.getPerspectiveTransform(np.float32(quad), np.float32(target))
    return cv2.warpPerspective(image, matrix, (CROP_WIDTH, CROP_HEIGHT), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _moved(quad: np.ndarray, by: float) -> np.ndarray:
    """Shifted, scaled and bent by chance, in shares of its size."""
    middle, size = quad.mean(0), math.sqrt(abs(cv2.contourArea(np.float32(quad))))
    scaled = middle + (quad - middle) * math.exp(random.gauss(0, by))
    return scaled + (np.random.randn(2) * by + np.random.randn(4, 2) * by * 0.4) * size


def _turned(quad: np.ndarray) -> np.ndarray:
    """Counted from any corner that its long sides allow; now and then from a wrong one, as the outliner does."""
    return np.roll(quad, random.choice([0, 2]) if random.random() < 0.92 else random.choice([1, 3]), 0)


def _label(quad: np.ndarray, cards: np.ndarray) -> int | None:
    """The side of the card whose outline this is, NONE, or None where it is neither clearly."""
    best, side = 0.0, NONE
    for card in cards:
        shared = overlap(card[:8].reshape(4, 2), quad)
        if shared > best:
            best, side = shared, (BACK if card[11] else FACE) if card[10] >= VISIBLE else None
    if best >= SAME:
        return side
    return NONE if best < OTHER else None


def of_scene(scene: tuple, net: Outliner) -> list[tuple[np.ndarray, int]]:
    jpeg, cards, _, *unknown = scene
    image = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    proposed = [(heat, quad) for kind, heat, quad in look(net, image, LEAST_HEAT) if kind != DIE][:24]
    if unknown and unknown[0][FACE - 1]:
        return [(cut(image, _turned(quad)), NOT_BACK) for _, quad in proposed]
    tries = [quad for _, quad in proposed]
    shown = [c[:8].reshape(4, 2).astype(np.float64) for c in cards if c[10] >= VISIBLE]
    tries += [_moved(quad, 0.06) for quad in random.sample(shown, min(5, len(shown)))]
    tries += [_moved(quad, 0.35) for quad in random.sample(shown, min(4, len(shown)))]
    out = []
    for quad in tries:
        if np.abs(quad).max() > 5000 or np.linalg.norm(quad[1] - quad[0]) < LEAST_WIDTH or not cv2.isContourConvex(np.float32(quad)):
            continue
        label = _label(quad, cards)
        if label is not None:
            out.append((cut(image, _turned(quad)), label))
    return out


def of_ground(file: Path, net: Outliner) -> list[tuple[np.ndarray, int]]:
    """What is proposed in a photograph without cards."""
    image = cv2.imread(str(file))
    k = min(1.0, LONGEST / max(image.shape[:2]))
    image = cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
    quads = [quad for kind, _, quad in look(net, image, LEAST_HEAT) if kind != DIE][:24]
    return [(cut(image, _turned(quad)), NONE) for quad in quads if cv2.isContourConvex(np.float32(quad))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--scenes', type=int, default=2400)
    parser.add_argument('--first', type=int, default=0, help='scene to begin with; photographs come with the first scene')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--held-out', action='store_true')
    parser.add_argument('--out', type=Path)
    parser.add_argument('--photos', type=Path, help='whose photographs without cards show none')
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'outliner.pt')
    options = parser.parse_args()
    random.seed(options.seed)
    np.random.seed(options.seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    net = Outliner().eval()
    net.load_state_dict(torch.load(options.checkpoint, weights_only=True)['net'])
    folder = OUTLINES / ('held-out' if options.held_out else 'train')
    scenes = [s for f in sorted(folder.glob('*.pkl')) for s in pickle.loads(f.read_bytes())]
    scenes = scenes[options.first : options.first + options.scenes]
    photographs = OUTLINES / 'photographs.pkl'
    if photographs.exists() and not options.held_out and options.first == 0:
        scenes += pickle.loads(photographs.read_bytes())
    started, made = time.time(), []
    for scene in scenes:
        made += of_scene(scene, net)
    for file in grounds(options.photos, False) if options.photos else []:
        made += of_ground(file, net)
    images, labels = (np.stack(part) for part in zip(*made, strict=True))
    usual = WORK / ('sider-held-out.npz' if options.held_out else 'sider-train.npz')
    np.savez(options.out or usual, images=images, labels=labels.astype(np.int64))
    print(f'{len(images)} crops in {time.time() - started:.0f} seconds: {np.bincount(labels, minlength=4).tolist()}')


if __name__ == '__main__':
    main()
