/** Values by their key, in the order they come. */
export function group<K, T>(pairs: readonly (readonly [K, T])[]): Map<K, Set<T>> {
  const groups = new Map<K, Set<T>>();
  for (const [key, value] of pairs) {
    const set = groups.get(key) ?? new Set<T>();
    groups.set(key, set.add(value));
  }
  return groups;
}
