/** A browser that is told of turns while the page is closed. */
export interface PushDeviceTable {
  /** Where its push service takes messages: secret, and the same browser's for as long as it keeps it. */
  endpoint: string;
  personId: string;
  /** What messages are encrypted with, both in base64url. */
  p256dh: string;
  auth: string;
  language: string;
  /** What is told there, with blanks between; null from browsers that have not said, which are told everything. */
  kinds: string | null;
  /** When the browser last said that it is there. */
  told: number;
}
