/** What was done by whoever runs the server. It holds ids and never names: whoever is deleted is nobody in it. */
export interface AuditTable {
  /** Grows by one with each act, in the order in which they are committed. */
  number: number;
  time: number;
  /** The operating system's user, or the handle of a moderator. */
  who: string;
  act: string;
  person: string | null;
  tableId: string | null;
  reason: string | null;
  /** JSON of what else there is to know, such as until when. */
  details: string | null;
}
