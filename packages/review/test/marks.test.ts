import { readFileSync } from 'node:fs';
import { botNamed } from '@stolik/bots';
import { SeededChance } from '@stolik/core';
import { type DecisionReview, Review } from '@stolik/review';
import { matchAt, type PlayedGame } from '@stolik/review/puzzles';
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf, keptOf, playableOf } from './games.ts';

const LONG = Boolean(process.env.STOLIK_LONG);
/** Planted turns, and games of each level. */
const PLANTED = LONG ? 40 : 2;
const PLAYED = LONG ? 12 : 1;
const JUDGED = LONG ? 40 : 4;

const isBad = ({ mark }: DecisionReview) => mark !== 'none' && mark !== 'fine';

/** Positions with one clearly best turn. */
interface Mined extends PlayedGame {
  readonly positions: readonly { readonly at: number; readonly seat: number; readonly gap: number }[];
}

function minedOf(game: string): readonly Mined[] {
  const file = new URL(`../../arena/test/positions/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).games;
}

describe.each(GAMES)('marks in %s', (id) => {
  const playable = playableOf(id);
  const { game } = playable;

  it('find a bad turn where one was clearly best', () => {
    const hard = botNamed('hard', playable);
    const positions = minedOf(id).flatMap((mined) => mined.positions.map((position) => ({ mined, ...position })));
    const large = positions.sort((a, b) => b.gap - a.gap).slice(0, PLANTED);
    const found = large.filter(({ mined, at, seat }) => {
      const match = matchAt(game, mined, at);
      const luck = new SeededChance('planted');
      // The last that a bot thinks worth telling is well behind the best.
      const { candidates } = hard.decide(match.view(seat), seat, luck, { iterations: 200 });
      const line = match.seq + 1;
      match.play(seat, candidates.at(-1)?.moves ?? []);
      while (!match.isOver) {
        const [next] = match.actors;
        match.play(next, hard.decide(match.view(next), next, luck).moves);
      }
      const review = new Review(playable, keptOf(match));
      const decision = review.decisions(seat).find((one) => one.line === line);
      return decision && isBad(review.judge(decision.index));
    });
    expect(found.length).toBeGreaterThanOrEqual(0.75 * large.length);
  });

  it('are rarer and losses smaller for whoever plays better', () => {
    const [weak, strong] = ['random', 'expert'].map((level) => {
      const judged = Array.from({ length: PLAYED }, (_, i) => {
        const review = new Review(playable, keptOf(gameOf(playable, [level, 'hard'], `marks/${i}`, 120)));
        const decisions = review.decisions(0);
        const step = Math.max(1, Math.floor(decisions.length / JUDGED));
        return decisions.filter((_one, at) => at % step === 0).map(({ index }) => review.judge(index));
      }).flat();
      const loss = judged.reduce((sum, each) => sum + each.loss, 0) / judged.length;
      return { loss, marked: judged.filter(isBad).length / judged.length };
    });
    expect(weak.loss).toBeGreaterThan(strong.loss);
    expect(weak.marked).toBeGreaterThan(strong.marked);
    expect(strong.marked).toBeLessThan(0.2);
  });
});
