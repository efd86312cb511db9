"""Trains the facer on cut crops.

    python -m facer.train.train --steps 3000 [--resume] [--threads 1] [--seed 1]

It learns from all files of crops whose names begin with `facer-train`.
"""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from common.blocks import normalise
from common.crop_trainer import BATCH, options_of, read_crops, train
from ground.glyphs import SUITS
from ground.paths import WORK

from .net import OTHER, RANK_CLASSES, Facer

SMOOTHING = 0.03
SMALL = 50.0
"""Square root of a card's area in pixels below which it counts as small, for the figures."""


def error_of(logits: torch.Tensor, labels: torch.Tensor) -> torch.Tensor:
    """Cross entropy of the rank, and of the suit where there is one."""
    ranks, suits = logits.split([RANK_CLASSES, len(SUITS)], 1)
    known = labels != OTHER
    error = F.cross_entropy(ranks, labels // len(SUITS), label_smoothing=SMOOTHING)
    return error + F.cross_entropy(suits[known], labels[known] % len(SUITS), label_smoothing=SMOOTHING)


@torch.no_grad()
def chances(net: nn.Module, images: torch.Tensor) -> torch.Tensor:
    """Probabilities N x (OTHER + 1), the mean of the crop and of its half turn."""
    net.eval()
    both = []
    for turned in (False, True):
        shown = images.flip(1, 2) if turned else images
        logits = torch.cat([net(normalise(part)) for part in shown.split(256)])
        ranks, suits = (part.softmax(1) for part in logits.split([RANK_CLASSES, len(SUITS)], 1))
        cards = (ranks[:, :-1, None] * suits[:, None, :]).flatten(1)
        both.append(torch.cat([cards, ranks[:, -1:]], 1))
    net.train()
    return (both[0] + both[1]) / 2


def main() -> None:
    options = options_of(__doc__, 3000, WORK / 'facer.pt')
    parts = [read_crops(file)[:2] for file in sorted(WORK.glob('facer-train*.npz'))]
    images, labels = (torch.cat(part) for part in zip(*parts, strict=True))
    held_images, held_labels, held = read_crops(WORK / 'facer-held-out.npz')
    small = torch.from_numpy(np.asarray(held['sizes'])) < SMALL

    def draw() -> tuple[torch.Tensor, torch.Tensor]:
        i = torch.randint(0, len(labels), (BATCH,))
        crops = images[i]
        turned = torch.rand(BATCH) < 0.5
        crops[turned] = crops[turned].flip(1, 2)
        return crops, labels[i]

    def validate(net: nn.Module) -> str:
        chance, said = chances(net, held_images).max(1)
        right, cards = said == held_labels, held_labels != OTHER
        share = [f'{right[which].float().mean():.3f}' for which in (cards, cards & small, ~cards)]
        ranks = (said // len(SUITS) == held_labels // len(SUITS))[cards].float().mean()
        sure = cards & (chance > 0.9)
        return (
            f'held out: cards {share[0]} (small {share[1]}, ranks {ranks:.3f}), others {share[2]}, '
            f'surer than .9 {sure.sum() / cards.sum():.2f}, of them right {right[sure].float().mean():.3f}'
        )

    train(Facer, draw, error_of, validate, options)


if __name__ == '__main__':
    main()
