import { StolikError } from '@stolik/core';

/** Somebody has to wait. */
export class TooMany extends StolikError {
  readonly seconds: number;

  constructor(ms: number, what = 'requests') {
    const seconds = Math.ceil(ms / 1000);
    super('too-many-requests', `too many ${what}: try again in ${seconds} seconds`);
    this.seconds = seconds;
  }
}
