import { io, tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { YOLO_SIDE, yoloShaped } from './yolo-shaped.ts';

/** Milliseconds of each of `runs` passes, its input made and its outputs read back, after one that warms up. */
export async function timeYolo(runs: number): Promise<number[]> {
  const { artifacts, outputs } = yoloShaped();
  const model = await loadGraphModel(io.fromMemory(artifacts));
  const pixels = new Float32Array(YOLO_SIDE * YOLO_SIDE * 3).fill(0.5);
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const begun = performance.now();
    const x = tensor4d(pixels, [1, YOLO_SIDE, YOLO_SIDE, 3]);
    const out = model.execute({ x }, outputs) as Tensor[];
    for (const tensor of [...out, x]) {
      tensor.dataSync();
      tensor.dispose();
    }
    if (run > 0) times.push(performance.now() - begun);
  }
  model.dispose();
  return times;
}
