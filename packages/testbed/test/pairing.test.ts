import { expect, inject, test } from 'vitest';
import { Databases } from '../src/databases.ts';
import { launchOn } from '../src/launch.ts';
import { runPairing } from '../src/pairing-load.ts';
import { ServerProcess } from '../src/server-process.ts';

const PEOPLE = process.env.STOLIK_LONG ? 200 : 24;

test('people at three servers find each other, also while one of them is killed and starts again', async () => {
  const store = await new Databases(inject('postgres')).freshDatabase();
  const nodes = Array.from({ length: 3 }, () => new ServerProcess(launchOn(store)));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    let next = 0;
    const result = await runPairing({
      people: PEOPLE,
      seed: 'a kill',
      patience: 4_000,
      // Whoever connects again lands at another node, unless that is away too.
      address: () => nodes[next++ % nodes.length].address,
      disturb: async () => {
        await nodes[0].kill();
        await nodes[0].start();
      },
    });
    expect(result).toMatchObject({ people: PEOPLE, seated: PEOPLE, twice: 0 });
    expect(result.wait).toHaveLength(PEOPLE);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
});
