"""The index finder: a feature pyramid to stride 4 that says where indices are, how they lie and where their card is."""

import torch
import torch.nn.functional as F
from torch import nn

from common.blocks import Conv, Separable

STRIDE = 4
OUTPUTS = 9
"""Heat; offset to the index in cells (x, y); half its width to the right, half its height up, in pairs of cells; way to the
card's centre in eights of cells."""


def _twice(x: torch.Tensor) -> torch.Tensor:
    return F.interpolate(x, scale_factor=2, mode='nearest')


class Finder(nn.Module):
    """N x 3 x H x W (multiples of 32) to N x 9 x H/4 x W/4; the first channel is a logit."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(Conv(3, 16, stride=2), Separable(16, 32, stride=2))
        self.down8 = nn.Sequential(Separable(32, 72, 2), *(Separable(72, 72, residual=True) for _ in range(3)))
        self.down16 = nn.Sequential(Separable(72, 128, 2), *(Separable(128, 128, residual=True) for _ in range(3)))
        self.down32 = nn.Sequential(Separable(128, 160, 2), *(Separable(160, 160, residual=True) for _ in range(2)))
        self.lateral32 = Conv(160, 128, 1)
        self.lateral16 = Conv(128, 72, 1)
        self.fuse8 = Separable(72, 72)
        self.lateral8 = Conv(72, 40, 1)
        self.lateral4 = Conv(32, 40, 1)
        self.fuse4 = nn.Sequential(Separable(40, 48), Separable(48, 48))
        self.head = nn.Conv2d(48, OUTPUTS, 1)
        nn.init.constant_(self.head.bias[:1], -4.0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        at4 = self.stem(x)
        at8 = self.down8(at4)
        at16 = self.down16(at8)
        at32 = self.down32(at16)
        at16 = at16 + _twice(self.lateral32(at32))
        at8 = self.fuse8(at8 + _twice(self.lateral16(at16)))
        at4 = self.lateral4(at4) + _twice(self.lateral8(at8))
        return self.head(self.fuse4(at4))
