import {
  backend,
  backend_util,
  DepthwiseConv2dNative,
  engine,
  FusedConv2D,
  getKernel,
  registerKernel,
  tensor,
  unregisterKernel,
  type DepthwiseConv2dNativeAttrs,
  type FusedConv2DAttrs,
  type KernelConfig,
  type KernelFunc,
  type Tensor,
} from '@tensorflow/tfjs-core';
import type { BackendWasm } from '@tensorflow/tfjs-backend-wasm';
import { BackendMemory } from './backend-memory.ts';
import { compileFor, type Compiled } from './compile.ts';
import { convolve, type ConvolutionInputs } from './convolution.ts';
import { convolveDepthwise, isDepthwiseShape } from './depthwise-convolution.ts';

type Params = Parameters<KernelFunc>[0];
type Shape4 = [number, number, number, number];

/**
 * Puts convolutions of our own in the place of the wasm backend's, which spend most of a reading: theirs multiply and add in
 * two instructions. What ours can't do, theirs go on doing. Nothing changes where the browser can't run ours or where they
 * don't give what the backend's give.
 *
 * @returns whether ours are in use
 */
export function useOwnConvolutions(): boolean {
  const memory = BackendMemory.of(backend() as BackendWasm);
  const compiled = memory && compileFor(memory.memory);
  if (memory === undefined || compiled === undefined) return false;
  const fused = getKernel(FusedConv2D, 'wasm');
  const depthwise = getKernel(DepthwiseConv2dNative, 'wasm');
  const golden = goldenOutputs();
  replace(fused, fusedKernel(memory, compiled, fused.kernelFunc));
  replace(depthwise, depthwiseKernel(memory, compiled, depthwise.kernelFunc));
  if (agree(golden, goldenOutputs())) return true;
  for (const one of [fused, depthwise]) replace(one, one.kernelFunc);
  return false;
}

function replace(stock: KernelConfig, kernelFunc: KernelFunc): void {
  unregisterKernel(stock.kernelName, stock.backendName);
  registerKernel({ ...stock, kernelFunc });
}

function inputsOf({ inputs }: Params): ConvolutionInputs {
  return inputs as unknown as ConvolutionInputs;
}

function fusedKernel(memory: BackendMemory, compiled: Compiled, stock: KernelFunc): KernelFunc {
  return (params) => {
    const inputs = inputsOf(params);
    const attrs = params.attrs as unknown as FusedConv2DAttrs;
    const { activation } = attrs;
    const shape = shapeOf(inputs, attrs, false);
    if (shape === undefined || (activation !== 'relu' && activation !== 'linear')) {
      return stock(params);
    }
    return convolve(memory, compiled, inputs, shape, activation === 'relu' ? 0 : -Infinity);
  };
}

function depthwiseKernel(memory: BackendMemory, compiled: Compiled, stock: KernelFunc): KernelFunc {
  return (params) => {
    const inputs = inputsOf(params);
    const shape = shapeOf(inputs, params.attrs as unknown as DepthwiseConv2dNativeAttrs, true);
    if (shape === undefined || !isDepthwiseShape(shape)) return stock(params);
    return convolveDepthwise(memory, compiled, inputs, shape);
  };
}

/** Undefined where it is dilated. */
function shapeOf(
  { x, filter }: ConvolutionInputs,
  { strides, dilations, pad, dimRoundingMode }: FusedConv2DAttrs | DepthwiseConv2dNativeAttrs,
  isDepthwise: boolean,
) {
  const shape = backend_util.computeConv2DInfo(
    x.shape as Shape4,
    filter.shape as Shape4,
    strides,
    dilations,
    pad,
    dimRoundingMode,
    isDepthwise,
  );
  return shape.dilationHeight === 1 && shape.dilationWidth === 1 ? shape : undefined;
}

/** What the kernels in use give for a little of everything: odd sizes, channels that fill no block, both strides. */
function goldenOutputs(): readonly Float32Array[] {
  const picture = wave([1, 7, 9, 12]);
  const plain = { x: picture, filter: wave([3, 3, 12, 9]), bias: wave([9]) };
  const pointwise = { x: picture, filter: wave([1, 1, 12, 16]), bias: wave([16]) };
  const depthwise = { x: picture, filter: wave([3, 3, 12, 1]) };
  const usual = { pad: 'same', dataFormat: 'NHWC', dilations: [1, 1] };
  const outputs = [
    run(FusedConv2D, plain, { ...usual, strides: [2, 2], activation: 'relu' }),
    run(FusedConv2D, pointwise, { ...usual, strides: [1, 1], activation: 'linear' }),
    ...[1, 2].map((stride) =>
      run(DepthwiseConv2dNative, depthwise, { ...usual, strides: [stride, stride] }),
    ),
  ];
  for (const one of [picture, plain.filter, plain.bias, pointwise.filter, pointwise.bias]) {
    one.dispose();
  }
  depthwise.filter.dispose();
  return outputs;
}

function wave(shape: number[]) {
  const values = Array.from({ length: shape.reduce((a, b) => a * b, 1) }, (_, i) => Math.sin(i));
  return tensor(values, shape);
}

function run(name: string, inputs: object, attrs: object): Float32Array {
  const output = engine().runKernel<Tensor>(name, inputs as never, attrs as never);
  const values = output.dataSync() as Float32Array;
  output.dispose();
  return values;
}

/** Rounding differs by a few millionths. */
const SAME = 1e-4;

function agree(golden: readonly Float32Array[], ours: readonly Float32Array[]): boolean {
  return golden.every((values, n) =>
    values.every((value, i) => Math.abs(value - ours[n]![i]!) < SAME),
  );
}
