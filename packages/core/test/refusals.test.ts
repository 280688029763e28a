import { Match, ScriptedChance, SeededChance, StolikError, seededSource, transcript } from '@stolik/core';
import { expect, it } from 'vitest';
import { guess } from './guess.ts';

function codeOf(attempt: () => unknown): string | undefined {
  try {
    attempt();
  } catch (error) {
    if (error instanceof StolikError) return error.code;
    throw error;
  }
  return undefined;
}

/** A whole match of one seat that is always ready and done. */
function played() {
  const match = Match.begin(guess, { seats: 1, source: seededSource('over') });
  while (!match.isOver) match.play(0, [match.legal(0).at(-1) ?? { do: 'done' }]);
  return match;
}

it('a match that is over takes nothing more', () => {
  const match = played();
  expect(match.legal(0)).toEqual([]);
  expect(codeOf(() => match.play(0, [{ do: 'ready' }]))).toBe('game-over');
});

it('a header says no more than it must', () => {
  expect(Object.keys(played().header)).toEqual(['game', 'version', 'seats', 'options']);
  const { header } = Match.begin(guess, { seats: 1, source: seededSource('over'), entropy: ['Ala'] });
  expect(Object.keys(header)).toEqual(['game', 'version', 'seats', 'options', 'entropy']);
});

it('chance that a log cannot have recorded is the fault of the log', () => {
  expect(codeOf(() => new ScriptedChance([]).int(6))).toBe('bad-log');
  expect(codeOf(() => new ScriptedChance([6]).int(6))).toBe('bad-log');
  expect(codeOf(() => new ScriptedChance([5]).int(6))).toBeUndefined();
});

it('a transcript has every move with its choices, every event, the sheets and who won', () => {
  const lines = transcript(guess, { seats: 2, seed: 'told', options: { extra: 1 } }).split('\n');
  expect(JSON.parse(lines[0])).toEqual({ game: 'guess', version: 1, seats: 2, seed: 'told', options: { extra: 1 } });
  expect(
    lines.filter((line) => /^[01]: (bid [12]|ready|keep|done) {2}\(of [123]\)$/.test(line)).length,
  ).toBeGreaterThan(2 * 2 * 3);
  expect(lines.filter((line) => line.startsWith('   {"type":"rolled"'))).toHaveLength(3);
  const sheets = lines.filter((line) => line.startsWith('{"seat"')).map((line) => JSON.parse(line));
  expect(sheets.map(({ seat }) => seat)).toEqual([0, 1]);
  const best = Math.max(...sheets.map(({ total }) => total));
  const winners = sheets.filter(({ total }) => total === best).map(({ seat }) => seat);
  expect(lines.slice(-2)).toEqual([`winners: ${winners.join(' ')}`, '']);
  expect(transcript(guess, { seats: 2, seed: 'told', options: { extra: 1 } })).toBe(lines.join('\n'));
  expect(transcript(guess, { seats: 2, seed: 'other', options: { extra: 1 } })).not.toBe(lines.join('\n'));
});

it('a transcript moves by chance of its own, whatever luck the game has', () => {
  const [, first] = transcript(guess, { seats: 1, seed: 'a', options: {} }).split('\n');
  const chance = new SeededChance('a/moves');
  const seat = chance.int(1);
  expect(first).toBe(`${seat}: ${['bid 1', 'bid 2', 'ready'][chance.int(3)]}  (of 3)`);
});
