import { SeededChance, seatsOf, winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import {
  type CompanyView,
  type Event,
  type Move,
  REGION_IDS,
  type ShownPlan,
  STEVE_LEVELS,
  STEVE_TRACKS,
  type State,
  type SteveLevel,
  smartphone,
  TECHNOLOGY_IDS,
  UPGRADES,
  type View,
} from '../../rules/index.ts';
import { type Luck, layOut, Oracle, type Start } from './oracle.ts';

/** Ways to play that bring up what dice alone would seldom bring: many technologies, many offices, many goods. */
const HABITS = ['any', 'inventor', 'scholar', 'traveller', 'merchant', 'bargainer'] as const;
type Habit = (typeof HABITS)[number];

const SIDES = ['A', 'B', 'random'] as const;

/** How many games with each habit and all sides at a table of this size; the bigger it is, the longer they last. */
const GAMES = { 2: 2, 3: 2, 4: 1, 5: 1 } as const;

/** Everything that can be typed after planning, lawful or not. */
const EVERY_MOVE: Move[] = [
  { do: 'end' },
  { do: 'accept' },
  { do: 'decline' },
  { do: 'price', change: 'up' },
  { do: 'price', change: 'down' },
  ...[1, 2, 3].map((goods): Move => ({ do: 'direct', goods })),
  ...UPGRADES.map(({ id }): Move => ({ do: 'take', upgrade: id })),
  ...TECHNOLOGY_IDS.flatMap((technology): Move[] => [
    { do: 'research', technology },
    { do: 'finish', technology },
  ]),
  ...REGION_IDS.flatMap((region): Move[] => [
    { do: 'expand', region },
    { do: 'second', region },
    { do: 'office', region },
    { do: 'sell', region },
    ...REGION_IDS.map((to): Move => ({ do: 'move', from: region, to })),
  ]),
];

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => key in right && isSame(left[key], right[key]))
  );
}

/** The matcher is slow, and views are many: it is asked only to show what differs. */
function expectSame(real: unknown, expected: unknown, where: () => string): void {
  if (isSame(real, expected)) return;
  expect(real, where()).toStrictEqual(expected);
  throw new Error(`${where()}: not the same`);
}

/** The real table in the words of the oracle: it says nothing of undo, of steps and of how a plan looks. */
function tableOf({ step: _, actors: __, epoch: ___, companies, ...rest }: View) {
  return {
    ...rest,
    companies: companies.map(({ plan, upgrades, ...company }) => ({
      ...company,
      upgrades: upgrades.toSorted(),
      ...(plan && { outcome: plan.outcome }),
    })),
  };
}

function beginWith(s: State): Oracle {
  const { seats, companies, technologies, regions, display, steve } = smartphone.view(s, undefined);
  return new Oracle({
    seats,
    colors: companies.map(({ colour }) => colour),
    sides: Object.fromEntries(technologies.map(({ id, side }) => [id, side])) as Start['sides'],
    retailers: Object.fromEntries(regions.flatMap(({ id, retailer }) => (retailer ? [[id, retailer]] : []))),
    display,
    ...(steve && { steve: steve.level }),
  });
}

/** What was seen to happen that the oracle cannot know. */
function luckOf(events: readonly Event[]): Luck {
  const plans: ShownPlan[] = [];
  let display: readonly string[] | undefined;
  for (const event of events) {
    if (event.type === 'planned') plans[event.seat] = event.plan;
    if (event.type === 'round') display = event.display;
  }
  return { ...(plans.length > 0 && { plans }), ...(display && { display }) };
}

/** How much somebody with the habit likes the move; of what is liked equally chance takes one. */
function liking(move: Move, habit: Habit, wishes: readonly string[], me: CompanyView, chance: SeededChance): number {
  if (habit === 'any') return 0;
  switch (move.do) {
    case 'ready':
    case 'decline':
    case 'end':
      return chance.int(20) === 0 ? 99 : -9;
    case 'layout': {
      const { seen } = layOut({ layout: move, upgrades: [], faceDown: [] }, false);
      const wanted = {
        inventor: 'research',
        scholar: 'research',
        traveller: 'logistics',
        merchant: 'goods',
        bargainer: 'goodsDiscount',
      }[habit];
      return seen.filter((symbol) => symbol.startsWith(wanted)).length + chance.int(2);
    }
    case 'facedown':
      return habit === 'merchant' ? 1 : -1;
    case 'research':
      // With NFC B and many price cuts the price leaves the block.
      if (habit === 'bargainer') return move.technology === 'nfc' ? 1 : 0;
      if (habit !== 'scholar') return -wishes.indexOf(move.technology) + chance.int(3);
      // Whoever has the cheap ones all but done gets several at once when somebody takes the patents.
      return (me.research[move.technology] ?? 0) + 1 < me.costs[move.technology] ? -me.costs[move.technology] : -4.5;
    case 'take':
      if (habit === 'bargainer') return move.upgrade.includes('goodsDiscount') ? 3 : 0;
      return habit === 'scholar' && move.upgrade.includes('research') ? 3 : chance.int(3);
    case 'lay':
      if (habit === 'bargainer') return move.cells.includes('goodsDiscount') && !move.under ? 3 : -1;
      return chance.int(3);
    case 'expand':
      return -wishes.indexOf(move.region) + chance.int(3);
    default:
      return chance.int(3);
  }
}

