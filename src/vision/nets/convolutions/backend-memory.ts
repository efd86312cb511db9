import type { BackendWasm } from '@tensorflow/tfjs-backend-wasm';
import type { TensorInfo } from '@tensorflow/tfjs-core';

export const FLOAT_BYTES = 4;
/** Room behind every output: functions that write several floats at once may write past the last. */
const SLACK = 32;

/** What the module of the wasm backend has beside what its types tell. */
interface Inside {
  readonly HEAPU8: Uint8Array;
  readonly asm?: { readonly memory?: unknown };
  readonly _malloc: (bytes: number) => number;
  readonly _free: (pointer: number) => void;
}

/** The memory in which the wasm backend keeps its tensors. Pointers are in bytes. */
export class BackendMemory {
  readonly memory: WebAssembly.Memory;
  private readonly backend: BackendWasm;
  private readonly inside: Inside;
  private readonly malloc: Inside['_malloc'];
  private readonly free: Inside['_free'];
  private readonly packed = new WeakMap<
    object,
    { readonly pointer: number; readonly of: object }
  >();
  private readonly unused: FinalizationRegistry<number>;
  private scratch = { pointer: 0, bytes: 0 };

  private constructor(backend: BackendWasm, inside: Inside, memory: WebAssembly.Memory) {
    this.backend = backend;
    this.inside = inside;
    this.memory = memory;
    ({ _malloc: this.malloc, _free: this.free } = inside);
    this.unused = new FinalizationRegistry((pointer) => this.free(pointer));
  }

  /** Undefined where the backend's memory can't be shared. */
  static of(backend: BackendWasm): BackendMemory | undefined {
    const inside = backend.wasm as unknown as Inside;
    const memory = inside.asm?.memory;
    return memory instanceof WebAssembly.Memory
      ? new BackendMemory(backend, inside, memory)
      : undefined;
  }

  /** All of it; another array after each allocation. */
  get bytes(): Uint8Array {
    return this.inside.HEAPU8;
  }

  pointerOf({ dataId }: TensorInfo): number {
    return this.backend.getMemoryOffset(dataId);
  }

  /** A tensor to be filled, with some room behind it. */
  makeOutput(shape: number[]): TensorInfo {
    const floats = shape.reduce((product, side) => product * side, 1);
    const pointer = this.allocate(floats * FLOAT_BYTES + SLACK);
    return this.backend.makeOutput(shape, 'float32', pointer);
  }

  /** Memory for the time being: what is asked for next takes its place. */
  scratchOf(bytes: number): number {
    if (bytes > this.scratch.bytes) {
      if (this.scratch.bytes > 0) this.free(this.scratch.pointer);
      this.scratch = { pointer: this.allocate(bytes), bytes };
    }
    return this.scratch.pointer;
  }

  /**
   * A form of `weights` made once and kept as long as they: `fill` gets the memory to write it to, as floats.
   *
   * @param beside another tensor that went into it
   */
  keep(
    weights: TensorInfo,
    beside: TensorInfo | undefined,
    floats: number,
    fill: (packed: Float32Array) => void,
  ): number {
    const of = beside?.dataId ?? weights.dataId;
    const known = this.packed.get(weights.dataId);
    if (known?.of === of) return known.pointer;
    const pointer = this.allocate(floats * FLOAT_BYTES);
    fill(new Float32Array(this.memory.buffer, pointer, floats));
    this.packed.set(weights.dataId, { pointer, of });
    this.unused.register(weights.dataId, pointer);
    return pointer;
  }

  floatsOf(tensor: TensorInfo): Float32Array {
    return this.backend.typedArrayFromHeap(tensor) as Float32Array;
  }

  private allocate(bytes: number): number {
    const pointer = this.malloc(bytes) >>> 0;
    if (pointer === 0) throw new Error(`failed to allocate ${bytes} bytes for a tensor`);
    return pointer;
  }
}
