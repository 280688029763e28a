import type { Generated } from 'kysely';

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

/** What two people are to each other, as one of them sees it: there is a row for either. */
export interface FriendTable {
  person: string;
  other: string;
  /** By what the person calls the other. */
  key: string;
  /** A `FriendState`. */
  state: string;
  since: number;
}

/** The link by which others become a person's friends. */
export interface FriendLinkTable {
  person: string;
  key: string;
  since: number;
}

/** A friend is asked to a table. */
export interface InvitationTable {
  key: string;
  tableId: string;
  person: string;
  /** Who asks. */
  host: string;
  since: number;
  /** 1 where the answer was no. */
  declined: Generated<number | null>;
}

/** A group of people with tables of its own. */
export interface CircleTable {
  id: string;
  /** Of the link that lets others in. */
  key: string;
  name: string;
  since: number;
}

export interface MemberTable {
  circle: string;
  person: string;
  /** By what the others call this member; whoever is in it longest looks after it. */
  key: string;
  since: number;
}
