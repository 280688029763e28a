import type { SeededChance } from '@stolik/core';

/** What programs stumble over. */
export const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -0,
  '',
  ' ',
  '__proto__',
  'constructor',
  'x'.repeat(500),
  '\u202e\ufeff',
  '\ud800',
  '\u0000',
  '😀',
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1, valueOf: null },
  { length: 1e9 },
];

const KEYS = ['__proto__', 'constructor', 'toString', '', 'seat', 'id', 'do', '\u0000'];

/** A frame that once was a good one, as text or bytes. The same chance gives the same frame. */
export function mutate(frame: object, chance: SeededChance): string | Buffer {
  const kind = chance.int(10);
  // Some stay as they are: what is valid in itself and comes at the wrong time.
  if (kind === 0) return JSON.stringify(frame);
  if (kind <= 5) return JSON.stringify(inside(frame, chance));
  const text = JSON.stringify(kind === 6 ? inside(frame, chance) : frame);
  const [a, b] = [chance.int(text.length), chance.int(text.length)].sort((x, y) => x - y);
  switch (kind) {
    case 6:
      return `${text.slice(0, a)}${String.fromCharCode(chance.int(0x10000))}${text.slice(a)}`;
    case 7:
      return text.slice(0, a) + text.slice(b);
    case 8:
      return text.slice(0, b) + text.slice(a, b).repeat(1 + chance.int(3)) + text.slice(b);
    default:
      return Buffer.from(text).fill(chance.int(256), a, a + 1);
  }
}

/** Replaces, removes or adds something anywhere inside. */
function inside(json: unknown, chance: SeededChance): unknown {
  const isLeaf = typeof json !== 'object' || json === null || Object.keys(json).length === 0;
  if (isLeaf || chance.int(8) === 0) return NASTY[chance.int(NASTY.length)];
  const copy = structuredClone(json) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[chance.int(keys.length)];
  const change = chance.int(6);
  if (change === 0) delete copy[key];
  else if (change === 1) set(copy, KEYS[chance.int(KEYS.length)], copy[key]);
  else if (change === 2 && typeof copy[key] === 'number') copy[key] = (copy[key] as number) + chance.int(5) - 2;
  else if (change === 3 && Array.isArray(copy[key])) copy[key] = [...copy[key], ...copy[key]];
  else copy[key] = inside(copy[key], chance);
  return copy;
}

/** Also keys that an assignment would not make its own. */
function set(copy: object, key: string, value: unknown): void {
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
}
