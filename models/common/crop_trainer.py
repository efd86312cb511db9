"""Trains a small net that sorts crops into classes: the loop that the die reader and the sider share."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from torch import nn

from namer.train.train import recolour

from .blocks import normalise
from .schedule import load, rate, save

BATCH = 128
PEAK_RATE = 2e-3

Batch = tuple[torch.Tensor, torch.Tensor]
"""RGB bytes N x H x W x 3, and the class of each."""


def read_crops(file: Path) -> tuple[torch.Tensor, torch.Tensor, np.lib.npyio.NpzFile]:
    """Images (RGB bytes), classes, and whatever else the file holds."""
    data = np.load(file)
    images = torch.from_numpy(np.ascontiguousarray(data['images'][..., ::-1]))
    return images, torch.from_numpy(data['labels']), data


@torch.no_grad()
def predict(net: nn.Module, images: torch.Tensor) -> torch.Tensor:
    """Probabilities N x classes."""
    net.eval()
    out = torch.cat([net(normalise(part)) for part in images.split(256)])
    net.train()
    return out.softmax(1)


def options_of(description: str | None, steps: int, checkpoint: Path) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument('--steps', type=int, default=steps)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--resume', action='store_true')
    parser.add_argument('--checkpoint', type=Path, default=checkpoint)
    return parser.parse_args()


def train(
    make: Callable[[], nn.Module],
    draw: Callable[[], Batch],
    error_of: Callable[[torch.Tensor, torch.Tensor], torch.Tensor],
    validate: Callable[[nn.Module], str],
    options: argparse.Namespace,
) -> None:
    """draw: a batch of about BATCH crops. error_of: of logits and classes. Writes a checkpoint every 200 steps."""
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    net = make().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=PEAK_RATE, weight_decay=2e-2)
    step = load(options.checkpoint, net, optimiser) if options.resume and options.checkpoint.exists() else 0
    print(f'{sum(p.numel() for p in net.parameters())} parameters, from step {step}', flush=True)
    started, first, total = time.time(), step, 0.0
    while step < options.steps:
        for group in optimiser.param_groups:
            group['lr'] = rate(step, options.steps, PEAK_RATE)
        images, classes = draw()
        error = error_of(net(normalise(recolour(images))), classes)
        optimiser.zero_grad()
        error.backward()
        optimiser.step()
        step += 1
        total += error.item()
        if step % 200 == 0:
            speed = (step - first) * BATCH / (time.time() - started)
            print(f'{step} loss {total / 200:.3f} {speed:.0f} crops a second {validate(net)}', flush=True)
            total = 0.0
            save(options.checkpoint, net, optimiser, step)
    save(options.checkpoint, net, optimiser, step)
