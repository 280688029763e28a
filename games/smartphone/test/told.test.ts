import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/index.ts';
import { contextOf } from '../ui/context.ts';
import { explainRegion, sayRegion } from '../ui/explain.ts';
import { madeIn } from '../ui/made.ts';
import { madeBy, pointsOf } from '../ui/standing.ts';
import { CHEAP, type Position, Table } from './table.ts';

const duel = (more: Position) => new Table({ colors: ['green', 'red'], retailers: {}, ...more });
const context = (t: Table) => contextOf({ view: t.view(0), seat: 0, names: ['Ala', 'Olek'], language: 'en' });

describe('what is told of a region', () => {
  it('has second place in words, where there is one', () => {
    const three = duel({ offices: { europe: ['green', 'red', 'red'] } });
    expect(explainRegion(three.region('europe'), context(three)).text).toContain(
      'most goods sold here: 5 VP; second most: 2 VP',
    );
    const one = duel({ offices: { europe: ['green'] } });
    expect(explainRegion(one.region('europe'), context(one)).text).toMatch(/most goods sold here: 3 VP\.$/);
  });

  it('says of a customer what they want, not who sells it', () => {
    const t = duel({});
    expect(sayRegion(t.region('canada'), context(t)).text).toContain(
      'customers: pays up to 4, wants GPS, wants Li-Ion, wants 4G',
    );
  });
});

describe('what is told of a company', () => {
  it('has the VP on the track, which decide equal prices, beside the total', () => {
    const t = duel({ owned: { green: ['gps'] } });
    expect(pointsOf(t.company('green'))).toEqual({ total: 9, track: 3 });
    expect(pointsOf(t.company('red'))).toEqual({ total: 7 });
  });
});

describe('goods that plans make', () => {
  it('are all of them: technologies and goods tokens too', () => {
    const t = duel({
      sides: { liion: 'B' },
      owned: { green: ['gps', 'liion'] },
      tokens: { green: 2 },
    });
    t.plan('green', CHEAP).plan('red', CHEAP);
    // 7 by the plan, 2 tokens, 2 by GPS A, 1 by Li-Ion B.
    expect(madeIn(t.events)).toEqual(
      new Map([
        [0, 12],
        [1, 7],
      ]),
    );
  });

  it('can be worked out later, without the goods token that came since', () => {
    const position = { owned: { green: ['gps'] }, tokens: { green: 2, red: 1 } } as const;
    const hidden = 'A2/B1 top B rot 0 at 0,1';
    const t = duel(position).plan('green', CHEAP).plan('red', hidden);
    const made = madeIn(t.events);
    const worked = () => [madeBy(t.view(), 0), madeBy(t.view(), 1)];
    expect(worked()).toEqual([made.get(0), made.get(1)]);
    t.play(`take ${t.view().display[0]}; end`);
    // Red's factory is covered: it has got a token in the meantime.
    expect(t.company('red').tokens).toBe(2);
    expect(worked()).toEqual([made.get(0), made.get(1)]);
  });

  it('do not count what is made later, and are not told before', () => {
    const later: Event = { type: 'made', seat: 0, goods: 5, by: 'gps-B' };
    expect(madeIn([later])).toEqual(new Map());
    const planned = duel({}).plan('green', CHEAP).plan('red', CHEAP).events;
    expect(madeIn([...planned, { type: 'token', seat: 0 }, later]).get(0)).toBe(7);
  });
});
