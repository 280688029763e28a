/** Everything the kit holds a game to, by the names that its failures begin with. */
export const CHECKS = [
  'actors',
  'legal',
  'ascending',
  'plain',
  'inventory',
  'move-json',
  'move-text',
  'why-not',
  'refusals',
  'view',
  'clone',
  'imagine',
  'shuffle',
  'simultaneous',
  'epoch',
  'events',
  'score',
  'undo',
  'restore',
  'end',
] as const;
export type Check = (typeof CHECKS)[number];

/** A broken promise of the contract, found by the check of that name. */
export class BrokenPromise extends Error {
  readonly check: Check;

  constructor(check: Check, message: string) {
    super(`${check}: ${message}`);
    this.check = check;
  }
}

export function demand(isKept: boolean, check: Check, message: () => string): void {
  if (!isKept) throw new BrokenPromise(check, message());
}
