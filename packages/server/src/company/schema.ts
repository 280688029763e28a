/** Whom somebody does not want to hear, or to meet. */
export interface AversionTable {
  person: string;
  other: string;
  /** An `AversionKind`. */
  kind: string;
  /** By what the person calls it: of others nobody learns the id. */
  key: string;
  /** What the other was called then. */
  name: string;
  since: number;
}

/** What somebody has reported of another. What was said is read where it was said: what was erased there is gone here too. */
export interface ReportTable {
  id: string;
  reporter: string;
  person: string;
  tableId: string | null;
  /** The word that is meant, by its number at the table. */
  word: number | null;
  kind: string;
  note: string | null;
  time: number;
  /** What was decided; null while it is open. */
  verdict: string | null;
  done: number | null;
}
