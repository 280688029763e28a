import { type Chance, type Reason, SeededChance } from '@stolik/core';
import {
  COLORS,
  type Color,
  type Event,
  type Options,
  parsePlan,
  REGION_IDS,
  RETAILERS,
  type Side,
  type State,
  smartphone,
  TECHNOLOGY_IDS,
  type TechnologyId,
  UPGRADES,
  type View,
} from '../rules/index.ts';
import { endTurn } from '../rules/round.ts';
import { SLOTS } from '../rules/state.ts';

type By<T> = Partial<Record<Color, T>>;

/** A position in words: what is left out is as the set-up made it. */
export interface Position {
  /** Of the seats, then of Steve. */
  colors?: Color[];
  steve?: Options['steve'];
  /** Sides that are not A. */
  sides?: Partial<Record<TechnologyId, Side>>;
  /** Retailers by region, as `rS1-B`. Given at all, there are no others. */
  retailers?: Record<string, string>;
  /** 1 to 5. */
  round?: number;
  /** Offices by region, from the left. A region left out keeps its start office. */
  offices?: Record<string, Color[]>;
  owned?: By<TechnologyId[]>;
  patents?: Partial<Record<TechnologyId, Color>>;
  research?: By<Partial<Record<TechnologyId, number>>>;
  progress?: By<Record<string, number>>;
  prices?: By<number>;
  vp?: By<number>;
  goods?: By<number>;
  tokens?: By<number>;
  markers?: By<number>;
  gears?: By<number>;
  trucks?: By<number>;
  priceUps?: By<number>;
  factories?: By<number>;
  upgrades?: By<string[]>;
  display?: string[];
  /** Who sold to which customers: colours and `-` from the left. */
  sold?: Record<string, string>;
  /** The phase that begins now: 4 to 7, or 8, after which the next planning begins. Left out: planning. */
  phase?: number;
}

/** A table in the middle of a game, driven by typed moves. */
export class Table {
  readonly s: State;
  readonly events: Event[] = [];
  readonly #colors: Color[];
  readonly #chance: Chance = new SeededChance('table');

