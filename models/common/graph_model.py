"""Writes a net as a TensorFlow.js GraphModel: batch norms folded, ReLUs fused, convolution weights as float16.

The net is traced with torch.fx and every operation it uses is translated to its NHWC twin. Twofold enlargements take
their target size from int32 inputs `size_<n>`, n counting from the coarsest, so that one model serves any picture size.
"""

import base64
import json
import operator
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import fx, nn

from .blocks import Conv, Depthwise

FLOAT = {'type': 'DT_FLOAT'}


def _text(value: str) -> str:
    return base64.b64encode(value.encode()).decode()


def folded(block: Conv) -> tuple[np.ndarray, np.ndarray]:
    """Kernel and bias of a convolution with its batch norm in it."""
    norm = block.norm
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    kernel = block.conv.weight * gain[:, None, None, None]
    return kernel.detach().numpy(), (norm.bias - norm.running_mean * gain).detach().numpy()


class _Tracer(fx.Tracer):
    def is_leaf_module(self, module: nn.Module, name: str) -> bool:
        return isinstance(module, (Conv, Depthwise)) or super().is_leaf_module(module, name)


class _Writer:
    def __init__(self):
        self.nodes: list[dict] = []
        self.weights: list[tuple[str, np.ndarray]] = []
        self.sizes = 0
        self.inputs: dict[str, dict] = {}

    def node(self, name: str, op: str, inputs: list[str], **attr) -> str:
        self.nodes.append({'name': name, 'op': op, 'input': inputs, 'attr': attr})
        return name

    def placeholder(self, name: str, kind: str, shape: list[int]) -> str:
        dims = {'dim': [{'size': str(s)} for s in shape]}
        self.inputs[name] = {'name': f'{name}:0', 'dtype': kind, 'tensorShape': dims}
        return self.node(name, 'Placeholder', [], dtype={'type': kind}, shape={'shape': dims})

    def constant(self, name: str, array: np.ndarray) -> str:
        kind = 'DT_INT32' if array.dtype == np.int32 else 'DT_FLOAT'
        self.weights.append((name, np.ascontiguousarray(array)))
        tensor = {'dtype': kind, 'tensorShape': {'dim': [{'size': str(s)} for s in array.shape]}}
        return self.node(name, 'Const', [], dtype={'type': kind}, value={'tensor': tensor})

    def convolution(self, name: str, x: str, kernel, bias, stride: int, depthwise: bool, relu: bool) -> str:
        # Torch keeps (out, in / groups, h, w); TensorFlow (h, w, in, out), depthwise (h, w, in, 1).
        order = (2, 3, 0, 1) if depthwise else (2, 3, 1, 0)
        inputs = [x, self.constant(f'{name}/kernel', kernel.transpose(order))]
        attributes = {
            'T': FLOAT,
            'strides': {'list': {'i': ['1', str(stride), str(stride), '1']}},
            'padding': {'s': _text('SAME')},
            'data_format': {'s': _text('NHWC')},
            'dilations': {'list': {'i': ['1', '1', '1', '1']}},
        }
        if bias is None:
            return self.node(name, 'DepthwiseConv2dNative' if depthwise else 'Conv2D', inputs, **attributes)
        fused = {'list': {'s': [_text('BiasAdd'), *([_text('Relu')] if relu else [])]}}
        inputs.append(self.constant(f'{name}/bias', bias))
        more = {'num_args': {'i': '1'}, 'epsilon': {'f': 0.0}, 'fused_ops': fused}
        return self.node(
            name, 'FusedDepthwiseConv2dNative' if depthwise else '_FusedConv2D', inputs, **attributes, **more
        )

    def enlarge(self, name: str, x: str) -> str:
        size = self.placeholder(f'size_{self.sizes}', 'DT_INT32', [2])
        self.sizes += 1
        plain = {'align_corners': {'b': False}, 'half_pixel_centers': {'b': False}}
        return self.node(name, 'ResizeNearestNeighbor', [x, size], T=FLOAT, **plain)

    def linear(self, name: str, x: str, layer: nn.Linear) -> str:
        weight = self.constant(f'{name}/weight', layer.weight.detach().numpy().T)
        bias = self.constant(f'{name}/bias', layer.bias.detach().numpy())
        no = {'b': False}
        fused = {'list': {'s': [_text('BiasAdd')]}}
        more = {'T': FLOAT, 'transpose_a': no, 'transpose_b': no, 'num_args': {'i': '1'}, 'epsilon': {'f': 0.0}}
        return self.node(name, '_FusedMatMul', [x, weight, bias], fused_ops=fused, **more)

    def write(self, folder: Path, output: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        blob, specs = b'', []
        for name, array in self.weights:
            whole = array.dtype == np.int32
            spec = {'name': name, 'shape': list(array.shape), 'dtype': 'int32' if whole else 'float32'}
            if not whole and array.ndim > 1:
                spec['quantization'] = {'dtype': 'float16', 'original_dtype': 'float32'}
                array = array.astype(np.float16)
            blob += array.tobytes()
            specs.append(spec)
        model = {
            'format': 'graph-model',
            'generatedBy': 'kibitz',
            'convertedBy': 'models/common/graph_model.py',
            'signature': {'inputs': self.inputs, 'outputs': {'result': {'name': f'{output}:0', 'dtype': 'DT_FLOAT'}}},
            'modelTopology': {'node': self.nodes, 'library': {}, 'versions': {'producer': 1}},
            'weightsManifest': [{'paths': ['weights.bin'], 'weights': specs}],
        }
        (folder / 'model.json').write_text(json.dumps(model, separators=(',', ':')))
        (folder / 'weights.bin').write_bytes(blob)


def _translate(writer: _Writer, node: fx.Node, net: nn.Module, name: dict[fx.Node, str], shape: list[int]) -> str | None:
    """Adds one traced operation; gives the name of its result."""
    inputs = [name[a] for a in node.args if isinstance(a, fx.Node)]
    target = net.get_submodule(node.target) if node.op == 'call_module' else node.target
    if node.op == 'placeholder':
        return writer.placeholder('x', 'DT_FLOAT', shape)
    if isinstance(target, Conv):
        kernel, bias = folded(target)
        return writer.convolution(node.name, inputs[0], kernel, bias, target.stride, False, target.relu)
    if isinstance(target, Depthwise):
        kernel = target.conv.weight.detach().numpy()
        return writer.convolution(node.name, inputs[0], kernel, None, target.stride, True, False)
    if isinstance(target, nn.Conv2d):
        kernel, bias = target.weight.detach().numpy(), target.bias.detach().numpy()
        return writer.convolution(node.name, inputs[0], kernel, bias, target.stride[0], False, False)
    if isinstance(target, nn.Linear):
        return writer.linear(node.name, inputs[0], target)
    if isinstance(target, nn.Dropout):
        return inputs[0]
    if target is F.interpolate:
        return writer.enlarge(node.name, inputs[0])
    if target in (operator.add, torch.add):
        return writer.node(node.name, 'AddV2', inputs, T=FLOAT)
    if target in (F.relu, torch.relu):
        return writer.node(node.name, 'Relu', inputs, T=FLOAT)
    if target == 'mean' and node.args[1] == (2, 3):
        axes = writer.constant(f'{node.name}/axes', np.array([1, 2], np.int32))
        return writer.node(node.name, 'Mean', [*inputs, axes], T=FLOAT, keep_dims={'b': False})
    if target == 'permute' and node.args[1:] == (0, 2, 3, 1):
        return inputs[0]  # already the order of NHWC
    if target == 'flatten':
        flat = writer.constant(f'{node.name}/shape', np.array([-1, node.meta['length']], np.int32))
        return writer.node(node.name, 'Reshape', [*inputs, flat], T=FLOAT)
    if target is torch.cat:
        parts = [name[a] for a in node.args[0]]
        axis = writer.constant(f'{node.name}/axis', np.array(1, np.int32))
        return writer.node(node.name, 'ConcatV2', [*parts, axis], T=FLOAT, N={'i': str(len(parts))})
    raise NotImplementedError(f'{node.op} {node.target}')


def export(net: nn.Module, folder: Path, shape: list[int], example: torch.Tensor) -> None:
    """Writes `model.json` and `weights.bin`. shape: of the NHWC input, -1 where free; example: an NCHW input."""
    net.eval()
    graph = _Tracer().trace(net)
    module = fx.GraphModule(net, graph)
    lengths: dict[str, int] = {}

    class Lengths(fx.Interpreter):
        def run_node(self, n: fx.Node):
            value = super().run_node(n)
            if n.target == 'flatten':
                lengths[n.name] = value.shape[1]
            return value

    with torch.no_grad():
        Lengths(module).run(example)
    writer, name = _Writer(), {}
    for node in graph.nodes:
        node.meta['length'] = lengths.get(node.name)
        if node.op == 'output':
            writer.node('result', 'Identity', [name[node.args[0]]], T=FLOAT)
        else:
            name[node] = _translate(writer, node, net, name, shape)
    writer.write(folder, 'result')
