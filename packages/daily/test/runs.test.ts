import { LEVELS } from '@stolik/bots';
import { type Log, Match, parseLog, printLog, SeededChance } from '@stolik/core';
import {
  dayOf,
  dealOn,
  dealt,
  fieldOf,
  KINDS,
  luckOf,
  owlGame,
  playRun,
  readField,
  resultOf,
  seedOf,
} from '@stolik/daily';
import { fairDuplicateSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { describe, expect, it } from 'vitest';

const DAILIES = process.env.STOLIK_LONG ? 10_000 : 40;

/** A deal played at random, as somebody plays it who takes back now and then. */
function playedAtRandom(number: number): Log {
  const deal = dealOn(dayOf(number));
  if (!deal) throw new Error('no deal');
  const { game } = gameEntry(deal.kind.game);
  const match = dealt(game, 1 + deal.kind.birds.length, seedOf(deal, game.version));
  const chance = new SeededChance(`daily ${number}`);
  while (!match.isOver) {
    const [seat] = match.actors;
    const moves = match.legal(seat);
    match.play(seat, [moves[chance.int(moves.length)]]);
    if (match.canRetract(seat) && chance.int(20) === 0) match.retract(seat);
  }
  return { ...match.log, seed: seedOf(deal, game.version) };
}

it(`${DAILIES} dailies are verified by their seed, from the text of their logs alone`, () => {
  for (let number = 0; number < DAILIES; number++) {
    const log = parseLog(printLog(playedAtRandom(number)));
    const { game } = gameEntry(log.header.game);
    expect(log.header).toMatchObject({ chance: 'by-tag' });
    const { state } = Match.verify(game, log, fairDuplicateSource(log.seed ?? ''));
    const { totals, value, rounds } = resultOf(game, log, 0);
    expect(totals).toEqual(game.score(state).map(({ total }) => total));
    expect(rounds.reduce((a, b) => a + b)).toBe(value);
    expect(value).toBe(totals.length === 1 ? totals[0] : totals[0] - totals[1]);
  }
});

describe.each(KINDS)('$id', ({ id, game: name, birds }) => {
  const entry = gameEntry(name);
  const { game } = entry;
  const seed = `a deal of ${id}`;
  const runs = LEVELS.slice(0, 2).flatMap((level) =>
    [0, 1].map((number) => {
      const log = playRun(entry, birds, seed, { level, number });
      return { level, log, result: resultOf(game, log, 0) };
    }),
  );

  it('is played to the byte alike by the same run, and otherwise by another', () => {
    const [{ level, log }, other] = runs;
    expect(printLog(playRun(entry, birds, seed, { level, number: 0 }))).toBe(printLog(log));
    expect(printLog(other.log)).not.toBe(printLog(log));
    expect(new Set(runs.map((run) => run.log.header.commitment)).size).toBe(1);
  });

  it('becomes a field that a file can hold, with a game that can be played again', () => {
    const owls = runs.map((run) => ({ ...run, level: run.level === 'medium' ? ('expert' as const) : run.level }));
    const field = readField(JSON.parse(JSON.stringify(fieldOf(game, owls))));
    expect(field.results.expert).toEqual(
      runs
        .slice(2)
        .map(({ result }) => result.value)
        .sort((a, b) => a - b),
    );
    const again = owlGame(game, field, 1 + birds.length, seed);
    expect(again.isOver).toBe(true);
    expect(field.results.expert).toContain(resultOf(game, again.log, 0).value);
    expect(() => readField({ ...field, results: { easy: ['1'] } })).toThrow(/field.results/);
  });
});

it('the luck of a bot is the same, whatever somebody else takes back', () => {
  const { game } = gameEntry('sagrada');
  const match = dealt(game, 2, 'luck');
  for (const seat of [0, 1]) match.play(seat, [match.legal(seat)[0]]);
  const before = luckOf('luck', 1, match.log);
  const place = match.legal(0).find((move) => game.print(move).startsWith('place'));
  match.play(0, [place]);
  match.retract(0);
  match.play(0, [place]);
  expect(luckOf('luck', 1, match.log)).toBe(before);
  expect(luckOf('luck', 0, match.log)).not.toBe(luckOf('luck', 1, match.log));
});
