"""How well a checkpoint finds cards and dice in held-out scenes.

    python -m outliner.train.validate [--checkpoint FILE] [--most 200]

Prints, for each kind, recall and precision at several heats and, for cards, the largest corner error in card widths.
"""

import argparse
import pickle
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from common.blocks import normalise
from ground.paths import OUTLINES, WORK

from .crops import HIDDEN, LEAST_DIE, LEAST_SIZE, VISIBLE
from .net import COARSEST, FORM, HEATS, STRIDE, Outliner
from .quad_form import form_of, quad_of
from .targets import DIE, UNIT

THRESHOLDS = (0.25, 0.35, 0.45, 0.55)
KINDS = ('back', 'face', 'die')


@torch.no_grad()
def look(net: Outliner, image: np.ndarray, threshold: float) -> list[tuple[int, float, np.ndarray]]:
    """Kind, heat, and quad (4 x 2) or (x, y, size) of everything found in a picture (BGR)."""
    h, w = image.shape[:2]
    padded = np.full((-(-h // COARSEST) * COARSEST, -(-w // COARSEST) * COARSEST, 3), 127, np.uint8)
    padded[:h, :w] = image[..., ::-1]
    out = net(normalise(torch.from_numpy(padded[None])))[0]
    heat = torch.sigmoid(out[:HEATS])
    peaks = (heat == F.max_pool2d(heat[None], 3, 1, 1)[0]) & (heat > threshold)
    found = []
    for kind, y, x in peaks.nonzero().tolist():
        v = out[HEATS:, y, x].numpy().astype(np.float64)
        place = (np.array([x, y]) + 0.5) * STRIDE
        if kind == DIE:
            found.append((kind, float(heat[kind, y, x]), np.array([*(v[FORM : FORM + 2] * UNIT + place), v[FORM + 2] * UNIT])))
        else:
            form = v[:FORM].copy()
            form[:5] *= UNIT
            form[:2] += place
            found.append((kind, float(heat[kind, y, x]), quad_of(form)))
    found.sort(key=lambda f: -f[1])
    kept: list[tuple[int, float, np.ndarray]] = []
    for f in found:
        if not any(_same(f, other) for other in kept):
            kept.append(f)
    return kept


def _same(one: tuple, other: tuple) -> bool:
    if (one[0] == DIE) != (other[0] == DIE):
        return False
    if one[0] == DIE:
        return bool(np.hypot(*(one[2][:2] - other[2][:2])) < 0.5 * max(one[2][2], other[2][2]))
    return overlap(one[2], other[2]) > 0.72


def overlap(a: np.ndarray, b: np.ndarray) -> float:
    """Intersection over union of two convex quads."""
    a, b = np.float32(a), np.float32(b)
    shared = cv2.intersectConvexConvex(a, b)[0]
    union = cv2.contourArea(a) + cv2.contourArea(b) - shared
    return shared / union if union > 0 else 0.0


def corner_error(truth: np.ndarray, found: np.ndarray) -> float:
    wide = min(np.linalg.norm(truth[1] - truth[0]), np.linalg.norm(truth[2] - truth[1]))
    return min(np.linalg.norm(truth - np.roll(found, k, 0), axis=1).max() for k in range(4)) / wide


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'outliner.pt')
    parser.add_argument('--most', type=int, default=200)
    options = parser.parse_args()
    torch.set_num_threads(1)
    net = Outliner().eval()
    net.load_state_dict(torch.load(options.checkpoint, weights_only=True)['net'])
    scenes = [s for f in sorted((OUTLINES / 'held-out').glob('*.pkl')) for s in pickle.loads(f.read_bytes())][: options.most]
    hits, misses, errors = np.zeros((3, len(THRESHOLDS))), np.zeros((3, len(THRESHOLDS))), [[], []]
    there = np.zeros(3)
    for jpeg, cards, dice in scenes:
        found = look(net, cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR), THRESHOLDS[0])
        truths = []
        for c in cards:
            form = form_of(c[:8].reshape(4, 2))
            if c[10] >= HIDDEN and form is not None:
                size = 2 * np.sqrt(form[2] * form[4] - form[3] ** 2)
                truths.append((0 if c[11] else 1, c[:8].reshape(4, 2).astype(np.float64), c[10] >= VISIBLE and size > LEAST_SIZE))
        truths += [(DIE, d[:3].astype(np.float64), d[3] > 0.55 and d[2] > LEAST_DIE) for d in dice]
        for kind, _, wanted in truths:
            there[kind] += wanted
        free = list(range(len(truths)))
        for kind, heat, place in found:
            fits = [
                i
                for i in free
                if truths[i][0] == kind
                and (
                    np.hypot(*(truths[i][1][:2] - place[:2])) < 0.5 * truths[i][1][2]
                    if kind == DIE
                    else overlap(truths[i][1], place) > 0.5
                )
            ]
            above = np.array([heat >= t for t in THRESHOLDS])
            if not fits:
                misses[kind] += above
                continue
            best = max(fits, key=lambda i: 0 if kind == DIE else overlap(truths[i][1], place))
            free.remove(best)
            if truths[best][2]:
                hits[kind] += above
                if kind != DIE and heat > 0.4:
                    errors[kind].append(corner_error(truths[best][1], place))
    for kind, name in enumerate(KINDS):
        pairs = [f'{h / max(1, there[kind]):.3f}/{h / max(1, h + m):.3f}' for h, m in zip(hits[kind], misses[kind], strict=True)]
        print(f'{name}: {int(there[kind])}, recall/precision at heats {THRESHOLDS}: {" ".join(pairs)}')
    for name, e in zip(KINDS, errors, strict=False):
        if e:
            print(f'{name}: corner error median {np.median(e):.3f}, 90th percentile {np.percentile(e, 90):.3f}')


if __name__ == '__main__':
    main()
