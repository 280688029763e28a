import * as wasm from './assembler.ts';
import { i32Const, localGet, localSet, loop } from './assembler.ts';
import type { Layout } from './layout.ts';
import type { Forward } from './plain.ts';

/** As much of WebAssembly as is used here: pages, workers and Node all have it, the types of none are known. */
interface WebAssemblyApi {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, imports: object) => { readonly exports: Record<string, unknown> };
}

const PAGE = 65_536;
/** Registers that sums are kept in; more would not fit on any processor. */
const SUMS = 8;
/** 16-bit and 32-bit numbers in a register. */
const SHORTS = 8;
const INTS = 4;

// Locals: the two parameters, then these.
const ROWS = 0;
const SCALED = 1;
const I = 2;
const END = 3;
const PLACE = 4;
const TIMES = 5;
const SUM = 6;

/** The layers as WebAssembly with SIMD and the memory they work on; `undefined` where there is none. */
export function simdForward(layout: Layout): { forward: Forward; buffer: ArrayBuffer } | undefined {
  const { WebAssembly } = globalThis as { WebAssembly?: WebAssemblyApi };
  if (!WebAssembly) return undefined;
  const pages = Math.ceil(layout.bytes / PAGE);
  const code = [...hiddenLayer(layout), ...secondLayer(layout)];
  const locals: [number, number][] = [
    [TIMES - I, wasm.I32],
    [SUM + SUMS - TIMES, wasm.V128],
  ];
  try {
    const memory = new WebAssembly.Memory({ initial: pages });
    const module = new WebAssembly.Module(wasm.moduleOf(2, locals, code, pages));
    const { exports } = new WebAssembly.Instance(module, { m: { m: memory } });
    return { forward: exports.run as Forward, buffer: memory.buffer };
  } catch {
    // Old browsers know no SIMD, strict pages allow no WebAssembly: plain code says the same.
    return undefined;
  }
}

/** 64 units at a time: their sums stay in registers while all rows are added. */
function hiddenLayer({ shape, scales, ...at }: Layout): (readonly number[])[] {
  const code: (readonly number[])[] = [];
  for (let first = 0; first < shape.hidden; first += SUMS * SHORTS) {
    const sums = Array.from({ length: Math.min(SUMS, (shape.hidden - first) / SHORTS) }, (_, k) => k);
    const unit = (k: number) => first + k * SHORTS;
    for (const k of sums) code.push(i32Const(0), wasm.v128Load(at.hiddenBias + 2 * unit(k)), localSet(SUM + k));
    code.push(i32Const(0), localSet(I), localGet(ROWS), i32Const(2), wasm.I32_SHL, localSet(END));
    code.push(
      ...loop(I, localGet(END), 4, [
        ...[localGet(I), wasm.i32Load(at.true), localSet(PLACE)],
        ...sums.flatMap((k) => [
          ...[localGet(SUM + k), localGet(PLACE), wasm.v128Load8x8(at.rows + unit(k))],
          ...[wasm.I16X8_ADD, localSet(SUM + k)],
        ]),
      ]),
    );
    code.push(i32Const(0), localSet(I), localGet(SCALED), i32Const(2), wasm.I32_SHL, localSet(END));
    code.push(
      ...loop(I, localGet(END), 4, [
        ...[localGet(I), wasm.i32Load(at.scaled), localSet(PLACE)],
        ...[localGet(I), wasm.i32Load(at.numbers), wasm.I16X8_SPLAT, localSet(TIMES)],
        ...sums.flatMap((k) => [
          ...[localGet(SUM + k), localGet(PLACE), wasm.v128Load8x8(at.rows + unit(k))],
          ...[localGet(TIMES), wasm.I16X8_MUL],
          ...[i32Const(1 << (scales.scaledShift - 1)), wasm.I16X8_SPLAT, wasm.I16X8_ADD],
          ...[i32Const(scales.scaledShift), wasm.I16X8_SHR_S, wasm.I16X8_ADD, localSet(SUM + k)],
        ]),
      ]),
    );
    for (const k of sums) {
      code.push(i32Const(0), localGet(SUM + k), i32Const(0), wasm.I16X8_SPLAT, wasm.I16X8_MAX_S);
      code.push(i32Const(scales.hiddenClip), wasm.I16X8_SPLAT, wasm.I16X8_MIN_S);
      code.push(wasm.v128Store(at.hidden + 2 * unit(k)));
    }
  }
  return code;
}

/** 32 outputs at a time: each pair of units is multiplied with the weights of four outputs in one step. */
function secondLayer({ shape, scales, ...at }: Layout): (readonly number[])[] {
  const code: (readonly number[])[] = [];
  for (let first = 0; first < shape.second; first += SUMS * INTS) {
    const sums = Array.from({ length: Math.min(SUMS, (shape.second - first) / INTS) }, (_, k) => k);
    const output = (k: number) => first + k * INTS;
    for (const k of sums) code.push(i32Const(0), wasm.v128Load(at.secondBias + 4 * output(k)), localSet(SUM + k));
    code.push(i32Const(0), localSet(I), i32Const(at.pairs - 4 * shape.second), localSet(PLACE));
    code.push(
      ...loop(I, i32Const(2 * shape.hidden), 4, [
        ...[localGet(PLACE), i32Const(4 * shape.second), wasm.I32_ADD, localSet(PLACE)],
        // Most units are silent most of the time.
        ...[localGet(I), wasm.i32Load(at.hidden), wasm.I32_EQZ, wasm.SKIP_IF],
        ...[localGet(I), wasm.i32Load(at.hidden), wasm.I32X4_SPLAT, localSet(TIMES)],
        ...sums.flatMap((k) => [
          ...[localGet(SUM + k), localGet(PLACE), wasm.v128Load(4 * output(k)), localGet(TIMES)],
          ...[wasm.I32X4_DOT_I16X8_S, wasm.I32X4_ADD, localSet(SUM + k)],
        ]),
      ]),
    );
    for (const k of sums) {
      code.push(i32Const(0), localGet(SUM + k));
      code.push(i32Const(1 << (scales.secondShift - 1)), wasm.I32X4_SPLAT, wasm.I32X4_ADD);
      code.push(i32Const(scales.secondShift), wasm.I32X4_SHR_S, i32Const(0), wasm.I32X4_SPLAT, wasm.I32X4_MAX_S);
      code.push(i32Const(scales.secondClip), wasm.I32X4_SPLAT, wasm.I32X4_MIN_S);
      code.push(wasm.v128Store(at.second + 4 * output(k)));
    }
  }
  return code;
}
