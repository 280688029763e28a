/** Somebody's one attempt at the ranked deal of a day. How it came out stands at its table. */
export interface DailyAttemptTable {
  /** Of UTC, such as `2026-11-18`. */
  day: string;
  person: string;
  tableId: string;
  /** Whether the person's name may stand on boards. */
  isNamed: number;
}
