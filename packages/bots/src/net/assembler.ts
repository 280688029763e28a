// What is needed to write a WebAssembly module byte by byte: there is no compiler to depend on. The names are those of the
// instructions in the specification.

type Code = readonly number[];

/** An unsigned number as the format writes it. */
export function unsigned(n: number): number[] {
  const bytes: number[] = [];
  let rest = n;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

function signed(n: number): number[] {
  const bytes: number[] = [];
  for (let rest = n; ; ) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isDone = low & 0x40 ? rest === -1 : rest === 0;
    bytes.push(isDone ? low : low | 0x80);
    if (isDone) return bytes;
  }
}

const simd = (op: number, ...rest: Code): Code => [0xfd, ...unsigned(op), ...rest];
/** Alignments are hints: none is promised. */
const memory = (offset: number): Code => [0, ...unsigned(offset)];

export const I32 = 0x7f;
export const V128 = 0x7b;
export const localGet = (local: number): Code => [0x20, ...unsigned(local)];
export const localSet = (local: number): Code => [0x21, ...unsigned(local)];
export const i32Const = (n: number): Code => [0x41, ...signed(n)];
export const i32Load = (offset: number): Code => [0x28, ...memory(offset)];
export const I32_EQZ: Code = [0x45];
export const I32_GE_U: Code = [0x4f];
export const I32_ADD: Code = [0x6a];
export const I32_SHL: Code = [0x74];
export const v128Load = (offset: number): Code => simd(0x00, ...memory(offset));
/** Eight bytes, each widened to 16 bits. */
export const v128Load8x8 = (offset: number): Code => simd(0x01, ...memory(offset));
export const v128Store = (offset: number): Code => simd(0x0b, ...memory(offset));
export const I16X8_SPLAT = simd(0x10);
export const I32X4_SPLAT = simd(0x11);
export const I16X8_SHR_S = simd(0x8c);
export const I16X8_ADD = simd(0x8e);
export const I16X8_MUL = simd(0x95);
export const I16X8_MIN_S = simd(0x96);
export const I16X8_MAX_S = simd(0x98);
export const I32X4_SHR_S = simd(0xac);
export const I32X4_ADD = simd(0xae);
export const I32X4_MIN_S = simd(0xb6);
export const I32X4_MAX_S = simd(0xb8);
export const I32X4_DOT_I16X8_S = simd(0xba);

/** Repeats the body while a local is below a limit, adding to it each time. `skip` inside leads to the next round. */
export function loop(local: number, limit: Code, step: number, body: readonly Code[]): Code[] {
  const block: Code = [0x02, 0x40];
  const end: Code = [0x0b];
  return [
    block,
    [0x03, 0x40],
    localGet(local),
    limit,
    I32_GE_U,
    [0x0d, 1],
    block,
    ...body,
    end,
    localGet(local),
    i32Const(step),
    I32_ADD,
    localSet(local),
    [0x0c, 0],
    end,
    end,
  ];
}

/** Within the body of a loop: on to the next round if what was just worked out is not 0. */
export const SKIP_IF: Code = [0x0d, 0];

/** A module with one function of i32s that returns nothing, called `run`, on a memory that is imported as `m.m`. */
export function moduleOf(
  parameters: number,
  locals: readonly [count: number, type: number][],
  code: readonly Code[],
  pages: number,
): Uint8Array<ArrayBuffer> {
  const letters = (text: string) => [text.length, ...[...text].map((letter) => letter.charCodeAt(0))];
  const section = (id: number, body: Code) => [id, ...unsigned(body.length), ...body];
  const declared = locals.flatMap(([count, type]) => [...unsigned(count), type]);
  const body = [locals.length, ...declared, ...code.flat(), 0x0b];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(I32), 0]),
    ...section(2, [1, ...letters('m'), ...letters('m'), 2, 0, ...unsigned(pages)]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...letters('run'), 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
}
