import { type Reason, ScriptedChance } from '@stolik/core';
import { type Position, stateOf } from '../learn/position.ts';
import { type Event, type State, sagrada, type View } from '../rules/index.ts';

export type { Position } from '../learn/position.ts';

/** A table in the middle of a game, driven by typed moves and scripted chance. */
export class Table {
  readonly s: State;
  readonly events: Event[] = [];

  constructor(position: Position = {}) {
    this.s = stateOf(position);
  }

  /** The seat that decides. */
  get seat(): number {
    return this.view().actors[0];
  }

  view(seat?: number): View {
    return sagrada.view(this.s, seat);
  }

  /** The legal moves of the seat that decides, as typed. */
  legal(): string[] {
    const out: number[] = [];
    const count = sagrada.legal(this.s, this.seat, out);
    return out.slice(0, count).map((a) => sagrada.print(sagrada.toMove(this.s, this.seat, a)));
  }

  /** The legal moves that begin so. */
  offers(prefix: string): string[] {
    return this.legal().filter((line) => line === prefix || line.startsWith(`${prefix} `));
  }

  /** The spaces offered by moves that begin so, such as `place R5`, `put` or `move a1`. */
  cells(prefix: string): string[] {
    return this.offers(prefix).map((line) => line.split(' ').at(-1) as string);
  }

  whyNot(line: string): Reason | undefined {
    return sagrada.whyNot(this.view(this.seat), this.seat, sagrada.parse(line));
  }

  /** Plays typed moves of the seat that decides, separated by `;`. Chance must be used up exactly. */
  play(lines: string, outcomes: readonly number[] = []): this {
    const chance = new ScriptedChance(outcomes);
    for (const line of lines.split(';').map((text) => text.trim())) {
      const a = sagrada.toAction(this.s, this.seat, sagrada.parse(line));
      if (a === undefined || !this.legal().includes(line)) {
        throw new Error(
          `"${line}" is not legal (${JSON.stringify(this.whyNot(line))}); legal: ${this.legal().join(', ')}`,
        );
      }
      sagrada.apply(this.s, this.seat, a, chance, (event) => this.events.push(event));
    }
    if (!chance.isExhausted) throw new Error(`chance was left over after "${lines}"`);
    return this;
  }

  /** The dice of a seat's window, `R5 .. / ...`. */
  window(seat = 0): string {
    const dice = this.view().seats[seat].dice.map((die) => die ?? '..');
    return [0, 5, 10, 15].map((at) => dice.slice(at, at + 5).join(' ')).join(' / ');
  }
}
