import { describe, expect, it } from 'vitest';
import { shownOf } from '../ui/held.ts';
import { inOrderOfSight } from '../ui/seen.ts';
import { CHEAP, endAll, Table } from './table.ts';

const duel = () => new Table({ colors: ['green', 'red'], retailers: {} });

describe('what the table shows', () => {
  const t = duel().plan('green', CHEAP);
  const before = t.view(0);
  const now = t.plan('red', CHEAP).view(0);
  const seen = inOrderOfSight(t.events);

  it('gives nothing of a plan away that lies face down', () => {
    const shown = shownOf(before, now, seen, 0);
    expect(shown).toMatchObject({ phase: 1, step: 'plan' });
    expect(shown?.companies.map(({ price, goods, gears }) => [price, goods, gears])).toEqual(
      before.companies.map(({ price, goods, gears }) => [price, goods, gears]),
    );
  });

  it('has prices once plans are turned up, and goods once they are made', () => {
    const ordered = shownOf(before, now, seen, 1);
    expect(ordered?.phase).toBe(2);
    expect(ordered?.companies.map(({ price }) => price)).toEqual(now.companies.map(({ price }) => price));
    expect(ordered?.companies.map(({ goods }) => goods)).toEqual([0, 0]);
    expect(shownOf(before, now, seen, 2)?.phase).toBe(3);
    expect(now.companies.every(({ goods }) => goods > 0)).toBe(true);
    expect(shownOf(before, now, seen, seen.length)).toBeUndefined();
    expect(shownOf(before, now, [...seen, { type: 'took', seat: 0, upgrade: 'x' }], seen.length)).toBeUndefined();
  });

  it('counts a round event by event, on a map where goods still lie, and comes to what is true', () => {
    const game = duel().plan('green', CHEAP).plan('red', CHEAP);
    while (game.view().step !== 'sales') {
      const { step } = game.view();
      if (step === 'improve') game.play(`take ${game.view().display[0]}; end`);
      else endAll(game);
    }
    const [region] = game.offers('sell');
    game.play(`sell ${region}; end`);
    const last = game.view(0);
    const told = game.events.length;
    endAll(game);
    const after = game.view(0);
    expect(after.round).toBe(2);
    const events = inOrderOfSight(game.events.slice(told));
    const end = events.findIndex(({ type }) => type === 'ended');
    const atFirst = shownOf(last, after, events, 0);
    expect(atFirst?.companies.map(({ total }) => total)).toEqual(last.companies.map(({ total }) => total));
    const atLast = shownOf(last, after, events, end);
    expect(atLast).toMatchObject({ round: 1, phase: 8 });
    expect(atLast?.regions).toEqual(last.regions);
    expect(atLast?.companies.map(({ total }) => total)).toEqual(after.companies.map(({ total }) => total));
    expect(atLast?.companies).not.toEqual(last.companies);
  });
});
