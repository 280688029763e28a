// A server that says "done" before a move is kept: what the kill test must catch. It runs the build, as a real one does.
import { readSettings, startServer } from '../../server/dist/index.js';

/** It begins honestly, so that everybody sits and has moved before the lies begin. */
const HONEST_CHANGES = 30;

let changes = 0;

const server = await startServer({
  settings: readSettings(process.env),
  storeAs: (store) => ({
    ...store,
    write: async (work) => {
      // Everything later is in memory alone.
      if (changes++ < HONEST_CHANGES) await store.write(work);
    },
  }),
});
process.stdout.write(`Stolik is at ${server.address}/\n`);
process.once('SIGTERM', () => process.exit(0));
