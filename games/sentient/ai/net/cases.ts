/** What a net may have been trained for, in the order of the bits of its file. */
export const CASES = [
  { id: '2', seats: 2 },
  { id: '3', seats: 3 },
  { id: '4', seats: 4 },
] as const;
