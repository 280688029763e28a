import type { Seat, TableInfo } from '@stolik/protocol/page';
import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { stateOf } from '../src/lobby/state.ts';
import { outcomeOf } from '../src/online/outcome.ts';
import { en } from '../src/text/en.ts';

const words = createInstance({ lng: 'en', resources: { en: { translation: en } } });
beforeAll(() => words.init());

const seat = (person: string, rest: Partial<Seat> = {}): Seat => ({ kind: 'human', person, name: person, ...rest });
const gaveUp = { hasResigned: true, standIn: 'medium', place: 2 } as const;
const late = { hasTimedOut: true, standIn: 'medium' } as const;

function tableOf(seats: readonly Seat[]): TableInfo {
  const pace = { kind: 'live', minutes: 5, increment: 0 } as const;
  return { seats: [...seats], status: 'over', pace } as Partial<TableInfo> as TableInfo;
}

/** What somebody is told at the end. */
function toldTo(me: string | undefined, ...seats: readonly Seat[]) {
  return outcomeOf(tableOf(seats), { me }, words.t);
}

it('says nothing where points say it all', () => {
  expect(toldTo('Ala', seat('Ala', { place: 1 }), seat('Ben', { place: 2 }))).toBeUndefined();
});

it('says first who resigned, to everybody in their own way', () => {
  const seats = [seat('Ala', { place: 1 }), seat('Ben', gaveUp)];
  expect(toldTo('Ala', ...seats)).toMatchObject({
    headline: 'Ben resigned. You have won.',
    notes: [],
    isEarly: true,
  });
  expect(toldTo('Ben', ...seats)).toMatchObject({
    headline: 'You resigned. Ala wins.',
    notes: [],
    isEarly: true,
    fates: ['won', 'resigned'],
  });
  expect(toldTo(undefined, ...seats)?.headline).toBe('Ben resigned. Ala has won.');
  const left = { said: [{ n: 1, time: 1, seat: 1, notice: 'abandoned' as const }], me: 'Ala' };
  expect(outcomeOf(tableOf(seats), left, words.t)).toMatchObject({
    headline: 'Nobody came back for two weeks, and Ben left first. You win.',
    fates: ['won', 'left first'],
  });
  expect(outcomeOf(tableOf(seats), { ...left, me: 'Ben' }, words.t)?.headline).toBe(
    'Nobody came back for two weeks, and you left first. Ala wins.',
  );
  // Two of three may have won by points then, and yet no bot has played it to its end.
  const three = [...seats, seat('Cleo', { place: 2 })];
  expect(outcomeOf(tableOf(three), left, words.t)).toMatchObject({
    headline: 'Nobody came back for two weeks, and Ben left first. You win.',
    isEarly: true,
    notes: [],
  });
});

it('says that all agreed to end it, whoever had left, and puts nobody before anybody', () => {
  const info = { ...tableOf([seat('Ala', { total: 12 }), seat('Ben', { total: 3 })]), isCalledOff: true };
  const told = outcomeOf(info, { me: 'Ala' }, words.t);
  expect(told).toMatchObject({ isEarly: true, totals: [12, 3], places: [1, 1], last: [], notes: [] });
  expect(told?.headline).toBe('Everybody agreed to end the game. Nobody has won or lost.');
  expect(stateOf(info, 'Ala', words.t)).toBe(told?.headline);
});

it('says that running out of time has ended the game, as resigning does', () => {
  const seats = [seat('Ala', { place: 1 }), seat('Ben', { ...late, place: 2 })];
  expect(toldTo('Ala', ...seats)).toMatchObject({
    headline: 'Ben ran out of time. You have won.',
    isEarly: true,
    fates: ['won', 'out of time'],
  });
  expect(toldTo('Ben', ...seats)?.headline).toBe('Your time ran out. Ala wins.');
  const both = [seat('Ala', { ...late, place: 2 }), seat('Ben', { ...late, place: 2 })];
  expect(toldTo('Ala', ...both)).toMatchObject({
    headline: 'Your time ran out. Nobody has won.',
    notes: ['Ben ran out of time.'],
    isEarly: true,
    last: [0, 1],
  });
});

