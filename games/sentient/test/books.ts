import { DECK, type Event, TYPES, type View } from '../rules/index.ts';
import { naiveAward, naiveDie, naiveMoves, naivePoints } from './naive.ts';

/** What a player of a paper game would write down about one seat. */
interface Page {
  dice: number[];
  /** This round's bots by slot, 0 for none. */
  network: number[];
  agents: number[];
  assistants: number[];
  blocking: number;
  passed: boolean;
  readonly bots: number[];
  readonly investors: string[];
  points: number;
  chips: number;
}

/** The books of a game, kept by the naive rules from nothing but how it began and what was told. */
export class Books {
  readonly #pages: Page[];
  #order: readonly number[];
  #investors: readonly string[];
  /** The bot in hand, or that the turn is about to end. */
  #doing: number | 'end' | undefined;

  constructor(begun: View) {
    this.#order = begun.order;
    this.#investors = begun.investors.map(({ type }) => type);
    this.#pages = begun.seats.map(({ rounds, printed }) => ({
      ...freshRound(rounds[0].dice),
      bots: [],
      investors: [printed],
      points: 0,
      chips: 0,
    }));
  }

  /** What the seat may do now, as typed. */
  movesOf(seat: number): string[] {
    const { network, assistants, blocking, passed } = this.#pages[seat];
    const row = typeof this.#doing === 'number' ? DECK[this.#doing - 1] : this.#doing;
    return naiveMoves(row, network, 5 - blocking - sum(assistants), passed);
  }

  note(event: Event): void {
    switch (event.type) {
      case 'agent':
        this.#pages[event.seat].agents[event.slot - 1]++;
        this.#pages[event.seat].assistants[event.slot - 1] += event.assistants;
        this.#doing = event.card;
        return;
      case 'plugged':
        this.#plug(event);
        this.#doing = 'end';
        return;
      case 'ended':
        this.#doing = undefined;
        return;
      case 'passed':
        this.#pages[event.seat].passed = true;
        return;
      case 'round':
        this.#endRound();
        this.#order = event.order;
        this.#investors = event.investors;
        event.dice.forEach((dice, seat) => {
          Object.assign(this.#pages[seat], freshRound(dice));
        });
        return;
      case 'over':
        this.#endRound();
    }
  }

  totals(): number[] {
    return this.#pages.map(({ points, chips, bots, investors }) => {
      const paid = TYPES.map((type) => {
        const matching = bots.filter((card) => DECK[card - 1].type === type);
        return matching.length * investors.filter((investor) => investor === type).length;
      });
      return points + chips + sum(paid);
    });
  }

  #plug({ seat, slot, card, block }: Extract<Event, { type: 'plugged' }>): void {
    const page = this.#pages[seat];
    const { left, right } = DECK[card - 1];
    page.network[slot - 1] = card;
    page.blocking += { none: 0, left: 1, right: 1, both: 2 }[block];
    if (block === 'none' || block === 'right') page.dice[slot - 1] = naiveDie(page.dice[slot - 1], left);
    if (block === 'none' || block === 'left') page.dice[slot] = naiveDie(page.dice[slot], right);
  }

  #endRound(): void {
    for (const page of this.#pages) {
      page.network.forEach((card, slot) => {
        page.points += naivePoints(DECK[card - 1], page.dice[slot], page.dice[slot + 1]);
        page.bots.push(card);
      });
    }
    const agents = this.#pages.map((page) => page.agents);
    const assistants = this.#pages.map((page) => page.assistants);
    this.#investors.forEach((type, position) => {
      const [token, chip] = naiveAward(position, this.#order, agents, assistants);
      if (token !== null) this.#pages[token].investors.push(type);
      if (chip !== null) this.#pages[chip].chips++;
    });
  }
}

function freshRound(dice: readonly number[]) {
  const empty = () => [0, 0, 0, 0];
  return { dice: [...dice], network: empty(), agents: empty(), assistants: empty(), blocking: 0, passed: false };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
