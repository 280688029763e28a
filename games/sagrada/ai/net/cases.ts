import type { Deal } from '../../rules/state.ts';

/** What a net may have been trained for, in the order of the bits of its file. */
export const CASES = [
  { id: '1', seats: 1, privates: 1 },
  { id: '1-two', seats: 1, privates: 2 },
  { id: '2', seats: 2, privates: 1 },
  { id: '3', seats: 3, privates: 1 },
  { id: '4', seats: 4, privates: 1 },
] as const;

/** The case of a seat, or -1 where there is none, as where its private objective is not known. */
export function caseOf({ seats, privates }: Deal, seat: number): number {
  return CASES.findIndex((one) => one.seats === seats && one.privates === privates[seat].length);
}
