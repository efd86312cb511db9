import { readFileSync } from 'node:fs';

interface GraphFile {
  readonly modelTopology: {
    readonly node: readonly {
      readonly name: string;
      readonly op: string;
      readonly input: readonly string[];
      readonly attr: { readonly strides?: { readonly list: { readonly i: readonly string[] } } };
    }[];
  };
  readonly weightsManifest: readonly {
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[];
  }[];
}

/** Multiplications of a shipped model for one input of `height` by `width`. */
export function countMacs(model: string, height: number, width: number): number {
  const file = new URL(`../../models/${model}/weights/model.json`, import.meta.url);
  const graph = JSON.parse(readFileSync(file, 'utf8')) as GraphFile;
  const weights = graph.weightsManifest.flatMap((group) => group.weights);
  const shapes = new Map(weights.map(({ name, shape }) => [name, shape]));
  const areas = new Map<string, number>();
  let macs = 0;
  for (const { name, op, input, attr } of graph.modelTopology.node) {
    const [from, kernel] = input;
    const before = areas.get(from ?? '') ?? height * width;
    // Rows by columns by inputs by outputs; a depthwise kernel has one output a channel.
    const size = (shapes.get(kernel ?? '') ?? []).reduce((product, side) => product * side, 1);
    const stride = Number(attr.strides?.list.i[1] ?? 1);
    const isConvolution = /conv2d/iu.test(op);
    const enlarged = op === 'ResizeNearestNeighbor' ? 4 : 1;
    const area = isConvolution ? before / stride ** 2 : before * enlarged;
    areas.set(name, area);
    if (isConvolution) macs += area * size;
    else if (op === '_FusedMatMul') macs += size;
  }
  return macs;
}
