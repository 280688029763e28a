import { type Chance, type Reason, type ScoreSheet, ScriptedChance, SeededChance } from '@stolik/core';
import { type Position, stateOf } from '../learn/position.ts';
import { type Event, type State, sentient, type View } from '../rules/index.ts';

/** A table in the middle of a game, driven by typed moves and, where it matters, scripted chance. */
export class Table {
  readonly s: State;
  readonly events: Event[] = [];

  /** Under the latest rules, or those of a version. */
  constructor(position: Position = {}, version = sentient.version) {
    this.s = stateOf(position, version);
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
