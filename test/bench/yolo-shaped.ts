import type { io } from '@tensorflow/tfjs-core';
import { GraphWriter, type Wire } from './graph-writer.ts';

export const YOLO_SIDE = 640;

/** Convolution, then bottlenecks of which each one's output is kept, all joined and mixed. */
function c2f(graph: GraphWriter, from: Wire, channels: number, depth: number, adds: boolean): Wire {
  const half = channels / 2;
  // The published net splits one convolution in two; two of half the width cost the same.
  const parts = [graph.convolution(from, half, 1), graph.convolution(from, half, 1)];
  for (let i = 0; i < depth; i += 1) {
    const last = parts.at(-1)!;
    const bent = graph.convolution(graph.convolution(last, half, 3), half, 3);
    parts.push(adds ? graph.add(last, bent) : bent);
  }
  return graph.convolution(graph.concat(parts), channels, 1);
}

function pooled(graph: GraphWriter, from: Wire): Wire {
  const parts = [graph.convolution(from, from.channels / 2, 1)];
  for (let i = 0; i < 3; i += 1) parts.push(graph.maxPool(parts.at(-1)!, 5));
  return graph.convolution(graph.concat(parts), from.channels, 1);
}

/** Boxes (64 channels) and classes (80) of one level. */
function head(graph: GraphWriter, from: Wire): Wire[] {
  return [64, 80].map((channels) => {
    const second = graph.convolution(graph.convolution(from, channels, 3), channels, 3);
    return graph.convolution(second, channels, 1, 1, false);
  });
}

/**
 * A network of the shape of YOLOv8n (Ultralytics, `yolov8.yaml`, depth 0.33, width 0.25, 80 classes) at 640 x 640, fused,
 * with ReLU in the place of SiLU, which a fused model can't have: cheaper than the published one. Also its outputs and
 * multiplications.
 */
export function yoloShaped(): { artifacts: io.ModelArtifacts; outputs: string[]; macs: number } {
  const graph = new GraphWriter();
  const stem = graph.convolution(graph.input(YOLO_SIDE, 3), 16, 3, 2);
  const at4 = c2f(graph, graph.convolution(stem, 32, 3, 2), 32, 1, true);
  const at8 = c2f(graph, graph.convolution(at4, 64, 3, 2), 64, 2, true);
  const at16 = c2f(graph, graph.convolution(at8, 128, 3, 2), 128, 2, true);
  const at32 = pooled(graph, c2f(graph, graph.convolution(at16, 256, 3, 2), 256, 1, true));
  const down16 = c2f(graph, graph.concat([graph.twice(at32), at16]), 128, 1, false);
  const out8 = c2f(graph, graph.concat([graph.twice(down16), at8]), 64, 1, false);
  const up16 = graph.concat([graph.convolution(out8, 64, 3, 2), down16]);
  const out16 = c2f(graph, up16, 128, 1, false);
  const up32 = graph.concat([graph.convolution(out16, 128, 3, 2), at32]);
  const out32 = c2f(graph, up32, 256, 1, false);
  const outputs = [out8, out16, out32].flatMap((level) => head(graph, level));
  return {
    artifacts: graph.artifacts(outputs),
    outputs: outputs.map(({ name }) => name),
    macs: graph.macs,
  };
}
