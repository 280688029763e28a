import { MOST_SCALE, type Sink } from '@stolik/bots/net';
import { TYPES } from '../../rules/data/types.ts';
import { botPoints } from '../../rules/deck.ts';
import { FACES } from '../../rules/dice.ts';
import { beside } from '../../rules/investors.ts';
import * as st from '../../rules/state.ts';
import {
  cardOf,
  deckOf,
  diceAt,
  hasPassed,
  networkAt,
  pawnsAt,
  SLOTS,
  type State,
  SUPPLY,
  tokensAt,
} from '../../rules/state.ts';
import { expectInvestors, type Hopes, NO_TYPE, newHopes } from '../hopes.ts';
import { Mind } from '../mind.ts';
import { expectedNetwork } from '../network.ts';
import { WEIGHTS } from '../weights.ts';
import * as rows from './rows.ts';

/** Writes what is true of a seat's game. Everything in it is open, and the factory's bots are left out: they will change. */
export class Features {
  readonly #mind = new Mind(WEIGHTS);
  readonly #hopes: Hopes = newHopes();

  write(sink: Sink, s: State, seat: number): void {
    expectInvestors(this.#mind, s, seat, NO_TYPE, this.#hopes);
    this.#writeCourse(sink, s, seat);
    this.#writeNetwork(sink, s, seat);
    for (let position = 0; position < s.investors.length; position++) this.#writeRace(sink, s, seat, position);
  }

  #writeCourse(sink: Sink, s: State, seat: number): void {
    const { seats } = s.deal;
    let agents = 0;
    let assistants = 0;
    for (let rival = 0; rival < seats; rival++) {
      if (rival === seat) continue;
      agents += s.agents[pawnsAt(rival) + SUPPLY];
      assistants += s.assistants[pawnsAt(rival) + SUPPLY];
    }
    const passed = hasPassed(s, seat) ? 1 : 0;
    const place = s.order.indexOf(seat);
    // A turn whose agent is placed is as good as over.
    const turn = s.step === st.AGENT ? s.turn : s.turn + 1;
    const wait = (place - (turn % seats) + seats) % seats;
    sink.add(rows.PROGRESS + (s.round * (st.AGENTS + 1) + s.agents[pawnsAt(seat) + SUPPLY]) * 2 + passed);
    sink.add(rows.PLACE + ((seats - 2) * rows.MOST_SEATS + place) * rows.MOST_SEATS + wait);
    sink.add(rows.RIVAL_AGENTS + agents);
    sink.add(rows.RIVAL_ASSISTANTS + assistants);
    sink.add(rows.RIVALS_PASSED + s.next.length - passed);
    if (passed) sink.add(rows.ABOVE + seats - 1 - s.next.indexOf(seat));
  }

  #writeNetwork(sink: Sink, s: State, seat: number): void {
    const deck = deckOf(s);
    const network = networkAt(seat, s.round);
    const dice = diceAt(seat, s.round);
    let empty = 0;
    for (let slot = 0; slot < SLOTS; slot++) {
      const left = s.dice[dice + slot];
      const right = s.dice[dice + slot + 1];
      const entry = s.network[network + slot];
      if (entry < 0) {
        empty++;
        sink.add(rows.EMPTY + (slot * FACES + left - 1) * FACES + right - 1);
        continue;
      }
      const isLeftOpen = slot > 0 && s.network[network + slot - 1] < 0 ? st.LEFT : 0;
      const isRightOpen = slot < SLOTS - 1 && s.network[network + slot + 1] < 0 ? st.RIGHT : 0;
      const points = Math.min(rows.MOST_POINTS, botPoints(deck, cardOf(entry), left, right));
      sink.add(rows.FILLED + (slot * (rows.MOST_POINTS + 1) + points) * rows.OPEN_SIDES + isLeftOpen + isRightOpen);
    }
    sink.add(rows.SPARE + s.assistants[pawnsAt(seat) + SUPPLY] * (SLOTS + 1) + empty);
    sink.addScaled(rows.HEAD_BOTS, inParts(expectedNetwork(this.#mind, s, seat), rows.POINT_PARTS));
    sink.addScaled(rows.HEAD_CHIPS, inParts(this.#hopes.chips, rows.CHIP_PARTS));
  }

  #writeRace(sink: Sink, s: State, seat: number, position: number): void {
    const type = s.investors[position];
    const at = rows.TYPE + type * rows.TYPE_ROWS;
    const agents = beside(s.agents, seat, position);
    const own = agents + beside(s.assistants, seat, position);
    let first = -1;
    let most = 0;
    let next = 0;
    for (let place = 0; place < s.order.length; place++) {
      const rival = s.order[place];
      if (rival === seat) continue;
      const influence = beside(s.agents, rival, position) + beside(s.assistants, rival, position);
      if (first < 0 || influence > most) {
        next = first < 0 ? 0 : most;
        most = influence;
        first = rival;
      } else if (influence > next) next = influence;
    }
    const lead = agents - beside(s.agents, first, position);
    const isAhead = lead > 0 || (lead === 0 && s.order.indexOf(seat) < s.order.indexOf(first));
    const bots = this.#hopes.bots[type];
    const tokens = s.tokens[tokensAt(seat) + type] + (s.deal.rights[seat] === type ? 1 : 0);
    sink.add(at + rows.POSITION + position);
    sink.add(at + rows.OWN + Math.min(rows.MOST_INFLUENCE, own));
    sink.add(at + rows.RIVAL + Math.min(rows.MOST_INFLUENCE, most));
    sink.add(at + rows.SECOND + Math.min(rows.MOST_INFLUENCE, next));
    sink.add(at + rows.EDGE + (isAhead ? 1 : 0));
    sink.add(at + rows.BOTS + Math.min(rows.MOST_BOTS, bots));
    sink.add(at + rows.TOKENS + Math.min(rows.MOST_TOKENS, tokens));
    const growth = Math.max(0, this.#hopes.points[type] - tokens * bots);
    sink.addScaled(rows.HEAD_TYPE + type, inParts(growth, rows.POINT_PARTS));
  }
}

function inParts(n: number, parts: number): number {
  return Math.min(MOST_SCALE, Math.round(n * parts));
}

if (TYPES.length !== SLOTS + 1) throw new Error('there is an investor on each side of every slot');
