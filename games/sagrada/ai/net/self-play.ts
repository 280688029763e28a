import {
  bestOf,
  choose,
  GameRecord,
  isWhim,
  type Lines,
  type Position,
  type SelfPlaySettings,
  teach,
} from '@stolik/bots/learning';
import { type Blend, Net, readNet } from '@stolik/bots/net';
import { badField, type Chance, firstBit, SeededChance, seatsOf } from '@stolik/core';
import { CHOOSE, END, PASS, PLACE } from '../../rules/actions.ts';
import { sagrada } from '../../rules/index.ts';
import { targetOf } from '../../rules/score.ts';
import { PATTERN, type State, windowOf } from '../../rules/state.ts';
import { lift, openSpaces, put, SPACES } from '../../rules/window.ts';
import { handJudge } from '../hand.ts';
import { type Judge, NONE } from '../judge.ts';
import { draftsLeft } from '../time.ts';
import { WEIGHTS } from '../weights.ts';
import { CASES } from './cases.ts';
import { ONE_PRIVATE, TWO_PRIVATES } from './description.ts';
import { Features } from './features.ts';
import { headsOf, netJudge, targetSoFar } from './net-judge.ts';
import { RECORD_LAYOUT } from './records.ts';
import { EXPECTED_NET, HEAD_EMPTY, HEAD_GROWTH, HEADS } from './rows.ts';

export { description } from './description.ts';

/** The cases that can be played, as they are asked for. */
export const CASE_IDS: readonly string[] = CASES.map(({ id }) => id);

/** What a seat could draft. */
interface Draft {
  readonly action: number;
  readonly die: number;
  readonly space: number;
  readonly worth: number;
}

/** Plays games without tools against itself, a millisecond or two each, and records what came of every position. */
export class SelfPlay {
  readonly #settings: SelfPlaySettings;
  readonly #features = new Features();
  readonly #net: Net | undefined;
  /** Each head by itself. */
  readonly #heads: readonly Blend[];
  readonly #judge: Judge;

  /** Without a net by hand: for the first games there are. */
  constructor(settings: SelfPlaySettings, file?: Uint8Array) {
    const net = file && readNet(file, EXPECTED_NET);
    this.#settings = settings;
    // Cases that the net does not know yet are to be learned.
    const everywhere = net && { ...net, cases: (1 << CASES.length) - 1 };
    this.#net = everywhere && new Net(everywhere);
    this.#heads = blendsOf(this.#net);
    this.#judge = everywhere ? netJudge(everywhere, WEIGHTS) : handJudge(WEIGHTS);
  }

