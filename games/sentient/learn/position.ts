import { SeededChance, underRules } from '@stolik/core';
import { addCard } from '../rules/deck.ts';
import {
  type Block,
  type BotType,
  LEFT_HALVES,
  type Options,
  type State,
  sentient,
  TYPES,
  type View,
} from '../rules/index.ts';
import { DISCARDS, DRAW } from '../rules/state.ts';

/** A position in words: what is left out is empty, plain or the first of its kind. */
export interface Position {
  /** 2 by default. */
  readonly seats?: number;
  readonly step?: 'agent' | 'plug' | 'end';
  /** 1 to 3. Rounds before the current one have been played without anybody scoring, where `earlier` does not tell. */
  readonly round?: number;
  /** Networks of each seat in the rounds before, left to right: dice and the bots between them, `6 53 5 21 3 . 4 40 2`. */
  readonly earlier?: readonly (readonly string[])[];
  /** Turns of the round that are over. */
  readonly turn?: number;
  /** Seats from the top of this round's stack. */
  readonly order?: readonly number[];
  /** Seats from the top of the next round's stack. */
  readonly next?: readonly number[];
  /** Bots of the factory; by default four that nothing else uses. */
  readonly factory?: readonly number[];
  readonly investors?: readonly BotType[];
  /** Agents of each seat at the four slots; the others of its four are in the supply. */
  readonly agents?: readonly (readonly number[])[];
  readonly assistants?: readonly (readonly number[])[];
  readonly hand?: number;
  /** Dice of each seat; by default all 3. */
  readonly dice?: readonly (readonly number[])[];
  /** Bots of each seat, left to right: `53 . 21:left .`. */
  readonly bots?: readonly string[];
  /** By default everything that is nowhere else. */
  readonly deck?: readonly number[];
  readonly discards?: readonly number[];
  readonly tokens?: readonly Partial<Record<BotType, number>>[];
  readonly printed?: readonly BotType[];
  readonly chips?: readonly number[];
  readonly corrections?: Options['deck'];
}

/** The middle of a game that looks so, under the latest rules or those of a version. */
export function stateOf(position: Position, version = sentient.version): State {
  const { game } = underRules({ game: sentient }, version) ?? { game: sentient };
  const s = game.imagine(viewOf(position), undefined, new SeededChance('table'));
  if (!position.deck) return s;
  s.cards.fill(0, DRAW, DISCARDS);
  for (const card of position.deck) addCard(s.cards, DRAW, card - 1);
  return s;
}

const EMPTY = '. . . .';
/** A network that nothing was plugged into. */
const IDLE = '1 . 1 . 1 . 1 . 1';
const NOWHERE = [0, 0, 0, 0];

function viewOf(position: Position): View {
  const seats = position.seats ?? 2;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const round = position.round ?? 1;
  const order = position.order ?? all;
  const turn = position.turn ?? 0;
  const networks = all.map((seat) => botsOf(position.bots?.[seat] ?? EMPTY));
  const earlier = all.map((seat) =>
    Array.from({ length: round - 1 }, (_, i) => playedOf(position.earlier?.[seat]?.[i] ?? IDLE)),
  );
  const agents = all.map((seat) => position.agents?.[seat] ?? NOWHERE);
  const assistants = all.map((seat) => position.assistants?.[seat] ?? NOWHERE);
  const plugged = [...networks, ...earlier.flat().map(({ bots }) => bots)].flat();
  const taken = new Set([...plugged.map((bot) => bot?.card), ...(position.discards ?? []), position.hand]);
  const free = Array.from({ length: 60 }, (_, i) => i + 1).filter((card) => !taken.has(card));
  const factory = position.factory ?? free.slice(0, 4);
  const byType = (counts: Partial<Record<BotType, number>> = {}) =>
    Object.fromEntries(TYPES.map((type) => [type, counts[type] ?? 0])) as Record<BotType, number>;
  return {
    step: position.step ?? (position.hand === undefined ? 'agent' : 'plug'),
    round,
    turn,
    actors: [order[turn % seats]],
    order,
    next: position.next ?? [],
    factory: factory.map((card, slot) => ({
      card,
      agents: agents.map((slots) => slots[slot]),
      assistants: assistants.map((slots) => slots[slot]),
    })),
    investors: (position.investors ?? TYPES).map((type) => ({ type, influence: [], agents: [] })),
    ...(position.hand === undefined ? {} : { hand: position.hand }),
    seats: all.map((seat) => ({
      left: LEFT_HALVES[seat].id,
      company: '',
      printed: position.printed?.[seat] ?? TYPES[seat],
      agents: 4 - sum(agents[seat]),
      assistants: 5 - sum(assistants[seat]) - sum(networks[seat].map((bot) => (bot ? BLOCKING[bot.block] : 0))),
      passed: position.next?.includes(seat) ?? false,
      chips: position.chips?.[seat] ?? 0,
      tokens: byType(position.tokens?.[seat]),
      bots: byType(),
      rounds: [...earlier[seat], { dice: position.dice?.[seat] ?? [3, 3, 3, 3, 3], bots: networks[seat] }],
      lines: {},
      total: 0,
    })),
    deck: 0,
    discards: position.discards ?? [],
    lost: 0,
    ...(position.corrections ? { corrections: position.corrections } : {}),
    epoch: 0,
  };
}

/** A network of an earlier round. */
function playedOf(text: string) {
  const words = text.split(' ');
  return {
    dice: words.filter((_, i) => i % 2 === 0).map(Number),
    bots: botsOf(words.filter((_, i) => i % 2 === 1).join(' ')),
  };
}

const BLOCKING: Readonly<Record<Block, number>> = { none: 0, left: 1, right: 1, both: 2 };

function botsOf(text: string) {
  return text.split(/\s+/).map((word) => {
    if (word === '.') return null;
    const [card, block = 'none'] = word.split(':');
    return { card: Number(card), block: block as Block, dice: [0, 0] as [number, number], vp: 0 };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
