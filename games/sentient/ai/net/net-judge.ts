import { type Blend, Net, type NetFile } from '@stolik/bots/net';
import { hasBit } from '@stolik/core';
import { TYPES } from '../../rules/data/types.ts';
import { calibrated } from '../../rules/dice.ts';
import { BLOCKERS } from '../../rules/legal.ts';
import { botCounts, investorCounts } from '../../rules/score.ts';
import * as st from '../../rules/state.ts';
import { deckOf, diceAt, networkAt, pawnsAt, type State, SUPPLY } from '../../rules/state.ts';
import { evaluate } from '../evaluate.ts';
import type { Mind } from '../mind.ts';
import { roundPoints } from '../network.ts';
import { MOST_BLOCKERS, newPlugs, tryPlugs } from '../plugs.ts';
import { CASES } from './cases.ts';
import { Features } from './features.ts';
import { HEAD_BOTS, HEAD_CHIPS, HEAD_TYPE, HEADS } from './rows.ts';

/** All heads count, once each. */
export const COUNTED = Array.from({ length: HEADS }, (_, head) => ({ head, times: 1 }));

/** Judges by a net, in the cases that it was trained for; else by hand. */
export class NetJudge {
  readonly #net: Net;
  readonly #mind: Mind;
  readonly #features = new Features();
  readonly #all: Blend;
  readonly #heads: readonly Blend[];
  readonly #plugs = newPlugs();

  constructor(file: NetFile, mind: Mind) {
    this.#net = new Net(file);
    this.#mind = mind;
    this.#all = this.#net.blend(COUNTED);
    this.#heads = COUNTED.map((head) => this.#net.blend([head]));
  }

  /** The points the seat may expect in the end. A bot in hand is worth what it is in its best slot. */
  evaluate(s: State, seat: number): number {
    const which = CASES.findIndex(({ seats }) => seats === s.deal.seats);
    const isCertain = s.step === st.OVER;
    if (isCertain || !hasBit(this.#net.cases, which)) return evaluate(this.#mind, s, seat);
    return s.step === st.PLUG && s.seat === seat ? this.#bestPlug(s, seat) : this.#standing(s, seat);
  }

  /** The same for each line that heads stand for, of a position without a bot in hand. */
  lines(s: State, seat: number): number[] {
    const known = knownLines(s, seat);
    this.#run(s, seat);
    return this.#heads.map((head, line) => known[line] + this.#net.read(head));
  }

  #standing(s: State, seat: number): number {
    let points = 0;
    for (const line of knownLines(s, seat)) points += line;
    this.#run(s, seat);
    return points + this.#net.read(this.#all);
  }

  #run(s: State, seat: number): void {
    this.#net.clear();
    this.#features.write(this.#net, s, seat);
    this.#net.run();
  }

  /** For each number of assistants that block it, the slot that looks best by hand. The state is left as it was. */
  #bestPlug(s: State, seat: number): number {
    const deck = deckOf(s);
    const card = s.hand;
    const supply = pawnsAt(seat) + SUPPLY;
    const spare = s.assistants[supply];
    tryPlugs(this.#mind, s, seat, card, this.#plugs);
    let best = Number.NEGATIVE_INFINITY;
    for (let blockers = 0; blockers <= Math.min(spare, MOST_BLOCKERS); blockers++) {
      if (this.#plugs.worths[blockers] === Number.NEGATIVE_INFINITY) continue;
      const choice = this.#plugs.choices[blockers];
      const slot = Math.floor(choice / st.BLOCKS);
      const blocks = choice % st.BLOCKS;
      const at = networkAt(seat, s.round) + slot;
      const die = diceAt(seat, s.round) + slot;
      const left = s.dice[die];
      const right = s.dice[die + 1];
      s.network[at] = choice + (card * st.BLOCKS - slot * st.BLOCKS);
      s.assistants[supply] = spare - BLOCKERS[blocks];
      if (!(blocks & st.LEFT)) s.dice[die] = calibrated(left, deck.lefts[card]);
      if (!(blocks & st.RIGHT)) s.dice[die + 1] = calibrated(right, deck.rights[card]);
      best = Math.max(best, this.#standing(s, seat));
      s.network[at] = -1;
      s.assistants[supply] = spare;
      s.dice[die] = left;
      s.dice[die + 1] = right;
    }
    return best;
  }
}

/** What is certain of each line: rounds that are over, chips won, and what investors would pay now. */
export function knownLines(s: State, seat: number): number[] {
  const lines: number[] = new Array(HEADS).fill(0);
  for (let round = 0; round < s.round; round++) lines[HEAD_BOTS] += roundPoints(s, seat, round);
  lines[HEAD_CHIPS] = s.chips[seat];
  const bots = botCounts(s, seat);
  const investors = investorCounts(s, seat);
  for (let type = 0; type < TYPES.length; type++) lines[HEAD_TYPE + type] = investors[type] * bots[type];
  return lines;
}
