import { Match, SeededChance, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type Event, type Move, sentient, type View } from '../rules/index.ts';
import { effectOf, foresee, rehearse } from '../ui/rehearse.ts';
import { reportOf } from '../ui/report.ts';
import { Table } from './table.ts';

const begin = (seed: string, seats: number) => Match.begin(sentient, { seats, source: seededSource(seed) });

/** Plays a random game; `watch` sees every play with the position before and after it. */
function playRandomly(seed: string, seats: number, watch: (play: Play) => void): void {
  const match = begin(seed, seats);
  const chance = new SeededChance(seed);
  while (!match.isOver) {
    const [seat] = match.actors;
    const moves = match.legal(seat);
    const move = moves[chance.int(moves.length)];
    const before = match.view(seat);
    const { events } = match.play(seat, [move]);
    watch({ seat, move, before, after: match.view(seat), events });
  }
}

interface Play {
  readonly seat: number;
  readonly move: Move;
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

describe('a plan', () => {
  it('is what then happens, but for the bot that fills the gap', () => {
    let plans = 0;
    let sent: View | undefined;
    for (const seats of [2, 3, 4]) {
      playRandomly(`plan ${seats}`, seats, ({ seat, move, before, after }) => {
        if (move.do === 'agent') {
          sent = rehearse(before, seat, move.slot, move.assistants);
          const known = ({ step, hand, investors, seats: players }: View) => ({ step, hand, investors, players });
          expect(known(sent)).toEqual(known(after));
          expect(sent.factory.map(({ agents, assistants }) => ({ agents, assistants }))).toEqual(
            after.factory.map(({ agents, assistants }) => ({ agents, assistants })),
          );
        }
        if (move.do === 'plug' && sent) {
          expect(foresee(sent, seat, move)?.seats).toEqual(after.seats);
          plans++;
        }
      });
    }
    expect(plans).toBe(12 * (2 + 3 + 4));
  });

  it('has no effect where it is not legal', () => {
    const view = new Table({ bots: ['53 . . .', '. . . .'], hand: 45 }).view();
    expect(foresee(view, 0, { do: 'plug', slot: 1, block: 'none' })).toBeUndefined();
    expect(foresee(view, 0, { do: 'plug', slot: 2, block: 'right' })).toBeUndefined();
  });
});

/** Bot 45 wants equal dice and turns the left one down; bot 21 beside it wants two odd ones. */
const POSITION = {
  dice: [
    [3, 1, 6, 4, 4],
    [3, 3, 3, 3, 3],
  ],
  bots: ['21 . . .', '. . . .'],
  hand: 45,
};

describe('the effect of a plan', () => {
  const effectIn = (view: View, slot: number, block: 'none' | 'left' = 'none') => {
    const after = foresee(view, 0, { do: 'plug', slot, block });
    if (!after) throw new Error('not legal');
    return effectOf(view.seats[0], after.seats[0], slot);
  };

  it('names dice that go round, and neighbours that gain or lose', () => {
    const view = new Table(POSITION).view();
    const effect = effectIn(view, 2);
    expect(effect.left).toEqual({ from: 1, to: 6, wraps: true });
    expect(effect.right).toEqual({ from: 6, to: 6, wraps: false });
    expect(effect.vp).toBe(5);
    expect(effect.neighbours).toEqual([{ slot: 1, from: 3, to: 0 }]);
  });

  it('counts the whole score, with the investors of the type', () => {
    const alone = effectIn(new Table({ ...POSITION, printed: ['service', 'industry'] }).view(), 2);
    const backed = effectIn(
      new Table({ ...POSITION, printed: ['service', 'industry'], tokens: [{ transport: 2 }] }).view(),
      2,
    );
    expect([alone.gain, backed.gain]).toEqual([2, 4]);
  });

  it('is none on a die that an assistant holds', () => {
    const view = new Table(POSITION).view();
    const effect = effectIn(view, 2, 'left');
    expect(effect.left).toEqual({ from: 1, to: 1, wraps: false });
    expect(effect.neighbours).toEqual([]);
  });
});

describe('the count of a round', () => {
  it('says how the race for every investor stood, if all of it was seen', () => {
    let rounds = 0;
    playRandomly('count', 3, ({ before, after, events }) => {
      const report = reportOf(events, before, after);
      if (!report) return;
      rounds++;
      expect(report.round).toBe(rounds);
      expect(report.bots.map((bots) => bots.length)).toEqual([4, 4, 4]);
      expect(report.investors).toHaveLength(5);
      report.investors.forEach(({ influence = [], token, chip }, position) => {
        expect(influence).toEqual(before.investors[position].influence);
        if (token !== null) expect(influence[token]).toBe(Math.max(...influence));
        if (token !== null && chip !== null) expect(influence[token]).toBeGreaterThanOrEqual(influence[chip]);
      });
      expect(reportOf(events, undefined, after)?.investors[0].influence).toBeUndefined();
    });
    expect(rounds).toBe(3);
  });

  it('adds agents that were sent with the same news, and is silent about a race it did not see', () => {
    const sent: { view: View; events: Event[] }[] = [];
    playRandomly('news', 2, ({ before, after, events }) => {
      sent.push({ view: before, events: [...events] });
      const report = reportOf(events, before, after);
      if (!report) return;
      const turn = sent.findLastIndex(({ events: [first] }) => first?.type === 'agent');
      const news = sent.slice(turn).flatMap((play) => play.events);
      expect(reportOf(news, sent[turn].view, after)).toEqual(report);
      expect(reportOf(events, sent[turn].view, after)?.investors[0].influence).toBeUndefined();
    });
  });
});
