/** There is nothing to settle before a game. */
export function Options() {
  return null;
}
