import { forkOf, type Log, Match, printLog, SeededChance } from '@stolik/core';
import { fairDuplicateSource, verifiableSource } from '@stolik/fair';
import { sagrada } from '@stolik/games/sagrada/rules';
import type { TableInfo } from '@stolik/protocol/page';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { verifyTable } from '../src/online/verify.ts';

const SEED = 'for all tables';
let log: Log;
let info: TableInfo;
const pledges = new Map<string, string>();

/** What a server says when it is asked for the log. */
const tells = (said: Log) =>
  vi.stubGlobal('fetch', async () => new Response(printLog(said), { headers: { 'content-type': 'text/plain' } }));

beforeAll(() => {
  const match = Match.begin(sagrada, { seats: 2, source: fairDuplicateSource(SEED) });
  const chance = new SeededChance('moves');
  while (!match.isOver) {
    const [seat] = match.actors;
    const moves = match.legal(seat);
    match.play(seat, [moves[chance.int(moves.length)]]);
  }
  log = { ...match.log, seed: SEED };
  const seats = sagrada.score(match.state).map(({ total }) => ({ kind: 'human', total }));
  info = { id: 'a', seats, status: 'over' } as unknown as TableInfo;
  vi.stubGlobal('localStorage', { getItem: (key: string) => pledges.get(key) ?? null });
});
afterEach(() => pledges.clear());
afterAll(() => vi.unstubAllGlobals());

it('believes no shared deal where this browser was asked for its part of the luck', async () => {
  const pledge = { commitment: log.header.commitment, entropy: 'mine-alone' };
  pledges.set('stolik.pledges', JSON.stringify({ a: pledge }));
  tells({ ...log, header: { ...log.header } });
  expect(await verifyTable(info, sagrada as never)).toEqual({ isGood: false, findings: [{ sentence: 'badEntropy' }] });
});

it('verifies a deal that all tables share, and says that it is one', async () => {
  tells(log);
  const { isGood, findings } = await verifyTable(info, sagrada as never);
  expect(isGood).toBe(true);
  expect(findings.map(({ sentence }) => sentence)).toEqual(['seed', 'noPromise', 'byTag', 'outcomes', 'totals']);
});

it('names the line of such a deal that was altered', async () => {
  const lines = log.lines.map((line) =>
    line.seq === 0 && 'outcomes' in line
      ? { ...line, outcomes: line.outcomes?.map((one, i) => (i ? one : 1 - one)) }
      : line,
  );
  tells({ ...log, lines: lines as Log['lines'] });
  expect(await verifyTable(info, sagrada as never)).toEqual({
    isGood: false,
    findings: [{ sentence: 'badLine', values: { line: 0 } }],
  });
});

it('believes no table online that calls itself a fork: its first lines nobody could check', async () => {
  const { seq } = log.lines.at(-2) ?? { seq: 0 };
  const fork = forkOf(sagrada, log, { line: seq, luck: 'new' }, verifiableSource(SEED));
  const [seat] = fork.actors;
  const last = log.lines.at(-1);
  fork.play(seat, (last && 'moves' in last ? last.moves : []) as never);
  tells({ ...fork.log, seed: SEED });
  expect((await verifyTable(info, sagrada as never)).isGood).toBe(false);
});
