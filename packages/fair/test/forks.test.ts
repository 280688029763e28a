import { forkOf, Match, parseLog, printLog, SeededChance } from '@stolik/core';
import { sourceOf, verifiableSource } from '@stolik/fair';
import { describe, expect, it } from 'vitest';
import { bare, playedBy, TITLES } from './games.ts';

const GAMES = process.env.STOLIK_LONG ? 200 : 1;
/** The whole rest of a game is played from one line in so many. */
const SELDOM = process.env.STOLIK_LONG ? 7 : 23;

describe.each(TITLES)('%s', (id, game) => {
  const chance = new SeededChance(`forks of ${id}`);
  const { min, max } = game.seats;

  it.each([...Array(GAMES).keys()])('can be played on from every line of game %i', (i) => {
    const seats = Math.min(max, Math.max(min, 2 + (i % Math.max(1, max - 1))));
    const options = game.sampleOptions(seats, chance);
    const parents: { state: unknown; views: unknown[]; sealed: boolean[] }[] = [];
    const eyes = [...Array(seats).keys()];
    const parent = playedBy(
      game,
      { seats, options, source: verifiableSource(`${id} ${i}`), moves: `${id} ${i}` },
      (match) =>
        parents.push({
          state: match.state,
          views: eyes.map((seat) => match.view(seat)),
          sealed: eyes.map((seat) => match.isReady(seat)),
        }),
    );
    const source = verifiableSource('fork');
    for (let line = 0; line < parent.seq; line++) {
      const then = parents[line];
      const fork = forkOf(game, parent.log, { line, luck: 'new' }, source);
      expect(fork.state).toEqual(then.state);
      expect(eyes.map((seat) => fork.view(seat))).toEqual(then.views);
      const seenBy = line % seats;
      const seen = forkOf(game, parent.log, { line, seenBy, luck: 'new' }, source);
      expect(seen.view(seenBy)).toEqual(then.views[seenBy]);
      expect(seen.isReady(seenBy)).toBe(then.sealed[seenBy]);
      expect(seen.legal(seenBy)).toEqual(fork.legal(seenBy));
      if (line % SELDOM === 0) replays(line, seen);
    }

    /** By the same moves and with the same luck it is the same game; in any case a log like others. */
    function replays(line: number, seen: Match): void {
      const same = forkOf(game, parent.log, { line, luck: 'same' }, source);
      for (const one of parent.log.lines.slice(line + 1)) {
        if ('retract' in one) same.retract(one.seat);
        else if ('moves' in one) same.play(one.seat, one.moves);
      }
      expect(bare(same.log)).toEqual(bare(parent.log));
      const moves = new SeededChance(`rest ${line}`);
      while (!seen.isOver) {
        const [seat] = seen.actors;
        const legal = seen.legal(seat);
        seen.play(seat, [legal[moves.int(legal.length)]]);
      }
      for (const match of [same, seen]) {
        const log = parseLog(printLog({ ...match.log, seed: 'fork' }));
        expect(Match.verify(game, log, sourceOf(log.header, 'fork')).state).toEqual(match.state);
      }
    }
  });

  it('is the same deal for whoever plays it again from the start, as long as they play alike', () => {
    const parent = playedBy(game, { seats: 2, source: verifiableSource(id), moves: 'first' });
    const fork = forkOf(game, parent.log, { line: 0, luck: 'same' }, verifiableSource('again'));
    expect(fork.state).toEqual(Match.restore(game, { ...parent.log, lines: parent.log.lines.slice(0, 1) }).state);
    // A tag a draw: three small numbers, some kilobytes at most.
    expect(JSON.stringify(fork.header).length).toBeLessThan(6_000);
  });
});
