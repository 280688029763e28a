import { games } from '@stolik/games';
import { expect, it } from 'vitest';
import { ONLINE_DEFAULTS, type OnlineChoice, paceOf } from '../src/new-table/pace.ts';

const paceIn = (game: string, seats: number, choice: Partial<OnlineChoice> = {}) => {
  const found = games.find((entry) => entry.game.id === game);
  if (!found) throw new Error(`no ${game}`);
  return paceOf({ ...ONLINE_DEFAULTS, ...choice }, found.game, seats);
};

it('where everybody finds a table it has a clock that suits the game, unless the host chooses another', () => {
  const visibility = 'public';
  expect(paceIn('sagrada', 2)).toEqual({ kind: 'untimed' });
  expect(paceIn('sagrada', 2, { visibility })).toEqual({ kind: 'live', minutes: 15, increment: 10 });
  expect(paceIn('sagrada', 4, { visibility })).toEqual({ kind: 'live', minutes: 10, increment: 10 });
  expect(paceIn('smartphone', 5, { visibility })).toEqual({ kind: 'live', minutes: 15, increment: 30 });
  expect(paceIn('sentient', 2, { visibility, minutes: 60 })).toEqual({ kind: 'live', minutes: 60, increment: 20 });
  expect(paceIn('sentient', 2, { visibility, pace: 'days' })).toEqual({ kind: 'days', days: 2 });
  // What was chosen for friends is none for strangers, nor for a game that is rated.
  expect(paceIn('sagrada', 2, { visibility, pace: 'untimed' }).kind).toBe('live');
  expect(paceIn('sagrada', 2, { rated: true }).kind).toBe('live');
  expect(paceIn('sagrada', 2, { pace: 'untimed' }).kind).toBe('untimed');
});
