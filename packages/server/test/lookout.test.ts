import { expect, test, vi } from 'vitest';
import { Lookout } from '../src/lookout.ts';

/** A lookout whose looks last until they are ended, with how many have begun. */
function slowLookout() {
  const ends: ((error?: Error) => void)[] = [];
  const failed = vi.fn();
  const once = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  return { lookout: new Lookout(once, failed), ends, failed };
}

test('asked while it looks, it looks once more, and whoever asked waits for that', async () => {
  const { lookout, ends } = slowLookout();
  lookout.look();
  lookout.look();
  const last = lookout.look();
  expect(ends).toHaveLength(1);
  ends[0]();
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]();
  await last;
  expect(ends).toHaveLength(2);
  lookout.look();
  expect(ends).toHaveLength(3);
});

test('nobody who asks in the moment a look ends is forgotten', async () => {
  const { lookout, ends } = slowLookout();
  const first = lookout.look();
  first.then(() => lookout.look());
  ends[0]();
  for (let i = 0; i < 5; i++) {
    await null;
    lookout.look();
  }
  await expect.poll(() => ends).toHaveLength(2);
});

test('a look that fails is told, and the next one comes', async () => {
  const { lookout, ends, failed } = slowLookout();
  const looked = lookout.look();
  lookout.look();
  const error = new Error('out of sight');
  ends[0](error);
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]();
  await looked;
  expect(failed.mock.calls).toEqual([[error]]);
});

test('is settled when it looks no more, and at once if it does not look', async () => {
  const { lookout, ends } = slowLookout();
  await lookout.settle();
  lookout.look();
  let isSettled = false;
  const settled = lookout.settle().then(() => {
    isSettled = true;
  });
  await null;
  expect(isSettled).toBe(false);
  ends[0]();
  await settled;
});
