"""The outliner: a feature pyramid to stride 8 that says where cards and dice lie in a whole picture, and how."""

import torch
import torch.nn.functional as F
from torch import nn

from common.blocks import Conv, Separable

STRIDE = 8
COARSEST = 64
"""Sides of the input are multiples of this: a card may fill the picture, so the pyramid goes far down."""
HEATS = 3
"""Logits: middle of what is seen of a face-down card, of a face-up card, of a die."""
FORM = 11
"""Numbers of a card's outline, see `quad_form`."""
OUTPUTS = HEATS + FORM + 3
"""The heats; the outline of a card; way to a die's middle (x, y) and its size."""


def _twice(x: torch.Tensor) -> torch.Tensor:
    return F.interpolate(x, scale_factor=2, mode='nearest')


def _same(channels: int, count: int) -> list[nn.Module]:
    return [Separable(channels, channels, residual=True) for _ in range(count)]


class Outliner(nn.Module):
    """N x 3 x H x W (multiples of COARSEST) to N x OUTPUTS x H/8 x W/8."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(Conv(3, 16, stride=2), Separable(16, 40, stride=2), Separable(40, 40, residual=True))
        self.down8 = nn.Sequential(Separable(40, 80, 2), *_same(80, 3))
        self.down16 = nn.Sequential(Separable(80, 128, 2), *_same(128, 4))
        self.down32 = nn.Sequential(Separable(128, 176, 2), *_same(176, 3))
        self.down64 = nn.Sequential(Separable(176, 176, 2), *_same(176, 3))
        self.lateral64 = Conv(176, 176, 1)
        self.fuse32 = Separable(176, 176, residual=True)
        self.lateral32 = Conv(176, 128, 1)
        self.fuse16 = Separable(128, 128, residual=True)
        self.lateral16 = Conv(128, 80, 1)
        self.fuse8 = nn.Sequential(Separable(80, 96), Separable(96, 96, residual=True), Separable(96, 96, residual=True))
        self.head = nn.Conv2d(96, OUTPUTS, 1)
        nn.init.constant_(self.head.bias[:HEATS], -4.0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        at8 = self.down8(self.stem(x))
        at16 = self.down16(at8)
        at32 = self.down32(at16)
        at64 = self.down64(at32)
        at32 = self.fuse32(at32 + _twice(self.lateral64(at64)))
        at16 = self.fuse16(at16 + _twice(self.lateral32(at32)))
        return self.head(self.fuse8(at8 + _twice(self.lateral16(at16))))
