/** Where a person wants to be mailed. */
export interface MailboxTable {
  person: string;
  /** What every mail to it names, so that whoever has one can end it: nothing else can be done with it. */
  key: string;
  address: string;
  language: string;
  /** What is mailed, with blanks between. */
  kinds: string;
  /** When a link was asked for that nobody has followed yet. */
  asked: number | null;
  /** When its owner said that it is theirs. */
  confirmed: number | null;
}

/** What is to be mailed to a person about a table, and when something was. */
export interface MailTable {
  person: string;
  /** `''` for the link that confirms an address. */
  tableId: string;
  kind: string;
  /** When it is to be sent; null where nothing waits. */
  due: number | null;
  attempts: number;
  /** Until when it is one node's. */
  lease: number | null;
  /** When the last one was. */
  sent: number | null;
}
