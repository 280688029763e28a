import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { botNamed, greedy, playMatch, taught } from '@stolik/bots';
import { readNet } from '@stolik/bots/net';
import { Match, SeededChance, seededSource } from '@stolik/core';
import { expect, it } from 'vitest';
import { heuristics, learned, playable } from '../ai/index.ts';
import { CASES } from '../ai/net/cases.ts';
import { EXPECTED_NET } from '../ai/net/rows.ts';
import { sagrada } from '../rules/index.ts';

const file = readFileSync(new URL(`../../${learned.file}`, import.meta.url));
const manifest = JSON.parse(readFileSync(new URL('../../../training/sagrada.json', import.meta.url), 'utf8'));

it('the net that is shipped is the one of its manifest, for these rules and all cases, and small', () => {
  expect(createHash('sha256').update(file).digest('hex')).toBe(manifest.sha256);
  expect(file.length).toBeLessThanOrEqual(400_000);
  const net = readNet(file, EXPECTED_NET);
  expect(net.cases).toBe((1 << CASES.length) - 1);
  expect(manifest).toMatchObject({ game: 'sagrada', rules: sagrada.version, features: net.features });
  expect(manifest.measured.rounding).toBeLessThan(0.1);
});

it('by the net alone a bot that looks no further than its turn beats the one by hand', () => {
  const bots = [learned.read(file), heuristics].map((make) => greedy({ game: sagrada, heuristics: () => make() }));
  const leads = Array.from({ length: 20 }, (_, deal) => {
    const own = deal % 2;
    const seats = own === 0 ? bots : bots.toReversed();
    // The same deal from both sides.
    const match = Match.begin(sagrada, { seats: 2, options: {}, source: seededSource(`net ${deal >> 1}`) });
    playMatch(match, seats, new SeededChance(`net ${deal}`));
    const [first, second] = sagrada.score(match.state).map(({ total }) => total);
    return own === 0 ? first - second : second - first;
  });
  expect(leads.reduce((sum, lead) => sum + lead, 0) / leads.length).toBeGreaterThan(1);
});

it('the strong levels play by it, the others do without, and it is read once and only when it is needed', () => {
  const asked: string[] = [];
  const game = taught({ ...playable }, (path) => {
    asked.push(path);
    return file;
  });
  for (const name of ['easy', 'medium', 'greedy', 'random']) botNamed(name, game);
  expect(asked).toEqual([]);
  for (const name of ['hard', 'expert', 'hard']) botNamed(name, game);
  expect(asked).toEqual([learned.file]);
  const [s] = [sagrada.setup({}, 2, new SeededChance('levels'))];
  for (let seat = 0; seat < 2; seat++) sagrada.apply(s, seat, 8, new SeededChance('cards'));
  const view = sagrada.view(s, s.seat);
  const valuesOf = (trained: boolean) =>
    botNamed('hard', trained ? game : playable).decide(view, s.seat, new SeededChance('same')).candidates;
  expect(valuesOf(true)).not.toEqual(valuesOf(false));
});
