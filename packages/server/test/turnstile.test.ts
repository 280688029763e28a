import { expect, it } from 'vitest';
import { TooMany } from '../src/limits/too-many.ts';
import { type Gate, Turnstile } from '../src/limits/turnstile.ts';

const all: Gate = { key: '', most: 3 };
const ofAnna: Gate = { key: 'anna', most: 2 };
const ofBen: Gate = { key: 'ben', most: 2 };
const there = () => new AbortController().signal;

/** Who is let in, in order. */
function watch(turnstile: Turnstile) {
  const inside: { readonly name: string; readonly leave: () => void }[] = [];
  const come = (name: string, gate: Gate, gone = there()) =>
    turnstile.enter([gate, all], gone).then((leave) => leave && inside.push({ name, leave }));
  const names = async () => {
    await new Promise(setImmediate);
    return inside.map(({ name }) => name);
  };
  return { inside, come, names };
}

it('few are let in at once, and nobody takes all the room', async () => {
  const { inside, come, names } = watch(new Turnstile());
  for (let i = 0; i < 4; i++) void come(`anna ${i}`, ofAnna);
  void come('ben', ofBen);
  expect(await names()).toEqual(['anna 0', 'anna 1', 'ben']);
  inside[0].leave();
  expect((await names()).at(-1)).toBe('anna 2');
});

it('whoever has gone is not served and takes nobody’s turn', async () => {
  const { inside, come, names } = watch(new Turnstile());
  void come('first', ofAnna);
  void come('second', ofAnna);
  const gone = new AbortController();
  const left = come('third', ofAnna, gone.signal);
  void come('fourth', ofAnna);
  gone.abort();
  expect(await left).toBeUndefined();
  inside[0].leave();
  expect(await names()).toEqual(['first', 'second', 'fourth']);
  // Nor whoever went before the door.
  expect(await come('fifth', ofBen, gone.signal)).toBeUndefined();
  expect(await names()).toHaveLength(3);
});

it('where too many wait, the rest is sent away', async () => {
  const { come, names } = watch(new Turnstile());
  for (let i = 0; i < 10; i++) void come(`anna ${i}`, ofAnna);
  expect(() => come('one more', ofAnna)).toThrow(TooMany);
  void come('ben', ofBen);
  expect((await names()).at(-1)).toBe('ben');
});
