import { type Chance, type Reason, type ScoreSheet, ScriptedChance, SeededChance, underRules } from '@stolik/core';
import { addCard } from '../rules/deck.ts';
import {
  type Block,
  type BotType,
  type Event,
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
  seats?: number;
  step?: 'agent' | 'plug' | 'end';
  /** 1 to 3. Rounds before the current one have been played without anybody scoring. */
  round?: number;
  /** Turns of the round that are over. */
  turn?: number;
  /** Seats from the top of this round's stack. */
  order?: number[];
  /** Seats from the top of the next round's stack. */
  next?: number[];
  /** Bots of the factory; by default four that nothing else uses. */
  factory?: number[];
  investors?: BotType[];
  /** Agents of each seat at the four slots; the others of its four are in the supply. */
  agents?: number[][];
  assistants?: number[][];
  hand?: number;
  /** Dice of each seat; by default all 3. */
  dice?: number[][];
  /** Bots of each seat, left to right: `53 . 21:left .`. */
  bots?: string[];
  /** By default everything that is nowhere else. */
  deck?: number[];
  discards?: number[];
  tokens?: Partial<Record<BotType, number>>[];
  printed?: BotType[];
  chips?: number[];
  corrections?: Options['deck'];
}

/** A table in the middle of a game, driven by typed moves and, where it matters, scripted chance. */
export class Table {
  readonly s: State;
  readonly events: Event[] = [];

  /** Under the latest rules, or those of a version. */
  constructor(position: Position = {}, version = sentient.version) {
    const { game } = underRules({ game: sentient }, version) ?? { game: sentient };
    this.s = game.imagine(viewOf(position), undefined, new SeededChance('table'));
    if (!position.deck) return;
    this.s.cards.fill(0, DRAW, DISCARDS);
    for (const card of position.deck) addCard(this.s.cards, DRAW, card - 1);
  }

  /** The seat that decides. */
  get seat(): number {
    return this.view().actors[0];
  }

  view(): View {
    return sentient.view(this.s, undefined);
  }

  /** The legal moves of the seat that decides, as typed. */
  legal(): string[] {
    const out: number[] = [];
    const count = sentient.legal(this.s, this.seat, out);
    return out.slice(0, count).map((a) => sentient.print(sentient.toMove(this.s, this.seat, a)));
  }

  /** The legal moves that begin so. */
  offers(prefix: string): string[] {
    return this.legal().filter((line) => line === prefix || line.startsWith(`${prefix} `));
  }

  whyNot(line: string, seat = this.seat): Reason | undefined {
    return sentient.whyNot(this.view(), seat, sentient.parse(line));
  }

  /** Plays typed moves of the seat that decides, separated by `;`. Given outcomes must be used up exactly. */
  play(lines: string, outcomes?: readonly number[]): this {
    const script = outcomes && new ScriptedChance(outcomes);
    const chance: Chance = script ?? new SeededChance(lines);
    for (const line of lines.split(';').map((text) => text.trim())) {
      const a = sentient.toAction(this.s, this.seat, sentient.parse(line));
      if (a === undefined || !this.legal().includes(line)) {
        throw new Error(
          `"${line}" is not legal (${JSON.stringify(this.whyNot(line))}); legal: ${this.legal().join(', ')}`,
        );
      }
      sentient.apply(this.s, this.seat, a, chance, (event) => this.events.push(event));
    }
    if (script && !script.isExhausted) throw new Error(`chance was left over after "${lines}"`);
    return this;
  }

  /** The events of one kind so far. */
  told<K extends Event['type']>(type: K): Extract<Event, { type: K }>[] {
    return this.events.filter((event): event is Extract<Event, { type: K }> => event.type === type);
  }

  /** The numbers of the factory's bots. */
  factory(): number[] {
    return this.view().factory.map(({ card }) => card);
  }

  /** A seat's dice of the current round. */
  dice(seat = 0): readonly number[] {
    return this.view().seats[seat].rounds[this.view().round - 1].dice;
  }

  score(seat = 0): ScoreSheet {
    return sentient.score(this.s)[seat];
  }
}

const EMPTY = '. . . .';
const NOWHERE = [0, 0, 0, 0];

function viewOf(position: Position): View {
  const seats = position.seats ?? 2;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const round = position.round ?? 1;
  const order = position.order ?? all;
  const turn = position.turn ?? 0;
  const networks = all.map((seat) => botsOf(position.bots?.[seat] ?? EMPTY));
  const agents = all.map((seat) => position.agents?.[seat] ?? NOWHERE);
  const assistants = all.map((seat) => position.assistants?.[seat] ?? NOWHERE);
  const taken = new Set([...networks.flat().map((bot) => bot?.card), ...(position.discards ?? []), position.hand]);
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
      rounds: Array.from({ length: round }, (_, i) => ({
        dice: i < round - 1 ? [1, 1, 1, 1, 1] : (position.dice?.[seat] ?? [3, 3, 3, 3, 3]),
        bots: i < round - 1 ? [null, null, null, null] : networks[seat],
      })),
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
