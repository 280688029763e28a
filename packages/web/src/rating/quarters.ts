/** A year of them, the one that runs first, as the server names them. */
export function quartersUntil(now: Date): string[] {
  const running = 4 * now.getUTCFullYear() + Math.floor(now.getUTCMonth() / 3);
  return [0, 1, 2, 3].map((back) => `${Math.floor((running - back) / 4)}-${((running - back) % 4) + 1}`);
}
