import { tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import type { GraphModel } from '@tensorflow/tfjs-converter';
import { normalise } from './picture-net.ts';

/** The shape of one crop, in pixels. */
export interface CropSize {
  readonly height: number;
  readonly width: number;
}

/**
 * What a net gives for crops, crop after crop. crops: RGB from 0 to 255, row by row. The buffer handed in is overwritten.
 */
export function runOnCrops(
  model: GraphModel,
  crops: Float32Array,
  { height, width }: CropSize,
): Float32Array {
  for (let i = 0; i < crops.length; i += 1) crops[i] = normalise(crops[i]!);
  const count = crops.length / (height * width * 3);
  const x = tensor4d(crops, [count, height, width, 3]);
  const out = model.execute({ x }, 'result') as Tensor;
  const values = out.dataSync() as Float32Array;
  x.dispose();
  out.dispose();
  return values;
}