  /** One game: its records, and what each seat scored (alone: less the target). */
  play(seed: string, caseId: string): { records: Uint8Array[]; totals: number[] } {
    const chance = new SeededChance(seed);
    const s = dealt(caseId, chance);
    const { seats } = s.deal;
    const stories: Position[][] = Array.from({ length: seats }, (_, seat) => [this.#look(s, seat, undefined)]);
    const last: (Lines | undefined)[] = stories.map(() => undefined);
    while (sagrada.actors(s) !== 0) {
      const { seat } = s;
      const drafts = this.#draftsOf(s, seat);
      const best = bestOf(drafts);
      const chosen = choose(drafts, this.#settings, chance);
      const instead = isWhim(chosen, best) ? this.#guessAfter(s, seat, best) : undefined;
      sagrada.apply(s, seat, chosen.action, chance);
      if (chosen.die !== NONE) sagrada.apply(s, seat, END, chance);
      if (draftsLeft(s, seat) > 0) stories[seat].push(this.#look(s, seat, instead));
      else last[seat] = instead;
    }
    const { lambda } = this.#settings;
    for (let seat = 0; seat < seats; seat++) teach(stories[seat], outcomeOf(s, seat), last[seat], lambda);
    const target = seats === 1 ? targetOf(s) : 0;
    return {
      records: stories.flatMap((story) => story.map(({ record }) => record.bytes)),
      totals: sagrada.score(s).map(({ total }) => total - target),
    };
  }

  #look(s: State, seat: number, instead: Lines | undefined): Position {
    const { deal } = s;
    const drafts = draftsLeft(s, seat);
    const heads = headsOf(deal);
    const record = new GameRecord(RECORD_LAYOUT, heads, deal.privates[seat].length > 1 ? TWO_PRIVATES : ONE_PRIVATE);
    this.#features.write(record, s, seat, drafts);
    const target = deal.seats === 1 ? targetSoFar(s, drafts, NONE) : 0;
    // Of the target a part is known, of nothing else.
    const known = heads.map(({ head }) => (head === HEAD_GROWTH ? target : 0));
    return { record, known, guess: this.#guess(s, seat, drafts, target), instead };
  }

  #guess(s: State, seat: number, drafts: number, target: number): Lines | undefined {
    const net = this.#net;
    if (!net) return undefined;
    net.clear();
    this.#features.write(net, s, seat, drafts);
    net.run();
    return headsOf(s.deal).map(({ head }) => net.read(this.#heads[head]) + (head === HEAD_GROWTH ? target : 0));
  }

  #guessAfter(s: State, seat: number, { die, space }: Draft): Lines | undefined {
    const drafts = draftsLeft(s, seat) - 1;
    if (drafts === 0) return undefined;
    const at = windowOf(seat);
    const target = s.deal.seats === 1 ? targetSoFar(s, drafts, die) : 0;
    if (die !== NONE) put(s.windows, at, die, space);
    const guess = this.#guess(s, seat, drafts, target);
    if (die !== NONE) lift(s.windows, at, die, space);
    return guess;
  }

  /** Everything the seat could draft, and to leave it. */
  #draftsOf(s: State, seat: number): Draft[] {
    const at = windowOf(seat);
    const left = draftsLeft(s, seat) - 1;
    const drafts: Draft[] = [
      { action: PASS, die: NONE, space: NONE, worth: this.#judge.standing(s, seat, left, NONE) },
    ];
    for (let i = 0; i < s.pool.length; i++) {
      const die = s.pool[i];
      if (i > 0 && die === s.pool[i - 1]) continue;
      for (let rest = openSpaces(s.windows, at, s.patterns[seat], die); rest !== 0; rest &= rest - 1) {
        const space = firstBit(rest);
        put(s.windows, at, die, space);
        const worth = this.#judge.standing(s, seat, left, die);
        lift(s.windows, at, die, space);
        drafts.push({ action: PLACE + die * SPACES + space, die, space, worth });
      }
    }
    return drafts;
  }
}

/** Each head by itself, if there is a net. */
function blendsOf(net: Net | undefined): Blend[] {
  return net ? Array.from({ length: HEADS }, (_, head) => net.blend([{ head, times: 1 }])) : [];
}

/** A game of a case after everybody has taken any of the patterns. */
function dealt(caseId: string, chance: Chance): State {
  const found = CASES.find(({ id }) => id === caseId);
  if (!found) throw badField('cases', `must be of ${CASES.map(({ id }) => id).join(', ')}, not "${caseId}"`);
  const { seats, privates } = found;
  const s = sagrada.setup(seats === 1 ? { privateObjectives: privates } : {}, seats, chance);
  while (s.step === PATTERN) {
    const [seat] = seatsOf(sagrada.actors(s));
    sagrada.apply(s, seat, CHOOSE + chance.int(4), chance);
  }
  return s;
}

/** What each head stands for came to. */
function outcomeOf(s: State, seat: number): Lines {
  const { lines } = sagrada.score(s)[seat];
  const publics = Object.values(lines).slice(0, s.deal.publics.length);
  return headsOf(s.deal).map(({ head, times }, i) => {
    if (head === HEAD_GROWTH) return targetOf(s);
    if (head === HEAD_EMPTY) return lines.empty / times;
    return i < publics.length ? publics[i] : lines.private;
  });
}
