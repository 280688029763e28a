import { type Chance, type Reason, SeededChance } from '@stolik/core';
import { colorsOf, companyOf, type Position, stateOf } from '../learn/position.ts';
import { type Color, type Event, parsePlan, REGION_IDS, type State, smartphone, type View } from '../rules/index.ts';

export type { Position };

/** A table in the middle of a game, driven by typed moves. */
export class Table {
  readonly s: State;
  readonly events: Event[] = [];
  readonly #colors: readonly Color[];
  readonly #chance: Chance = new SeededChance('table');

  constructor(position: Position = {}) {
    this.#colors = colorsOf(position);
    this.s = stateOf(position, this.#chance, (event) => this.events.push(event));
  }

  seatOf(color: Color): number {
    return companyOf({ colors: this.#colors }, color);
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

/** Ends the turns of whoever is asked until the step is another one. */
export function endAll(t: Table): Table {
  const { step } = t.view();
  while (t.view().step === step && t.legal().includes('end')) t.play('end');
  return t;
}

/** Any plan: price 3, 7 goods, 1 gear, the factory lit. */
export const CHEAP = 'A2/B1 top A rot 0 at 0,1';
