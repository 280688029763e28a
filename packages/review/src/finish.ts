/** Runs a generator to its end. */
export function finish<T>(generator: Generator<unknown, T>): T {
  let next = generator.next();
  while (!next.done) next = generator.next();
  return next.value;
}