it('gives nobody what a bot has played for them, and labels everybody who dropped out', () => {
  const [ala, ben] = [seat('Ala', { standIn: 'medium', place: 2 }), seat('Ben', { place: 1 })];
  expect(toldTo('Ben', ala, ben)).toMatchObject({
    headline: 'You win',
    notes: ['A bot played for Ala, who cannot win by that.'],
    fates: ['played by a bot', 'won'],
    last: [0],
    places: [2, 1],
  });
  expect(toldTo('Ala', ala, ben)?.headline).toBe('A bot played for you, and that wins nothing. Ben wins.');
  // In games of long ago a bot has won.
  expect(toldTo('Ben', { ...ala, place: 1 }, { ...ben, place: 2 })?.headline).toBe('A bot for Ala wins');
});

it('gives nobody a victory by the other’s resigning while a bot has their seat, and says why', () => {
  const seats = [seat('Ala', { standIn: 'medium', place: 2 }), seat('Ben', gaveUp)];
  expect(toldTo('Ala', ...seats)).toMatchObject({
    headline: 'You had left, and while a bot has your seat you cannot win. Nobody has won.',
    notes: ['Ben resigned.'],
    isEarly: true,
  });
  expect(toldTo('Ben', ...seats)).toMatchObject({
    headline: 'You resigned. Nobody has won.',
    notes: ['A bot had the seat of Ala, who cannot win by that.'],
  });
});

it('lets nobody win whose time is up when the other one resigns, and says both', () => {
  const seats = [seat('Ala', { ...late, place: 2 }), seat('Ben', gaveUp)];
  expect(toldTo('Ala', ...seats)).toMatchObject({
    headline: 'Your time ran out. Nobody has won.',
    notes: ['Ben resigned.'],
    isEarly: true,
    fates: ['out of time', 'resigned'],
  });
  expect(toldTo('Ben', ...seats)).toMatchObject({
    headline: 'You resigned. Nobody has won.',
    notes: ['Ala ran out of time.'],
  });
  expect(toldTo(undefined, ...seats)?.headline).toBe('Ala ran out of time. Ben resigned. Nobody has won.');
});

it('lets two play on when the third gives up', () => {
  const seats = [seat('Ala', { place: 1 }), seat('Ben', { place: 2 }), seat('Cleo', { ...gaveUp, place: 3 })];
  expect(toldTo('Ala', ...seats)).toMatchObject({
    headline: 'You win',
    notes: ['Cleo resigned and cannot win; a bot played on.'],
    isEarly: false,
  });
  expect(toldTo('Cleo', ...seats)).toMatchObject({ headline: 'You resigned. Ala wins.', notes: [] });
});

it('lists say it in a sentence, and at one’s own tables who is waited for', () => {
  const told = (info: Partial<TableInfo>, me?: string) => stateOf(info as TableInfo, me, words.t);
  const early = tableOf([seat('Ala', { place: 1 }), seat('Ben', gaveUp)]);
  expect(told(early)).toBe('Ben resigned. Ala has won.');
  expect(told(tableOf([seat('Ala', { place: 1 }), seat('Ben', { place: 2 })]))).toBe('Ala wins');
  const pace = { kind: 'untimed' } as const;
  const running = {
    status: 'running' as const,
    pace,
    actors: [1],
    seats: [seat('Ala', { standIn: 'hard' }), seat('Ben')],
  };
  expect(told(running, 'Ala')).toBe('Heron, a bot, plays for you. Waiting for Ben ...');
  expect(told({ ...running, isAsleep: true }, 'Ala')).toContain('The table sleeps');
  expect([told(running, 'Ben'), told(running, 'Cleo')]).toEqual(['', '']);
  // Whoever is asked for another game is told by whom.
  const kept = (person: string) => seat(person, { isReserved: true });
  const again = (...seats: readonly Seat[]) => told({ status: 'open', seats: [...seats] }, 'Ala');
  expect(again(kept('Ala'), seat('Ben'), kept('Cleo'))).toBe('Ben wants to play again.');
  expect(again(kept('Ala'), seat('Ben'), seat('Cleo'))).toBe('Ben, Cleo want to play again.');
  expect(again(seat('Ala'), kept('Ben'))).toBe('Waiting for 1 more player');
});
