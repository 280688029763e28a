import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runChaos } from '../src/chaos.ts';
import { Databases } from '../src/databases.ts';
import { launchOn } from '../src/launch.ts';

const LIAR = fileURLToPath(new URL('lying-server.js', import.meta.url));
const SETUP = { kills: 3, movesBetween: 10, tables: 3, seed: 'a few kills', isMixed: false, patience: 600_000 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-chaos-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server on SQLite that is killed loses nothing that it said was done', async () => {
  const store = `sqlite:${join(folder, 'honest.db')}`;
  const result = await runChaos({ ...SETUP, launches: [launchOn(store)], store });
  expect(result).toMatchObject({ kills: 3, lost: 0, stuck: 0, drifted: 0, misrated: 0, verified: result.begun });
  expect(result.acknowledged).toBeGreaterThan(100);
  expect(result.rated).toBeGreaterThan(0);
  expect(result.begun).toBeGreaterThanOrEqual(SETUP.tables);
});

test('nor do three servers on one PostgreSQL', async () => {
  const store = await new Databases(inject('postgres')).freshDatabase();
  const launches = Array.from({ length: 3 }, () => launchOn(store));
  const result = await runChaos({ ...SETUP, launches, store });
  expect(result).toMatchObject({ kills: 3, lost: 0, stuck: 0, misrated: 0, verified: result.begun });
  expect(result.acknowledged).toBeGreaterThan(100);
  expect(result.rated).toBeGreaterThan(0);
});

test('a server that says "done" too early is found out', async () => {
  const store = `sqlite:${join(folder, 'lying.db')}`;
  const launch = { ...launchOn(store), script: LIAR, args: [] };
  const { lost, acknowledged } = await runChaos({
    ...SETUP,
    kills: 1,
    // More than it keeps, so that it has lied before it is killed.
    movesBetween: 25,
    tables: 2,
    launches: [launch],
    store,
    // Games that lost moves may never end.
    patience: 0,
  });
  expect(lost).toBeGreaterThan(0);
  expect(lost).toBeLessThan(acknowledged);
});
