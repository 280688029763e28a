import type { Reason } from './game.ts';

/** What an error may point at, so that a caller can show it beside the right thing. */
export interface ErrorDetails {
  /** The field of the input at fault, as a path: `options.tools`. */
  readonly field?: string;
  /** The line of the log at fault. */
  readonly line?: number;
  /** The rule an illegal move breaks. */
  readonly reason?: Reason;
  /** When it will be allowed, in milliseconds since 1970. */
  readonly until?: number;
  /** What whoever decided it has said about it. */
  readonly why?: string;
}

/** Wrong input at a border: a code for programs, a sentence for people. Everything else that throws is a defect. */
export class StolikError extends Error {
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'StolikError';
    this.code = code;
    this.details = details;
  }
}
