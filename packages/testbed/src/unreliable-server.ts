// What `stolik serve` runs, with words between nodes that come late, twice or never.
import { SeededChance } from '@stolik/core';
import { readSettings, type Store, startServer } from '@stolik/server';

const LONGEST_DELAY = 300;

function unreliable(store: Store): Store {
  const chance = new SeededChance(`words of ${process.pid}`);
  return {
    ...store,
    tell: async (channel, payloads) => {
      for (const payload of payloads) {
        const times = [0, 1, 1, 1, 2][chance.int(5)];
        for (let i = 0; i < times; i++) {
          setTimeout(() => store.tell(channel, [payload]).catch(() => {}), chance.int(LONGEST_DELAY)).unref();
        }
      }
    },
  };
}

const server = await startServer({ settings: readSettings(process.env), storeAs: unreliable });
process.stdout.write(`Stolik is at ${server.address}/\n`);
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
