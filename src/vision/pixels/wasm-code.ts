/**
 * Just enough of an assembler for WebAssembly (binary format 1.0, with the fixed-width and the relaxed SIMD proposals) to
 * write small loops over floats. Code is bytes; functions of this module join them.
 */
export type Code = readonly number[];

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const SIMD = 0xfd;
/** Blocks that give nothing; the branch goes to the innermost. */
const IF: Code = [0x04, 0x40];
const LOOP: Code = [0x03, 0x40];
const AGAIN_IF: Code = [0x0d, 0x00];
const END: Code = [0x0b];
const MAGIC: Code = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

/** An unsigned number, seven bits a byte, the lowest first (LEB128). */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value % 128) | 128, ...unsigned(Math.floor(value / 128))];
}

function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}

export function join(...parts: readonly Code[]): Code {
  return parts.flat();
}

/** The code that `make` gives for 0, 1 and so on, one after the other. */
export function repeat(count: number, make: (index: number) => Code): Code {
  return Array.from({ length: count }, (_, index) => make(index)).flat();
}

export const constant = (value: number): Code => [0x41, ...signed(value)];
export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const subtract = (a: Code, b: Code): Code => [...a, ...b, 0x6b];
/** Adds to a local. */
export const increase = (local: number, by: Code): Code => set(local, add(get(local), by));

/** Runs `body` while `local`, counted down by `step` after each round, is at least `step`; not at all if it begins below. */
export function countDown(local: number, step: number, body: Code): Code {
  const isEnough: Code = [...get(local), ...constant(step), 0x4e];
  return [
    ...isEnough,
    ...IF,
    ...LOOP,
    ...body,
    ...set(local, subtract(get(local), constant(step))),
    ...isEnough,
    ...AGAIN_IF,
    ...END,
    ...END,
  ];
}

/** A whole number at an address. */
export const load = (address: Code): Code => [...address, 0x28, 2, 0];
export const storeByte = (address: Code, value: Code, offset: number): Code =>
  join(address, value, [0x3a, 0], unsigned(offset));

const simd = (opcode: number): Code => [SIMD, ...unsigned(opcode)];
/** Four floats at an address, which need not be aligned. */
export const load4 = (address: Code, offset = 0): Code =>
  join(address, simd(0x00), [2], unsigned(offset));
/** One float, four times. */
export const loadSplat = (address: Code, offset = 0): Code =>
  join(address, simd(0x09), [2], unsigned(offset));
export const store4 = (address: Code, value: Code, offset = 0): Code =>
  join(address, value, simd(0x0b), [2], unsigned(offset));
export const splat = (value: Code): Code => join(value, simd(0x13));
export const plus4 = (a: Code, b: Code): Code => join(a, b, simd(0xe4));
/** The four bytes at an address, as floats. */
export const loadBytes4 = (address: Code, offset = 0): Code =>
  join(address, simd(0x5c), [2], unsigned(offset), simd(0x89), simd(0xa9), simd(0xfb));
/** Four floats as bytes, rounded as a `Uint8ClampedArray` rounds. Needs a local to keep them in. */
export const storeBytes4 = (address: Code, value: Code, local: number): Code => {
  const whole = set(local, join(value, simd(0x6a), simd(0xf9)));
  const words = set(local, join(get(local), get(local), simd(0x86)));
  const bytes = join(get(local), get(local), simd(0x66));
  return join(whole, words, address, bytes, simd(0x5a), [2, 0, 0]);
};
export const times4 = (a: Code, b: Code): Code => join(a, b, simd(0xe6));
/** The larger of each two; of a not-a-number and a number either. */
export const most4 = (a: Code, b: Code): Code => join(a, b, simd(0xeb));

/** `a` times `b` and `c` to that, in one instruction where the browser and the processor have one. */
export type TimesPlus = (a: Code, b: Code, c: Code) => Code;
export const timesPlusInTwo: TimesPlus = (a, b, c) => plus4(c, times4(a, b));
export const timesPlusInOne: TimesPlus = (a, b, c) => join(a, b, c, simd(0x105));

/** A function that gives nothing back. Its locals are numbered: whole numbers of its parameters, floats of them, then its own. */
export interface WasmFunction {
  readonly name: string;
  /** How many parameters are whole numbers; floats come after them. */
  readonly numbers: number;
  readonly floats: number;
  /** Locals of its own: whole numbers, then vectors of four floats. */
  readonly own: { readonly numbers: number; readonly vectors: number };
  readonly body: Code;
}

function section(id: number, entries: readonly Code[]): Code {
  const content = [...unsigned(entries.length), ...entries.flat()];
  return [id, ...unsigned(content.length), ...content];
}

function text(value: string): Code {
  const bytes = [...new TextEncoder().encode(value)];
  return [...unsigned(bytes.length), ...bytes];
}

/** A module of these functions on the memory that it is given as `env.memory`. */
export function wasmModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ numbers, floats }): Code => {
    const parameters = [...Array<number>(numbers).fill(I32), ...Array<number>(floats).fill(F32)];
    return [0x60, ...unsigned(parameters.length), ...parameters, 0];
  });
  const bodies = functions.map(({ own, body }): Code => {
    const locals = [2, ...unsigned(own.numbers), I32, ...unsigned(own.vectors), V128];
    const all = [...locals, ...body, 0x0b];
    return [...unsigned(all.length), ...all];
  });
  const memory = [...text('env'), ...text('memory'), 0x02, 0x00, 0];
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, types),
    ...section(2, [memory]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)]),
    ),
    ...section(10, bodies),
  ]);
}
