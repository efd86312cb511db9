"""The sider: from the upright crop of an outline, whether it is a card's back, a card's face, or no card's outline."""

import torch
from torch import nn

from common.blocks import Conv, Residual

CROP_WIDTH, CROP_HEIGHT = 32, 40
MARGIN = 0.16
"""How far the crop reaches beyond the outline on each side, in sides of the outline."""
NONE, BACK, FACE = 0, 1, 2
CLASSES = 3


class Sider(nn.Module):
    """N x 3 x CROP_HEIGHT x CROP_WIDTH to N x CLASSES logits."""

    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(
            Conv(3, 16, stride=2), Residual(16), Conv(16, 32, stride=2), Residual(32), Conv(32, 56, stride=2), Residual(56)
        )
        self.squeeze = Conv(56, 16, 1)
        self.hidden = nn.Linear(16 * 4 * 5 + 56, 48)
        self.dropout = nn.Dropout(0.2)
        self.out = nn.Linear(48, CLASSES)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.features(x)
        where = self.squeeze(x).permute(0, 2, 3, 1).flatten(1)
        whole = torch.cat([where, x.mean((2, 3))], 1)
        return self.out(torch.relu(self.hidden(self.dropout(whole))))
