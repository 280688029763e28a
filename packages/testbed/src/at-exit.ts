const pending = new Set<() => void>();

process.once('exit', () => {
  for (const clean of pending) clean();
});

/** Cleans up when this process ends, also where it is broken off; the answer says that it is done already. */
export function atExit(clean: () => void): () => void {
  pending.add(clean);
  return () => pending.delete(clean);
}
