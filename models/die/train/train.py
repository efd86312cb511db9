"""Trains the die reader on cut crops.

    python -m die.train.train --steps 2500 [--resume] [--threads 1] [--seed 1]
"""

import torch
import torch.nn.functional as F
from torch import nn

from common.crop_trainer import BATCH, options_of, predict, read_crops, train
from ground.paths import WORK

from .net import DieReader

PHOTOGRAPHS = 0.35
"""Share of each batch that comes from photographs."""
SMOOTHING = 0.03


def main() -> None:
    options = options_of(__doc__, 2500, WORK / 'die.pt')
    images, faces, facts = read_crops(WORK / 'die-train.npz')
    held_images, held_faces, held_facts = read_crops(WORK / 'die-held-out.npz')
    # Crops of photographs come after the rendered ones.
    rendered, held_rendered = int(facts['rendered']), int(held_facts['rendered'])

    def draw() -> tuple[torch.Tensor, torch.Tensor]:
        real = int(BATCH * PHOTOGRAPHS) if len(images) > rendered else 0
        i = torch.randint(rendered, (BATCH - real,))
        if real:
            i = torch.cat([i, torch.randint(rendered, len(images), (real,))])
        return images[i], faces[i]

    def validate(net: nn.Module) -> str:
        right = (predict(net, held_images).argmax(1) == held_faces).float()
        parts = right[:held_rendered].mean(), right[held_rendered:].mean()
        return f'held out: rendered {parts[0]:.4f}, photographed {parts[1]:.4f}'

    def error_of(logits: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
        return F.cross_entropy(logits, wanted, label_smoothing=SMOOTHING)

    train(DieReader, draw, error_of, validate, options)


if __name__ == '__main__':
    main()
