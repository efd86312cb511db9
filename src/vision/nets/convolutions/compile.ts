import {
  depthwiseFunction,
  depthwiseName,
  type DepthwiseFunction,
  type DepthwiseStride,
} from './depthwise-function.ts';
import { MOST_PIXELS, stripFunction, stripName, type StripFunction } from './strip-function.ts';
import {
  timesPlusInOne,
  timesPlusInTwo,
  wasmModule,
  type TimesPlus,
} from '../../pixels/wasm-code.ts';

export interface Compiled {
  /** For one pixel at once, two, and so on. */
  readonly strips: readonly StripFunction[];
  readonly depthwise: Readonly<Record<DepthwiseStride, DepthwiseFunction>>;
}

/** The bytes of the module; validity tells whether a browser has the instructions that it takes. */
function moduleBytes(timesPlus: TimesPlus): Uint8Array<ArrayBuffer> {
  const strips = Array.from({ length: MOST_PIXELS }, (_, i) => stripFunction(i + 1, timesPlus));
  return wasmModule([...strips, depthwiseFunction(1, timesPlus), depthwiseFunction(2, timesPlus)]);
}

/** The functions on a memory, in the fastest form that the browser can run; undefined where it can run none. */
export function compileFor(memory: WebAssembly.Memory): Compiled | undefined {
  const bytes = [timesPlusInOne, timesPlusInTwo]
    .map(moduleBytes)
    .find((candidate) => WebAssembly.validate(candidate));
  if (bytes === undefined) return undefined;
  const module = new WebAssembly.Module(bytes);
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  return {
    strips: Array.from(
      { length: MOST_PIXELS },
      (_, i) => exports[stripName(i + 1)] as StripFunction,
    ),
    depthwise: {
      1: exports[depthwiseName(1)] as DepthwiseFunction,
      2: exports[depthwiseName(2)] as DepthwiseFunction,
    },
  };
}
