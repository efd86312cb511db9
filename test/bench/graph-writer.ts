import type { io } from '@tensorflow/tfjs-core';

/** A tensor in a graph that is being written: its node and its size. */
export interface Wire {
  readonly name: string;
  readonly side: number;
  readonly channels: number;
}

type Node = Record<string, unknown>;

const FLOAT = { type: 'DT_FLOAT' };
const text = (value: string): { s: string } => ({ s: btoa(value) });
const whole = (values: readonly number[]) => ({ list: { i: values.map(String) } });

/**
 * Writes a fused GraphModel of square feature maps with random weights, and counts its multiplications: for timing networks
 * of a known shape that nobody here trained.
 */
export class GraphWriter {
  macs = 0;
  private readonly nodes: Node[] = [];
  private readonly specs: io.WeightsManifestEntry[] = [];
  private readonly values: Float32Array[] = [];
  private count = 0;

  input(side: number, channels: number): Wire {
    const dims = [1, side, side, channels].map((size) => ({ size: String(size) }));
    this.nodes.push({
      name: 'x',
      op: 'Placeholder',
      input: [],
      attr: { dtype: FLOAT, shape: { shape: { dim: dims } } },
    });
    return { name: 'x', side, channels };
  }

  /** Convolution with its bias, and ReLU unless it is an output. */
  convolution(from: Wire, channels: number, size: number, stride = 1, relu = true): Wire {
    const name = this.next('conv');
    const kernel = this.constant(`${name}/kernel`, [size, size, from.channels, channels]);
    const bias = this.constant(`${name}/bias`, [channels]);
    const fused = { list: { s: ['BiasAdd', ...(relu ? ['Relu'] : [])].map((op) => btoa(op)) } };
    this.nodes.push({
      name,
      op: '_FusedConv2D',
      input: [from.name, kernel, bias],
      attr: {
        T: FLOAT,
        strides: whole([1, stride, stride, 1]),
        padding: text('SAME'),
        data_format: text('NHWC'),
        dilations: whole([1, 1, 1, 1]),
        num_args: { i: '1' },
        epsilon: { f: 0 },
        fused_ops: fused,
      },
    });
    const side = from.side / stride;
    this.macs += side * side * size * size * from.channels * channels;
    return { name, side, channels };
  }

  add(one: Wire, other: Wire): Wire {
    return this.plain('AddV2', [one.name, other.name], one);
  }

  concat(parts: readonly Wire[]): Wire {
    const axis = this.integers([3], []);
    const channels = parts.reduce((sum, part) => sum + part.channels, 0);
    const inputs = [...parts.map(({ name }) => name), axis];
    return this.plain(
      'ConcatV2',
      inputs,
      { ...parts[0]!, channels },
      { N: { i: `${parts.length}` } },
    );
  }

  twice(from: Wire): Wire {
    const side = 2 * from.side;
    const size = this.integers([side, side], [2]);
    const no = { b: false };
    const more = { align_corners: no, half_pixel_centers: no };
    return this.plain('ResizeNearestNeighbor', [from.name, size], { ...from, side }, more);
  }

  maxPool(from: Wire, size: number): Wire {
    return this.plain('MaxPool', [from.name], from, {
      ksize: whole([1, size, size, 1]),
      strides: whole([1, 1, 1, 1]),
      padding: text('SAME'),
      data_format: text('NHWC'),
    });
  }

  /** What `loadGraphModel(io.fromMemory(…))` takes. */
  artifacts(outputs: readonly Wire[]): io.ModelArtifacts {
    const named = outputs.map(({ name }) => [name, { name: `${name}:0`, dtype: 'DT_FLOAT' }]);
    const length = this.values.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const blob = new Uint8Array(length);
    let at = 0;
    for (const { buffer, byteLength } of this.values) {
      blob.set(new Uint8Array(buffer), at);
      at += byteLength;
    }
    return {
      format: 'graph-model',
      modelTopology: { node: this.nodes, library: {}, versions: { producer: 1 } },
      signature: { inputs: {}, outputs: Object.fromEntries(named) as object },
      weightSpecs: this.specs,
      weightData: blob.buffer,
    };
  }

  private next(kind: string): string {
    this.count += 1;
    return `${kind}_${this.count}`;
  }

  private plain(op: string, input: readonly string[], like: Wire, attr: object = {}): Wire {
    const name = this.next(op);
    this.nodes.push({ name, op, input, attr: { T: FLOAT, ...attr } });
    return { ...like, name };
  }

  /** Weights that keep values within bounds through any number of layers; their size is all that matters to time. */
  private constant(name: string, shape: readonly number[]): string {
    const values = new Float32Array(shape.reduce((product, size) => product * size, 1));
    const scale = 1 / Math.sqrt(values.length / shape.at(-1)!);
    for (let i = 0; i < values.length; i += 1) values[i] = scale * Math.sin(i * 12.9898);
    this.specs.push({ name, shape: [...shape], dtype: 'float32' });
    this.values.push(values);
    this.nodes.push({ name, op: 'Const', input: [], attr: { dtype: FLOAT } });
    return name;
  }

  private integers(values: readonly number[], shape: readonly number[]): string {
    const name = this.next('integers');
    this.specs.push({ name, shape: [...shape], dtype: 'int32' });
    this.values.push(new Float32Array(Int32Array.from(values).buffer));
    this.nodes.push({ name, op: 'Const', input: [], attr: { dtype: { type: 'DT_INT32' } } });
    return name;
  }
}
