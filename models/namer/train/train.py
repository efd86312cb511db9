"""Trains the index namer on cut crops.

    python -m namer.train.train --steps 14000 [--resume] [--threads 1] [--seed 1] [--extra crops.npz ...]

`--extra` mixes in further crops (same arrays), each file with its share of a batch.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from common.blocks import normalise
from common.schedule import load, rate, save
from ground.glyphs import REJECT
from ground.paths import WORK

from .net import CLASSES, Namer

BATCH = 128
PEAK_RATE = 2e-3
SMOOTHING = 0.03
EXTRA_SHARE = 0.3
RARITY = 0.6
"""0: letters are drawn as often as they occur, 1: all alike."""


def recolour(pixels: torch.Tensor) -> torch.Tensor:
    """Light, cast, contrast, noise, blur, greyscale, shift and a covered edge; N x H x W x 3 in and out, 0 to 255."""
    n = len(pixels)

    def draw(*shape: int) -> torch.Tensor:
        return torch.rand(n, *shape)

    x = pixels.float() * (draw(1, 1, 1) * 0.6 + 0.65) * (draw(1, 1, 3) * 0.24 + 0.88) + torch.randn(n, 1, 1, 1) * 12
    mean = x.mean((1, 2), keepdim=True)
    x = (x - mean) * (draw(1, 1, 1) * 0.7 + 0.6) + mean
    x = x + torch.randn(x.shape) * (draw(1, 1, 1) * 8)
    blurred = draw() < 0.3
    soft = F.avg_pool2d(F.pad(x[blurred].permute(0, 3, 1, 2), (1, 1, 1, 1), mode='replicate'), 3, 1)
    x[blurred] = soft.permute(0, 2, 3, 1)
    grey = draw() < 0.06
    x[grey] = x[grey].mean(3, keepdim=True).expand(-1, -1, -1, 3)
    x = torch.roll(x, (int(torch.randint(-2, 3, ())), int(torch.randint(-2, 3, ()))), (1, 2))
    for i in torch.where(draw() < 0.15)[0].tolist():
        strip = int(torch.randint(1, x.shape[2] // 4, ()))
        side = slice(0, strip) if torch.rand(()) < 0.5 else slice(-strip, None)
        x[i, :, side] = torch.rand(3) * 255
    return x.clamp(0, 255)


class Set:
    """Crops in memory, RGB."""

    def __init__(self, file: Path, most: int | None = None):
        data = np.load(file)
        self.images = torch.from_numpy(np.ascontiguousarray(data['images'][:most, ..., ::-1]))
        self.glyphs = torch.from_numpy(data['glyphs'][:most].astype(np.int64))
        self.suits = torch.from_numpy(data['suits'][:most].astype(np.int64))
        # Rare letters are drawn more often than they occur, but not as often as common ones.
        self.weights = torch.bincount(self.glyphs).float().clamp(min=1)[self.glyphs] ** -RARITY

    def batch(self, size: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        i = torch.multinomial(self.weights, size, replacement=True)
        return self.images[i], self.glyphs[i], self.suits[i]


@torch.no_grad()
def validate(net: Namer, held: Set) -> str:
    net.eval()
    out = torch.cat([net(normalise(part)) for part in held.images.split(256)])
    net.train()
    glyph, suit = out[:, :CLASSES].argmax(1), out[:, CLASSES:].argmax(1)
    card = held.suits >= 0
    both = (glyph == held.glyphs) & (suit == held.suits)
    kept = (glyph == REJECT)[held.glyphs == REJECT].float().mean()
    return f'held out: cards right {both[card].float().mean():.4f}, rejects rejected {kept:.4f}'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--steps', type=int, default=14_000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--peak', type=float, default=PEAK_RATE)
    parser.add_argument('--resume', action='store_true')
    parser.add_argument('--init', type=Path)
    parser.add_argument('--extra', type=Path, nargs='*', default=[])
    parser.add_argument('--checkpoint', type=Path, default=WORK / 'namer.pt')
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    main_set, held = Set(WORK / 'namer-train.npz'), Set(WORK / 'namer-held-out.npz', 4000)
    extras = [Set(file) for file in options.extra]
    net = Namer().to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.peak, weight_decay=2e-2)
    step = 0
    if options.resume and options.checkpoint.exists():
        step = load(options.checkpoint, net, optimiser)
    elif options.init:
        net.load_state_dict(torch.load(options.init, weights_only=True)['net'])
    print(f'{sum(p.numel() for p in net.parameters())} parameters, {len(main_set.images)} crops, from step {step}', flush=True)
    started, first, total = time.time(), step, 0.0
    while step < options.steps:
        for group in optimiser.param_groups:
            group['lr'] = rate(step, options.steps, options.peak)
        each = int(BATCH * EXTRA_SHARE)
        parts = [main_set.batch(BATCH - each * len(extras)), *(e.batch(each) for e in extras)]
        images, glyphs, suits = (torch.cat(t) for t in zip(*parts, strict=True))
        out = net(normalise(recolour(images)))
        known = suits >= 0
        error = F.cross_entropy(out[:, :CLASSES], glyphs, label_smoothing=SMOOTHING)
        error = error + F.cross_entropy(out[known, CLASSES:], suits[known], label_smoothing=SMOOTHING)
        optimiser.zero_grad()
        error.backward()
        optimiser.step()
        step += 1
        total += error.item()
        if step % 200 == 0:
            speed = (step - first) * BATCH / (time.time() - started)
            report = validate(net, held) if step % 1000 == 0 else ''
            print(f'{step} loss {total / 200:.3f} {speed:.0f} crops a second {report}', flush=True)
            total = 0.0
            save(options.checkpoint, net, optimiser, step)
    save(options.checkpoint, net, optimiser, step)
    print(validate(net, held))


if __name__ == '__main__':
    main()
