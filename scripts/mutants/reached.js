// Before each test file, in its thread: a list in which probed code notes that it ran.
import { afterAll } from 'vitest';

globalThis.reached = [];

// biome-ignore lint/correctness/noEmptyPattern: vitest reads there that no fixture is wanted.
afterAll(({}, suite) => {
  suite.file.meta.reached = Object.keys(globalThis.reached).map(Number);
});
