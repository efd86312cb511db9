"""A checkpoint out of the weights that the app ships: training goes on from there where no checkpoint was kept.

    python -m common.from_weights NET OUT [--data CROPS.npz]

What ships has its batch norms folded into the convolutions. Each norm is given here the mean and the spread that its
convolution shows on the crops, and gives them back by its gain and bias: the net computes the same, and starts training with
norms that fit. Without crops the norms do nothing, which is enough for a net that is only used.
"""

import argparse
import importlib
import json
from pathlib import Path

import numpy as np
import torch
from torch import nn

from ground.paths import MODELS

from .blocks import Conv, normalise

NETS = {'namer': 'Namer', 'sider': 'Sider', 'die': 'DieReader', 'facer': 'Facer', 'finder': 'Finder', 'outliner': 'Outliner'}
SAMPLES = 512


def shipped(folder: Path) -> dict[str, np.ndarray]:
    """The arrays of a GraphModel by name, float32, in TensorFlow's order."""
    model = json.loads((folder / 'model.json').read_text())
    blob, at, arrays = (folder / 'weights.bin').read_bytes(), 0, {}
    for spec in model['weightsManifest'][0]['weights']:
        kind = np.dtype(spec.get('quantization', spec)['dtype'])
        count = int(np.prod(spec['shape'], dtype=int))
        arrays[spec['name']] = np.frombuffer(blob, kind, count, at).reshape(spec['shape'])
        at += count * kind.itemsize
    return {name: a.astype(np.float32) for name, a in arrays.items() if a.dtype != np.int32}


def _set(parameter: torch.Tensor, value: np.ndarray) -> None:
    with torch.no_grad():
        parameter.copy_(torch.from_numpy(np.ascontiguousarray(value)))


def _neutral(norm: nn.BatchNorm2d, bias: np.ndarray) -> None:
    nn.init.constant_(norm.running_mean, 0)
    nn.init.constant_(norm.running_var, 1 - norm.eps)
    nn.init.constant_(norm.weight, 1)
    _set(norm.bias, bias)


def fill(net: nn.Module, arrays: dict[str, np.ndarray]) -> None:
    """Gives the net the arrays; its norms do nothing but add the bias."""
    for path, module in net.named_modules():
        name = path.replace('.', '_')
        if isinstance(module, Conv):
            _set(module.conv.weight, arrays[f'{name}/kernel'].transpose(3, 2, 0, 1))
            _neutral(module.norm, arrays[f'{name}/bias'])
        elif isinstance(module, nn.Linear):
            _set(module.weight, arrays[f'{name}/weight'].T)
            _set(module.bias, arrays[f'{name}/bias'])
        elif isinstance(module, nn.Conv2d) and f'{name}/kernel' in arrays:
            _set(module.weight, arrays[f'{name}/kernel'].transpose(3, 2, 0, 1))
            _set(module.bias, arrays[f'{name}/bias'])
        elif isinstance(module, nn.Conv2d) and f'{name[: -len("_conv")]}/kernel' in arrays and module.groups > 1:
            _set(module.weight, arrays[f'{name[: -len("_conv")]}/kernel'].transpose(2, 3, 0, 1))


@torch.no_grad()
def fit_norms(net: nn.Module, x: torch.Tensor) -> None:
    """Gives every neutral norm the statistics of its input when the net sees x, and a gain and bias that undo them."""
    net.eval()

    def fit(norm: nn.BatchNorm2d, inputs: tuple[torch.Tensor]) -> None:
        variance, mean = torch.var_mean(inputs[0], (0, 2, 3))
        norm.bias += mean
        norm.weight.copy_(torch.sqrt(variance + norm.eps))
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)

    hooks = [m.register_forward_pre_hook(fit) for m in net.modules() if isinstance(m, nn.BatchNorm2d)]
    net(x)
    for hook in hooks:
        hook.remove()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('net', choices=NETS)
    parser.add_argument('out', type=Path)
    parser.add_argument('--data', type=Path, help='crops, BGR, under the name `images`')
    options = parser.parse_args()
    net = getattr(importlib.import_module(f'{options.net}.train.net'), NETS[options.net])()
    fill(net, shipped(MODELS / options.net / 'weights'))
    if options.data:
        images = np.load(options.data)['images'][..., ::-1]
        chosen = np.random.default_rng(1).permutation(len(images))[:SAMPLES]
        x = normalise(torch.from_numpy(np.ascontiguousarray(images[np.sort(chosen)])))
        before = net.eval()(x)
        fit_norms(net, x)
        print(f'largest difference to what ships: {(net(x) - before).abs().max().item():.2e}')
    options.out.parent.mkdir(parents=True, exist_ok=True)
    torch.save({'net': net.eval().state_dict()}, options.out)


if __name__ == '__main__':
    main()
