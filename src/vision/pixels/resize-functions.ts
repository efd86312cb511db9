import {
  add,
  constant,
  countDown,
  get,
  increase,
  join,
  load,
  load4,
  loadBytes4,
  loadSplat,
  plus4,
  repeat,
  set,
  splat,
  store4,
  storeByte,
  storeBytes4,
  times4,
  wasmModule,
  type Code,
  type WasmFunction,
} from './wasm-code.ts';

/** The two steps of resizing as WebAssembly: a pixel's red, green, blue and alpha are worked on at once. Pointers are in bytes. */
export interface ResizeFunctions {
  readonly memory: WebAssembly.Memory;
  /** Two rows of a picture, weighed, as floats; `addRows` adds them to what is there. */
  readonly sumRows: SumRows;
  readonly addRows: SumRows;
  /**
   * A row of the target.
   *
   * @param sums as `sumRows` writes them
   * @param first for every pixel of the target, at how many bytes of the sums it begins
   * @param weights for every pixel of the target, `span` floats
   */
  readonly mixColumns: (
    sums: number,
    first: number,
    weights: number,
    span: number,
    to: number,
    pixels: number,
  ) => void;
}

type SumRows = (
  upper: number,
  lower: number,
  sums: number,
  pixels: number,
  ofUpper: number,
  ofLower: number,
) => void;

const PIXEL = 4;
const VECTOR = 16;
/** Rounds that are written out. */
const UNROLLED = 4;

function rowsFunction(name: string, isAdded: boolean): WasmFunction {
  const [upper, lower, sums, pixels, ofUpper, ofLower] = [0, 1, 2, 3, 4, 5];
  const [upperWeight, lowerWeight] = [6, 7];
  const round = (n: number): Code => {
    const both = plus4(
      times4(loadBytes4(get(upper), PIXEL * n), get(upperWeight)),
      times4(loadBytes4(get(lower), PIXEL * n), get(lowerWeight)),
    );
    const sum = isAdded ? plus4(load4(get(sums), VECTOR * n), both) : both;
    return store4(get(sums), sum, VECTOR * n);
  };
  const rounds = (count: number): Code =>
    countDown(
      pixels,
      count,
      join(
        repeat(count, round),
        increase(upper, constant(PIXEL * count)),
        increase(lower, constant(PIXEL * count)),
        increase(sums, constant(VECTOR * count)),
      ),
    );
  return {
    name,
    numbers: 4,
    floats: 2,
    own: { numbers: 0, vectors: 2 },
    body: join(
      set(upperWeight, splat(get(ofUpper))),
      set(lowerWeight, splat(get(ofLower))),
      rounds(UNROLLED),
      rounds(1),
    ),
  };
}

function columnsFunction(): WasmFunction {
  const [sums, first, weights, span, to, pixels] = [0, 1, 2, 3, 4, 5];
  const [from, left] = [6, 7];
  const [sum, kept] = [8, 9];
  const tap = join(
    set(sum, plus4(get(sum), times4(load4(get(from)), loadSplat(get(weights))))),
    increase(from, constant(VECTOR)),
    increase(weights, constant(PIXEL)),
  );
  const pixel = join(
    set(from, add(get(sums), load(get(first)))),
    set(sum, times4(load4(get(from)), loadSplat(get(weights)))),
    increase(from, constant(VECTOR)),
    increase(weights, constant(PIXEL)),
    set(left, add(get(span), constant(-1))),
    countDown(left, 1, tap),
    storeBytes4(get(to), get(sum), kept),
    storeByte(get(to), constant(255), PIXEL - 1),
    increase(first, constant(PIXEL)),
    increase(to, constant(PIXEL)),
  );
  return {
    name: 'mixColumns',
    numbers: 6,
    floats: 0,
    own: { numbers: 2, vectors: 2 },
    body: countDown(pixels, 1, pixel),
  };
}

/** Undefined where the browser can't run them. */
export function compileResize(): ResizeFunctions | undefined {
  const bytes = wasmModule([
    rowsFunction('sumRows', false),
    rowsFunction('addRows', true),
    columnsFunction(),
  ]);
  if (!WebAssembly.validate(bytes)) return undefined;
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  return { memory, ...exports } as unknown as ResizeFunctions;
}
