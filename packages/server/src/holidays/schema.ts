/** Time in which the clocks of somebody's games of days stand. One that was ended early ends then. */
export interface HolidayTable {
  person: string;
  starts: number;
  ends: number;
  /** When it was declared or ended. */
  changed: number;
  /** Whether all tables of the person know it. */
  carried: number;
}