  constructor(position: Position = {}) {
    const colors = position.colors ?? ['green', 'blue', 'black', 'yellow', 'red'];
    const steve = position.steve ?? 'none';
    const seats = colors.length - (steve === 'none' ? 0 : 1);
    const sides = Object.fromEntries(TECHNOLOGY_IDS.map((id) => [id, position.sides?.[id] ?? 'A']));
    const options = smartphone.parseOptions({ colours: colors, steve, technologies: sides }, seats);
    this.#colors = colors;
    this.s = smartphone.setup(options, seats, this.#chance);
    this.#arrange(position);
    if (position.phase !== undefined) this.#begin(position.phase);
  }

  #arrange(position: Position): void {
    const { s } = this;
    const { retailers, offices = {} } = position;
    if (retailers) {
      const places = REGION_IDS.map((id) => RETAILERS.findIndex((tile) => `${tile.id}-${tile.side}` === retailers[id]));
      s.deal = { ...s.deal, retailers: places };
    }
    if (position.round !== undefined) s.round = position.round - 1;
    for (const [region, list] of Object.entries(offices)) {
      for (let slot = 0; slot < SLOTS; slot++) {
        s.offices[REGION_IDS.indexOf(region) * SLOTS + slot] = slot < list.length ? this.seatOf(list[slot]) : -1;
      }
    }
    this.#each(position.owned, (c, ids) => {
      s.owned[c] = ids.reduce((mask, id) => mask | (1 << TECHNOLOGY_IDS.indexOf(id)), 0);
    });
    // Whoever has finished a technology first has its patent, unless the position says otherwise.
    TECHNOLOGY_IDS.forEach((id, technology) => {
      const first = s.owned.findIndex((owned) => (owned >> technology) & 1);
      const owner = position.patents?.[id];
      s.patents[technology] = owner ? this.seatOf(owner) : first;
    });
    this.#each(position.research, (c, by) => {
      for (const [id, n] of Object.entries(by)) s.research[c * 6 + TECHNOLOGY_IDS.indexOf(id as TechnologyId)] = n;
    });
    this.#each(position.progress, (c, by) => {
      for (const [id, n] of Object.entries(by)) s.progress[c * 12 + REGION_IDS.indexOf(id)] = n;
    });
    this.#each(position.goods, (c, n) => {
      s.goods[c] = n;
      s.supply[c] -= n;
    });
    for (const name of ['prices', 'vp', 'tokens', 'markers', 'gears', 'trucks', 'priceUps', 'factories'] as const) {
      this.#each(position[name], (c, n) => {
        s[name][c] = n;
      });
    }
    this.#each(position.upgrades, (c, ids) => {
      UPGRADES.forEach(({ id }, kind) => {
        s.upgrades[c * UPGRADES.length + kind] = ids.filter((other) => other === id).length;
      });
    });
    if (position.display) s.display = position.display.map((id) => UPGRADES.findIndex((upgrade) => upgrade.id === id));
    for (const [region, text] of Object.entries(position.sold ?? {})) this.#sell(region, text.split(' '));
  }

  #sell(region: string, buyers: readonly string[]): void {
    const { s } = this;
    const first = firstCustomer(region);
    buyers.forEach((color, i) => {
      if (color === '-') return;
      const c = this.seatOf(color as Color);
      s.customers[first + i] = c;
      s.supply[c]--;
    });
  }

  /** The phase before ends, so that the order is worked out as in a game. */
  #begin(phase: number): void {
    this.s.phase = phase - 1;
    this.s.turn = this.s.deal.companies - 1;
    endTurn(this.s, this.#chance, (event) => this.events.push(event));
  }

  #each<T>(by: By<T> | undefined, set: (company: number, value: T) => void): void {
    for (const [color, value] of Object.entries(by ?? {})) set(this.seatOf(color as Color), value as T);
  }

  seatOf(color: Color): number {
    const seat = this.#colors.indexOf(color);
    if (seat < 0) throw new Error(`${color} is not at the table`);
    return seat;
  }

  /** The seat that decides; of several, the first. */
  get seat(): number {
    return this.view().actors[0];
  }

  /** Its colour. */
  get turn(): Color {
    return this.#colors[this.seat];
  }

  view(seat?: number): View {
    return smartphone.view(this.s, seat);
  }

  company(color: Color): View['companies'][number] {
    return this.view().companies[this.seatOf(color)];
  }

  region(id: string): View['regions'][number] {
    return this.view().regions[REGION_IDS.indexOf(id)];
  }

  /** The colours of the offices in a region. */
  offices(id: string): (Color | null)[] {
    return this.region(id).offices.map((c) => (c === null ? null : this.#colors[c]));
  }

  /** The order of the phase, in colours. */
  get order(): Color[] {
    return this.view().order.map((c) => this.#colors[c]);
  }

  legal(seat = this.seat): string[] {
    const out: number[] = [];
    const count = smartphone.legal(this.s, seat, out);
    return out.slice(0, count).map((a) => smartphone.print(smartphone.toMove(this.s, seat, a)));
  }

  /** The last words of the legal moves that begin so: `sell`, `research`, `expand`. */
  offers(prefix: string): string[] {
    return this.legal()
      .filter((line) => line.startsWith(`${prefix} `))
      .map((line) => line.slice(prefix.length + 1));
  }

  whyNot(line: string, seat = this.seat): Reason | undefined {
    return smartphone.whyNot(this.view(seat), seat, smartphone.parse(line));
  }

  /** Plays typed moves of the seat that decides, separated by `;`. */
  play(lines: string): this {
    for (const line of lines.split(';').map((text) => text.trim())) this.playAs(this.seat, line);
    return this;
  }

  playAs(seat: number, line: string): this {
    const a = smartphone.toAction(this.s, seat, smartphone.parse(line));
    const out: number[] = [];
    const count = smartphone.legal(this.s, seat, out);
    if (a === undefined || !out.slice(0, count).includes(a)) {
      throw new Error(`"${line}" is not legal: ${JSON.stringify(this.whyNot(line, seat))}`);
    }
    smartphone.apply(this.s, seat, a, this.#chance, (event) => this.events.push(event));
    return this;
  }

  /** Plays a whole plan, written as in the log, and says ready. */
  plan(color: Color, text: string): this {
    const seat = this.seatOf(color);
    const { layout, upgrades, faceDown } = parsePlan(text);
    this.playAs(seat, smartphone.print({ do: 'layout', ...layout }));
    for (const upgrade of upgrades) this.playAs(seat, smartphone.print({ do: 'lay', ...upgrade }));
    for (const upgrade of faceDown) this.playAs(seat, `facedown ${upgrade}`);
    return this.playAs(seat, 'ready');
  }

  /** The events of a type so far. */
  told<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }
}

function firstCustomer(region: string): number {
  const counts: Record<string, number> = { S: 4, M: 6, L: 8 };
  const sizes = 'S L S M L M S S M L M M'.split(' ');
  return sizes.slice(0, REGION_IDS.indexOf(region)).reduce((sum, size) => sum + counts[size], 0);
}

/** Ends the turns of whoever is asked until the step is another one. */
export function endAll(t: Table): Table {
  const { step } = t.view();
  while (t.view().step === step && t.legal().includes('end')) t.play('end');
  return t;
}

/** Any plan: price 3, 7 goods, 1 gear, the factory lit. */
export const CHEAP = 'A2/B1 top A rot 0 at 0,1';

export { COLORS };
