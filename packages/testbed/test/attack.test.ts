import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type AttackSetup, type Outcome, runAttack } from '../src/attack/attack.ts';
import { Databases } from '../src/databases.ts';
import { type Folder, freshFolder } from '../src/folders.ts';

const IS_LONG = process.env.STOLIK_LONG === '1';
/** Machines are busy: how long anybody waited is for those to judge who run it by hand. */
const SHORT = { nodes: 1, seconds: 0.3, isShort: true, patience: 30 };

let folder: Folder;
beforeAll(() => {
  folder = freshFolder('attack');
});
afterAll(() => folder.remove());

const onSqlite = (name: string, setup: Partial<AttackSetup> = {}) =>
  runAttack({ ...SHORT, kind: 'sqlite', store: `sqlite:${join(folder.path, name, 'stolik.db')}`, ...setup });

test('a server holds against all that is known', async () => {
  const result = await onSqlite('held');
  expect(result.broken).toEqual([]);
  expect(result.held).toBe(result.tried);
  expect(result.tried).toBeGreaterThan(14);
  expect(result.memoryMB?.during).toBeGreaterThan(0);
});

test('how long anybody waits is judged where the server has limits, and there alone', async () => {
  const most = new Map<string, number | undefined>();
  const onOutcome = ({ story, figures }: Outcome) => void most.set(story.id, figures?.most.healthzMs);
  const { broken } = await onSqlite('judged', { only: ['pings', 'unread'], onOutcome });
  expect(broken).toEqual([]);
  expect([...most]).toEqual([
    ['pings', 200 * SHORT.patience],
    ['unread', undefined],
  ]);
});

test('a server whose limits are off is found out, story by story', async () => {
  const changed = { env: { STOLIK_RATE_LIMITS: 'off' } };
  const only = ['guests', 'encoded'];
  const { broken, held } = await onSqlite('weak', { changed, only });
  expect(held).toBe(0);
  expect(new Set(broken.map((one) => one.split(':')[0]))).toEqual(new Set(only));
});

test.runIf(IS_LONG)('three servers on one PostgreSQL hold too, against the whole of it', async () => {
  const store = await new Databases(inject('postgres')).freshDatabase();
  const result = await runAttack({ ...SHORT, kind: 'postgres', store, nodes: 3, seconds: 5, isShort: false });
  expect(result.broken).toEqual([]);
});
