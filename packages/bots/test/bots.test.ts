import { Match, SeededChance, StolikError, seededSource } from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, botNamed, playMatch } from '../src/index.ts';
import { type Branches, playable, treeGame } from './toy.ts';

describe('botNamed', () => {
  it('knows every bot by its name', () => {
    expect(BOT_NAMES.map((name) => botNamed(name, games[0]).name)).toEqual([...BOT_NAMES]);
  });

  it.each(['genius', 'toString', ''])('knows no "%s"', (name) => {
    expect(() => botNamed(name, games[0])).toThrow(StolikError);
    expect(() => botNamed(name, games[0])).toThrow(`there is no bot "${name}"; there are random, greedy`);
  });

  /** Turns that look the worse the better they are: 0 looks best, the last is best. */
  const disguised = (turns: number, noise = 0) => {
    const to = Array.from({ length: turns }, (_, i): Branches => ({ seat: 0, looks: [turns - i], to: [[i]] }));
    return playable({ ...treeGame({ seat: 0, to }, 1), heuristics: { noise } });
  };
  const choose = (name: string, turns: number, iterations = 200) =>
    botNamed(name, disguised(turns)).decide({ path: [] }, 0, new SeededChance('named'), { iterations }).moves[0];

  it('greedy looks one turn ahead and no further', () => {
    expect(choose('greedy', 5)).toBe(0);
  });

  it('the searchers find out, each among as many turns as it looks at', () => {
    expect(choose('ismcts', 8)).toBe(7);
    expect(choose('ismcts', 9)).toBe(7);
    expect(choose('hard', 4)).toBe(3);
    expect(choose('hard', 5)).toBe(3);
    expect(choose('expert', 10)).toBe(9);
    expect(choose('expert', 11)).toBe(9);
  });

  it('hard and easier ones need no budget to be told, and play the same every time', () => {
    const play = (name: string) =>
      botNamed(name, disguised(4)).decide({ path: [] }, 0, new SeededChance('usual')).moves;
    expect(play('hard')).toEqual([3]);
    expect(play('greedy')).toEqual([0]);
  });

  it('easy misjudges by the noise of the game, medium by a quarter of it, greedy not at all', () => {
    // Two turns, a point apart.
    const mistakes = (name: string) => {
      const bot = botNamed(name, disguised(2, 4));
      const played = Array.from(
        { length: 300 },
        (_, i) => bot.decide({ path: [] }, 0, new SeededChance(`${i}`)).moves[0],
      );
      return played.filter((move) => move === 1).length / 300;
    };
    // The difference of two misjudgements is the greater one in about 43 and 24 of 100 cases.
    expect(mistakes('easy')).toBeGreaterThan(0.35);
    expect(mistakes('easy')).toBeLessThan(0.5);
    expect(mistakes('medium')).toBeGreaterThan(0.15);
    expect(mistakes('medium')).toBeLessThan(0.33);
    expect(mistakes('greedy')).toBe(0);
  });

  it('random plays whatever is legal, each move about as often', () => {
    const bot = botNamed('random', disguised(4));
    const played = Array.from(
      { length: 400 },
      (_, i) => bot.decide({ path: [] }, 0, new SeededChance(`${i}`)).moves[0],
    );
    for (const move of [0, 1, 2, 3]) expect(played.filter((one) => one === move).length).toBeGreaterThan(60);
  });
});

it('bots play a match to its end, each its own seat', () => {
  const entry = gameEntry('sagrada');
  const match = Match.begin(entry.game, { seats: 2, source: seededSource('whole') });
  const bots = ['random', 'greedy'].map((name) => botNamed(name, entry));
  const moves = playMatch(match, bots, new SeededChance('whole'));
  expect(match.isOver).toBe(true);
  expect(moves.length).toBeGreaterThan(60);
  const [random, greedy] = entry.game.score(match.state).map(({ total }) => total);
  expect(greedy).toBeGreaterThan(random);
});
