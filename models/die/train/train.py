"""Trains the die reader on cut crops.

    python -m die.train.train --steps 2500 [--resume] [--threads 1] [--seed 1]
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from common.blocks import normalise
from common.schedule import load, rate, save
from ground.paths import WORK
from namer.train.train import recolour

from .net import DieReader

BATCH = 128
PEAK_RATE = 2e-3
PHOTOGRAPHS = 0.35
"""Share of each batch that comes from photographs."""


class Set:
    """Crops in memory, RGB; those of photographs come after the rendered ones."""

    def __init__(self, file: Path):
        data = np.load(file)
        self.images = torch.from_numpy(np.ascontiguousarray(data['images'][..., ::-1]))
        self.faces = torch.from_numpy(data['faces'])
        self.rendered = int(data['rendered'])

    def batch(self) -> tuple[torch.Tensor, torch.Tensor]:
        real = int(BATCH * PHOTOGRAPHS) if len(self.images) > self.rendered else 0
        i = torch.randint(self.rendered, (BATCH - real,))
        if real:
            i = torch.cat([i, torch.randint(self.rendered, len(self.images), (real,))])
        return self.images[i], self.faces[i]


@torch.no_grad()
def validate(net: DieReader, held: Set) -> str:
    net.eval()
    said = torch.cat([net(normalise(part)) for part in held.images.split(256)]).argmax(1)
    net.train()
    right = (said == held.faces).float()
    return f'held out: rendered {right[: held.rendered].mean():.4f}, photographed {right[held.rendered :].mean():.4f}'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--steps', type=int, default=2500)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--resume', action='store_true')
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'die.pt')
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    crops, held = Set(WORK / 'die-train.npz'), Set(WORK / 'die-held-out.npz')
    net = DieReader().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=PEAK_RATE, weight_decay=2e-2)
    step = load(options.checkpoint, net, optimiser) if options.resume and options.checkpoint.exists() else 0
    print(f'{sum(p.numel() for p in net.parameters())} parameters, {len(crops.images)} crops, from step {step}', flush=True)
    started, first, total = time.time(), step, 0.0
    while step < options.steps:
        for group in optimiser.param_groups:
            group['lr'] = rate(step, options.steps, PEAK_RATE)
        images, faces = crops.batch()
        error = F.cross_entropy(net(normalise(recolour(images))), faces, label_smoothing=0.03)
        optimiser.zero_grad()
        error.backward()
        optimiser.step()
        step += 1
        total += error.item()
        if step % 200 == 0:
            speed = (step - first) * BATCH / (time.time() - started)
            print(f'{step} loss {total / 200:.3f} {speed:.0f} crops a second {validate(net, held)}', flush=True)
            total = 0.0
            save(options.checkpoint, net, optimiser, step)
    save(options.checkpoint, net, optimiser, step)
    print(validate(net, held))


if __name__ == '__main__':
    main()
