"""Trains the sider on cut crops.

    python -m sider.train.train --steps 5000 [--resume] [--threads 1] [--seed 1]
"""

from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

from common.crop_trainer import BATCH, options_of, predict, read_crops, train
from ground.paths import WORK

from .crops import NOT_BACK
from .net import BACK, FACE, Sider

SMOOTHING = 0.02
DRAWN = 0.3
"""Share of each batch that was drawn one by one: what the outliner proposes looks otherwise."""
PHOTOGRAPHED = 0.1
"""Share that comes from photographs without a back, where there are any."""


def error_of(logits: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Cross entropy; of crops known only not to be a back, that of not being one."""
    known = labels != NOT_BACK
    error = F.cross_entropy(logits[known], labels[known], label_smoothing=SMOOTHING)
    chance = logits[~known].softmax(1)[:, BACK].clamp(max=1 - 1e-4)
    return error - torch.log(1 - chance).sum() / len(labels)


class Set:
    """Crops in memory, and the side of each; of those files that are there."""

    def __init__(self, *files: Path):
        parts = [read_crops(file) for file in files if file.exists()]
        self.images = torch.cat([images for images, _, _ in parts])
        self.labels = torch.cat([labels for _, labels, _ in parts])
        # No class may drown the others.
        self.weights = torch.bincount(self.labels).float().clamp(min=1)[self.labels] ** -0.5

    def batch(self, size: int) -> tuple[torch.Tensor, torch.Tensor]:
        i = torch.multinomial(self.weights, size, replacement=True)
        return self.images[i], self.labels[i]


def main() -> None:
    options = options_of(__doc__, 5000, WORK / 'sider.pt')
    drawn, photographed = int(BATCH * DRAWN), int(BATCH * PHOTOGRAPHED)
    sets = [Set(WORK / 'sider-train.npz', WORK / 'sider-train-games.npz'), Set(WORK / 'sider-train-drawn.npz')]
    sizes = [BATCH - drawn, drawn]
    photographs = WORK / 'sider-train-photos.npz'
    if photographs.exists():
        sets.append(Set(photographs))
        sizes = [BATCH - drawn - photographed, drawn, photographed]
    held_images, held_labels, _ = read_crops(WORK / 'sider-held-out.npz')

    def draw() -> tuple[torch.Tensor, torch.Tensor]:
        parts = [one.batch(size) for one, size in zip(sets, sizes, strict=True)]
        crops, labels = (torch.cat(part) for part in zip(*parts, strict=True))
        turned, mirrored = torch.rand(BATCH) < 0.5, torch.rand(BATCH) < 0.5
        crops[turned] = crops[turned].flip(1, 2)
        crops[mirrored] = crops[mirrored].flip(2)
        return crops, labels

    def validate(net: nn.Module) -> str:
        chance = predict(net, held_images)
        said = chance.argmax(1)
        right = (said == held_labels).float().mean()
        parts = []
        for name, k in (('back', BACK), ('face', FACE)):
            hit = ((said == k) & (held_labels == k)).sum()
            parts.append(f'{name} {hit / (held_labels == k).sum():.3f}/{hit / max(1, (said == k).sum()):.3f}')
        return f'held out: right {right:.4f}, recall/precision {", ".join(parts)}'

    train(Sider, draw, error_of, validate, options)


if __name__ == '__main__':
    main()
