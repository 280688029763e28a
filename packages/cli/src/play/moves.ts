/** Legal moves as a person reads them: those that differ only in their last word stand together in one line. */
export function groupMoves(lines: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const at = line.lastIndexOf(' ');
    const head = at < 0 ? line : line.slice(0, at);
    groups.set(head, [...(groups.get(head) ?? []), ...(at < 0 ? [] : [line.slice(at + 1)])]);
  }
  return [...groups].map(([head, ends]) => (ends.length > 0 ? `${head} ${ends.join(' | ')}` : head));
}
