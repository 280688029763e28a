/** Elements are found by the names of their pieces: `cell:1-b3` is whatever has `data-cell="1-b3"`. */
export function selectorOf(piece: string): string {
  const colon = piece.indexOf(':');
  return `[data-${piece.slice(0, colon)}="${CSS.escape(piece.slice(colon + 1))}"]`;
}
