import { parentPort } from 'node:worker_threads';
import { StolikError } from '@stolik/core';
import type { Day, Field } from '@stolik/daily';
import type { Said } from '../threads.ts';
import { playField } from './play.ts';

// A thread that plays the runs of a day: it is told the day and answers with its field.

parentPort?.on('message', (day: Day) => {
  const say = (said: Said<Field>) => parentPort?.postMessage(said);
  try {
    say({ is: 'done', result: playField(day) });
  } catch (error) {
    // The class of an error does not get through to another thread.
    if (!(error instanceof StolikError)) throw error;
    say({ is: 'failed', code: error.code, message: error.message });
  }
});
