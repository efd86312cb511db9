"""Convolutions that TensorFlow.js computes alike: SAME padding at stride 2 pads only right and bottom."""

import torch
import torch.nn.functional as F
from torch import nn


class Conv(nn.Module):
    """Convolution, batch norm, optional ReLU."""

    def __init__(self, inputs: int, outputs: int, size: int = 3, stride: int = 1, relu: bool = True):
        super().__init__()
        self.stride, self.size, self.relu = stride, size, relu
        padding = size // 2 if stride == 1 else 0
        self.conv = nn.Conv2d(inputs, outputs, size, stride, padding, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if self.stride == 2 and self.size == 3:
            x = F.pad(x, (0, 1, 0, 1))
        x = self.norm(self.conv(x))
        return F.relu(x) if self.relu else x


class Depthwise(nn.Module):
    """A 3x3 filter a channel, with nothing after it: the pointwise convolution that follows brings norm and ReLU."""

    def __init__(self, channels: int, stride: int = 1):
        super().__init__()
        self.stride = stride
        self.conv = nn.Conv2d(channels, channels, 3, stride, 1 if stride == 1 else 0, groups=channels, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.conv(F.pad(x, (0, 1, 0, 1)) if self.stride == 2 else x)


class Separable(nn.Module):
    """Depthwise 3x3, then pointwise; adds its input where shapes allow and `residual` is set.

    No ReLU between the two (Chollet 2017, Xception, section 4.7): better there, and a third less to compute in training.
    """

    def __init__(self, inputs: int, outputs: int, stride: int = 1, residual: bool = False):
        super().__init__()
        self.deep = Depthwise(inputs, stride)
        self.point = Conv(inputs, outputs, 1)
        self.residual = residual

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.point(self.deep(x))
        return x + y if self.residual else y


class Residual(nn.Module):
    """Two plain 3x3 convolutions with a way round them."""

    def __init__(self, channels: int):
        super().__init__()
        self.first = Conv(channels, channels)
        self.second = Conv(channels, channels, relu=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.relu(x + self.second(self.first(x)))


def normalise(pixels: torch.Tensor) -> torch.Tensor:
    """RGB bytes N x H x W x 3 to the nets' input N x 3 x H x W: (value - 127.5) / 64."""
    return ((pixels.float() - 127.5) / 64).permute(0, 3, 1, 2).contiguous(memory_format=torch.channels_last)
