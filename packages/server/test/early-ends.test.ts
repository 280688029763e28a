import { SeededChance } from '@stolik/core';
import { fateOf, NewTable, RESIGNINGS, resigningOf } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { callTime, playForBot } from '../src/tables/play.ts';
import { botTurn } from '../src/tables/record.ts';
import { reseated, withSeat } from '../src/tables/record-changes.ts';
import { comeBack, createTable, goAway, resign, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { sqliteStores } from './stores.ts';
import { ANNA, attend, BEN, CLEO, codeOf, playOnce, tablesOn } from './tables.ts';

const DAN = { id: 'dan', name: 'Dan' };
const PEOPLE = [ANNA, BEN, CLEO, DAN];
const FORTNIGHT = 14 * 24 * 60 * 60 * 1000;

/** What somebody does, or what becomes of them. */
type Deed = 'leaves' | 'is-played-for' | 'is-off' | 'returns' | 'resigns' | 'runs-out';
type Name = 'Anna' | 'Ben' | 'Cleo' | 'Dan' | 'Bot';
type Event = `${Name} ${Deed}` | 'a fortnight passes';

interface Case {
  readonly seats: number;
  readonly events: readonly Event[];
  /** Who has won, and how the others left; `undefined` where it goes on. */
  readonly end: string | undefined;
}

/** The last seats are bots’ own where fewer people are named. */
const CASES: readonly (Case & { readonly bots?: number })[] = [
  // Two people.
  { seats: 2, events: ['Ben resigns'], end: 'Anna wins, Ben resigned' },
  { seats: 2, events: ['Ben runs-out'], end: 'Anna wins, Ben timed-out' },
  { seats: 2, events: ['Ben leaves'], end: undefined },
  { seats: 2, events: ['Ben leaves', 'Ben resigns'], end: 'Anna wins, Ben resigned' },
  { seats: 2, events: ['Ben leaves', 'Anna resigns'], end: 'nobody wins, Anna resigned, Ben stood-in' },
  { seats: 2, events: ['Ben is-played-for', 'Anna resigns'], end: 'nobody wins, Anna resigned, Ben stood-in' },
  { seats: 2, events: ['Ben leaves', 'Anna runs-out'], end: 'nobody wins, Anna timed-out, Ben stood-in' },
  { seats: 2, events: ['Ben is-played-for', 'Anna runs-out'], end: 'nobody wins, Anna timed-out, Ben stood-in' },
  { seats: 2, events: ['Ben leaves', 'Ben returns', 'Anna resigns'], end: 'Ben wins, Anna resigned' },
  { seats: 2, events: ['Ben is-played-for', 'Ben returns', 'Anna resigns'], end: 'Ben wins, Anna resigned' },
  { seats: 2, events: ['Ben is-played-for', 'Ben returns', 'Anna runs-out'], end: 'Ben wins, Anna timed-out' },
  // A page that is closed for a moment leaves no seat.
  { seats: 2, events: ['Ben is-off', 'Anna resigns'], end: 'Ben wins, Anna resigned' },
  { seats: 2, events: ['Ben is-off', 'Anna runs-out'], end: 'Ben wins, Anna timed-out' },
  // All have gone: it ends against whoever left first, and what a bot mostly played still wins for nobody.
  { seats: 2, events: ['Ben leaves', 'Anna leaves', 'a fortnight passes'], end: 'Anna wins, Ben resigned' },
  { seats: 2, events: ['Anna leaves', 'Ben leaves', 'a fortnight passes'], end: 'Ben wins, Anna resigned' },
  { seats: 2, events: ['Ben leaves', 'Anna is-off', 'a fortnight passes'], end: 'Anna wins, Ben resigned' },
  {
    seats: 2,
    events: ['Ben is-played-for', 'Ben returns', 'Anna leaves', 'Ben leaves', 'a fortnight passes'],
    end: 'nobody wins, Anna resigned, Ben stood-in',
  },
  // Three people.
  { seats: 3, events: ['Cleo resigns'], end: undefined },
  { seats: 3, events: ['Cleo runs-out'], end: undefined },
  { seats: 3, events: ['Cleo resigns', 'Ben resigns'], end: 'Anna wins, Ben resigned, Cleo resigned' },
  { seats: 3, events: ['Cleo runs-out', 'Ben resigns'], end: 'Anna wins, Ben resigned, Cleo timed-out' },
  { seats: 3, events: ['Cleo resigns', 'Ben runs-out'], end: 'Anna wins, Ben timed-out, Cleo resigned' },
  { seats: 3, events: ['Cleo leaves', 'Ben resigns'], end: undefined },
  {
    seats: 3,
    events: ['Cleo leaves', 'Ben resigns', 'Anna resigns'],
    end: 'nobody wins, Anna resigned, Ben resigned, Cleo stood-in',
  },
  {
    seats: 3,
    events: ['Cleo is-played-for', 'Ben runs-out', 'Anna resigns'],
    end: 'nobody wins, Anna resigned, Ben timed-out, Cleo stood-in',
  },
  {
    seats: 3,
    events: ['Cleo leaves', 'Ben resigns', 'Cleo returns', 'Anna resigns'],
    end: 'Cleo wins, Anna resigned, Ben resigned',
  },
  { seats: 3, events: ['Cleo leaves', 'Ben resigns', 'Cleo resigns'], end: 'Anna wins, Ben resigned, Cleo resigned' },
  { seats: 3, events: ['Cleo resigns', 'Ben is-off', 'Anna resigns'], end: 'Ben wins, Anna resigned, Cleo resigned' },
  // Four people.
  { seats: 4, events: ['Dan resigns', 'Cleo runs-out'], end: undefined },
  {
    seats: 4,
    events: ['Dan resigns', 'Cleo runs-out', 'Ben resigns'],
    end: 'Anna wins, Ben resigned, Cleo timed-out, Dan resigned',
  },
  { seats: 4, events: ['Dan leaves', 'Cleo resigns', 'Ben resigns'], end: undefined },
  {
    seats: 4,
    events: ['Dan leaves', 'Cleo resigns', 'Ben resigns', 'Anna runs-out'],
    end: 'nobody wins, Anna timed-out, Ben resigned, Cleo resigned, Dan stood-in',
  },
  // Where a bot has a seat of its own the last one plays on against it, and the bot wins when nobody is left.
  { seats: 3, bots: 1, events: ['Ben resigns'], end: undefined },
  { seats: 3, bots: 1, events: ['Ben resigns', 'Anna resigns'], end: 'Bot wins, Anna resigned, Ben resigned' },
  { seats: 3, bots: 1, events: ['Ben leaves', 'Anna resigns'], end: undefined },
  {
    seats: 3,
    bots: 1,
    events: ['Ben leaves', 'Anna resigns', 'a fortnight passes'],
    end: 'Bot wins, Anna resigned, Ben resigned',
  },
  { seats: 2, bots: 1, events: ['Anna runs-out'], end: 'Bot wins, Anna timed-out' },
];

const { open } = sqliteStores();

test.each(
  CASES.map((one) => [`${one.seats - (one.bots ?? 0)} of ${one.seats}: ${one.events.join(', ')}`, one] as const),
)(
  'a seat that a bot has wins by nobody’s resigning, with people on %s',
  async (_, { seats: count, bots = 0, events, end }) => {
    let now = 1_000_000;
    const store = await open();
    const tables = await tablesOn(store, { now: () => now });
    const people = PEOPLE.slice(0, count - bots);
    const id = await begun(tables, people, bots);
    for (const event of events) {
      now += 1_000;
      if (event === 'a fortnight passes') {
        now += FORTNIGHT;
        await callTime(tables, id);
      } else {
        const [name, deed] = event.split(' ') as [Name, Deed];
        await happens(
          tables,
          id,
          PEOPLE.findIndex((one) => one.name === name),
          deed,
          now,
        );
      }
    }
    const { status, seats } = await tables.with(id, ({ record }) => record);
    if (end === undefined) return expect(status).toBe('running');
    expect(status).toBe('over');
    const names = seats.map(({ name = 'Bot' }) => name);
    const winners = names.filter((_, seat) => seats[seat].place === 1);
    const fates = seats.flatMap((seat, i) => (fateOf(seat) ? [`${names[i]} ${fateOf(seat)}`] : []));
    expect([`${winners.join(' and ') || 'nobody'} wins`, ...fates].join(', ')).toBe(end);
  },
);

/** A live game in which everybody has played something. */
async function begun(tables: Tables, people: readonly (typeof ANNA)[], bots: number): Promise<string> {
  const { store } = tables.parts;
  const seats = [
    { kind: 'me' },
    ...people.slice(1).map(() => ({ kind: 'open' })),
    ...new Array(bots).fill({ kind: 'bot', level: 'easy' }),
  ];
  const pace = { kind: 'live', minutes: 60, increment: 0 };
  const { id } = await createTable(tables, ANNA, NewTable.parse({ game: 'sagrada', seats, standIn: 'easy', pace }));
  await attend(store, id);
  await store.db
    .insertInto('person')
    .values({ ...DAN, isGuest: 1, created: 0 })
    .execute();
  await store.db.insertInto('presence').values({ tableId: id, person: DAN.id, node: 'attended', gone: null }).execute();
  for (const person of people.slice(1)) await sit(tables, id, person, {});
  const chance = new SeededChance('everybody');
  const playing = people.map((one) => one.id);
  const waiting = new Set(playing);
  while (waiting.size > 0) {
    const answer = await playOnce(tables, id, playing, chance);
    if (!answer && !(await botPlays(tables, id))) throw new Error('nobody is asked');
    if (answer) waiting.delete(playing[answer.seat]);
  }
  return id;
}

async function happens(tables: Tables, id: string, seat: number, deed: Deed, now: number): Promise<void> {
  const person = PEOPLE[seat];
  switch (deed) {
    case 'resigns':
      await resignAsTold(tables, id, seat);
      return;
    case 'returns':
      await comeBack(tables, id, person);
      return;
    case 'is-off':
      // As presence writes it.
      await tables.change(id, ({ record }, moment) => ({
        answer: undefined,
        ...reseated(withSeat(record, seat, { awaySince: now }), moment),
      }));
      return;
    case 'runs-out':
      await tables.change(id, ({ record }) => ({
        answer: undefined,
        record: {
          ...record,
          owes: [seat],
          clock: record.clock && { at: now, left: record.clock.left.map((ms, i) => (i === seat ? 0 : ms)) },
        },
      }));
      await callTime(tables, id);
      return;
    default:
      await goAway(tables, id, person);
  }
  if (deed === 'leaves') return;
  const chance = new SeededChance('others');
  const others = PEOPLE.filter((one) => one !== person).map((one) => one.id);
  while (!(await tables.with(id, (table) => table.isMostlyByBot(seat)))) {
    if (!(await botPlays(tables, id))) await playOnce(tables, id, others, chance);
  }
}

/** Resigns with what the page would say of it, which comes true; nobody resigns who read anything else. */
async function resignAsTold(tables: Tables, id: string, seat: number): Promise<void> {
  const told = await tables.with(id, ({ record, isUnplayed }) => resigningOf(record, seat, isUnplayed));
  for (const other of RESIGNINGS.filter((one) => one !== told)) {
    expect(await codeOf(resign(tables, id, PEOPLE[seat], other))).toBe('stale');
  }
  const { status, seats } = await resign(tables, id, PEOPLE[seat], told);
  const isWon = seats.some(({ kind, place }) => kind === 'human' && place === 1);
  expect(told).toBe(
    status === 'running' ? 'plays-on' : isWon ? 'other-wins' : status === 'over' ? 'nobody-wins' : 'nobody-loses',
  );
}

/** Lets a bot play the first thing that is legal. */
async function botPlays(tables: Tables, id: string): Promise<boolean> {
  const asked = await tables.with(id, (table) => {
    const turn = botTurn(table.record);
    return (
      turn && { seat: turn.seat, at: table.numberOf(table.match.seq, turn.seat), move: table.match.legal(turn.seat)[0] }
    );
  });
  return asked !== undefined && playForBot(tables, id, asked.seat, asked.at, [asked.move]);
}