function shuffled(items: readonly string[], chance: SeededChance): string[] {
  const left = [...items];
  return items.map(() => left.splice(chance.int(left.length), 1)[0]);
}

interface Table {
  readonly seats: number;
  readonly sides: (typeof SIDES)[number];
  readonly habit: Habit;
  readonly game: number;
  readonly steve: SteveLevel | 'none';
}

/** Plays a game and compares every offer after planning and everything on the table. */
function playAlong({ seats, sides, habit, game, steve }: Table, seen: Set<string>): void {
  const name = `${seats} seats, ${sides} sides, ${habit} ${game}, Steve ${steve}`;
  const chance = new SeededChance(`oracle ${name}`);
  const s = smartphone.setup(smartphone.parseOptions({ technologies: sides, steve }, seats), seats, chance);
  const oracle = beginWith(s);
  const wishes = Array.from({ length: seats }, () => shuffled([...TECHNOLOGY_IDS, ...REGION_IDS], chance));
  const out: number[] = [];
  const played: string[] = [];
  const where = () => `${name}: ${played.slice(-40).join(', ')}`;
  let view = smartphone.view(s, undefined);
  expectSame(tableOf(view), oracle.view(), where);
  for (;;) {
    const actors = seatsOf(smartphone.actors(s));
    const seat = actors[0];
    const actions = actors.length > 0 ? out.slice(0, smartphone.legal(s, seat, out)) : [];
    if (!oracle.isPlanning) {
      expectSame(actors, oracle.actor === undefined ? [] : [oracle.actor], where);
      const moves = actions.map((action) => smartphone.print(smartphone.toMove(s, seat, action)));
      const lawful = oracle.legal().map(smartphone.print);
      expectSame(moves.toSorted(), lawful.toSorted(), where);
      if (chance.int(6) === 0 && actors.length > 0) {
        // Slow, so only now and then one of everything that can be typed.
        const move = EVERY_MOVE[chance.int(EVERY_MOVE.length)];
        const line = smartphone.print(move);
        const reason = smartphone.whyNot(smartphone.view(s, seat), seat, move);
        expectSame(reason === undefined, lawful.includes(line), () => `${where()}: ${line}?`);
      }
    }
    if (actors.length === 0) break;
    // Of the very many ways to plan a dozen is choice enough.
    const few = actions.length > 100 ? Array.from({ length: 12 }, () => actions[chance.int(actions.length)]) : actions;
    const liked = few.map((action) =>
      liking(smartphone.toMove(s, seat, action), habit, wishes[seat], view.companies[seat], chance),
    );
    const best = few.filter((_, i) => liked[i] === Math.max(...liked));
    const action = best[chance.int(best.length)];
    const move = smartphone.toMove(s, seat, action);
    played.push(`${seat}: ${smartphone.print(move)}`);
    const events: Event[] = [];
    smartphone.apply(s, seat, action, chance, (event) => events.push(event));
    const wasPlanning = oracle.isPlanning;
    oracle.play(move, luckOf(events));
    // While people plan nothing else on the table changes.
    if (wasPlanning && oracle.isPlanning) continue;
    view = smartphone.view(s, undefined);
    expectSame(tableOf(view), oracle.view(), where);
  }
  const sheets = smartphone.score(s);
  expectSame(
    sheets.map(({ total, lines, ties }) => ({ total, lines, ties })),
    oracle.sheets(),
    () => `${name}: sheets`,
  );
  expectSame(winnersOf(sheets), oracle.winners(), () => `${name}: winners`);
  for (const rarity of oracle.seen) seen.add(rarity);
}

describe('a second opinion', () => {
  it('R1 agrees on every offer after planning, on the whole table after every move and on who wins', () => {
    const seen = new Set<string>();
    for (const seats of [2, 3, 4, 5] as const) {
      for (const sides of SIDES) {
        for (const habit of HABITS) {
          for (let game = 0; game < GAMES[seats]; game++) playAlong({ seats, sides, habit, game, steve: 'none' }, seen);
        }
      }
    }
    const wanted = [
      ...TECHNOLOGY_IDS.flatMap((id) => [`${id} A`, `${id} B`]),
      'NFC B at an end of the block',
      'a choice of small regions',
      'equal goods',
      'equal totals',
      'finished at the start of a turn',
      'goods in an empty region',
      'goods in phase 6',
      'kept goods',
      'move-office in phase 6',
      'price below the block',
      'price in phase 6',
      'progress comes back',
      'progress of no use',
      'research in phase 6',
      'second place',
      'second-office in phase 6',
      'several finished',
      'sold without an office',
      'supply empty',
    ];
    expect(wanted.filter((rarity) => !seen.has(rarity))).toEqual([]);
  });

  it('R20 agrees on everything that Steve does', () => {
    const seen = new Set<string>();
    for (const seats of [1, 2, 3, 4]) {
      for (const steve of STEVE_LEVELS) {
        for (const [game, habit] of HABITS.entries()) {
          playAlong({ seats, sides: SIDES[game % SIDES.length], habit, game: game + 1, steve }, seen);
        }
      }
    }
    const wanted = STEVE_TRACKS.flatMap((track) =>
      ['0', '1', 'more'].map((unsold) => `Steve ${track}, ${unsold} unsold`),
    );
    expect(wanted.filter((rarity) => !seen.has(rarity))).toEqual([]);
  });
});
