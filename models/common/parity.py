"""Stores what PyTorch gives for one picture, for the test that holds TensorFlow.js to it."""

import json
from pathlib import Path

import numpy as np
import torch
from torch import nn

from .blocks import normalise


def store(net: nn.Module, pixels: np.ndarray, folder: Path) -> None:
    """pixels: RGB bytes N x H x W x 3. Writes `input.bin` (bytes), `output.bin` (float32, NHWC or N x C) and `shapes.json`."""
    net.eval()
    with torch.no_grad():
        out = net(normalise(torch.from_numpy(pixels)))
    out = out.permute(0, 2, 3, 1) if out.ndim == 4 else out
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'input.bin').write_bytes(np.ascontiguousarray(pixels).tobytes())
    (folder / 'output.bin').write_bytes(np.ascontiguousarray(out.numpy().astype(np.float32)).tobytes())
    (folder / 'shapes.json').write_text(json.dumps({'input': list(pixels.shape), 'output': list(out.shape)}) + '\n')
