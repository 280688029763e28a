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
import { readNet } from '@stolik/bots/net';
import { badField, type Chance, SeededChance } from '@stolik/core';
import { END_TURN, PASS } from '../../rules/actions.ts';
import { TYPES } from '../../rules/data/types.ts';
import { sentient } from '../../rules/index.ts';
import { BOT_LINES } from '../../rules/score.ts';
import type { State } from '../../rules/state.ts';
import * as st from '../../rules/state.ts';
import { candidates } from '../candidates.ts';
import { evaluate } from '../evaluate.ts';
import { Mind } from '../mind.ts';
import { policy } from '../policy.ts';
import { WEIGHTS } from '../weights.ts';
import { CASES } from './cases.ts';
import { Features } from './features.ts';
import { COUNTED, knownLines, NetJudge } from './net-judge.ts';
import { RECORD_LAYOUT } from './records.ts';
import { EXPECTED_NET, HEAD_BOTS, HEAD_CHIPS, HEAD_TYPE, HEADS } from './rows.ts';

export { description } from './description.ts';

/** The cases that can be played, as they are asked for. */
export const CASE_IDS: readonly string[] = CASES.map(({ id }) => id);

/** An action of a turn. */
interface Choice {
  readonly action: number;
  readonly worth: number;
}

/** Plays games against itself, a few milliseconds each, and records what came of every turn for every seat. */
export class SelfPlay {
  readonly #settings: SelfPlaySettings;
  readonly #features = new Features();
  readonly #mind = new Mind(WEIGHTS);
  readonly #judge: NetJudge | undefined;

  /** Without a net by hand: for the first games there are. */
  constructor(settings: SelfPlaySettings, file?: Uint8Array) {
    this.#settings = settings;
    const net = file && readNet(file, EXPECTED_NET);
    // Cases that the net does not know yet are to be learned.
    this.#judge = net && new NetJudge({ ...net, cases: (1 << CASES.length) - 1 }, this.#mind);
  }

  /** One game: its records, and what each seat scored. */
  play(seed: string, caseId: string): { records: Uint8Array[]; totals: number[] } {
    const found = CASES.find(({ id }) => id === caseId);
    if (!found) throw badField('cases', `must be of ${CASE_IDS.join(', ')}, not "${caseId}"`);
    const chance = new SeededChance(seed);
    const s = sentient.setup({}, found.seats, chance);
    const stories: Position[][] = Array.from({ length: found.seats }, () => []);
    let instead: Whim | undefined;
    const insteadOf = (seat: number) => (instead?.seat === seat ? instead.lines : undefined);
    while (s.step !== st.OVER) {
      for (const [seat, story] of stories.entries()) story.push(this.#look(s, seat, insteadOf(seat)));
      instead = this.#playTurn(s, chance);
    }
    const { lambda } = this.#settings;
    for (const [seat, story] of stories.entries()) teach(story, outcomeOf(s, seat), insteadOf(seat), lambda);
    return {
      records: stories.flatMap((story) => story.map(({ record }) => record.bytes)),
      totals: sentient.score(s).map(({ total }) => total),
    };
  }

  #look(s: State, seat: number, instead: Lines | undefined): Position {
    const record = new GameRecord(RECORD_LAYOUT, COUNTED, 0);
    this.#features.write(record, s, seat);
    return { record, known: knownLines(s, seat), guess: this.#judge?.lines(s, seat), instead };
  }

  /** A whole turn; if it was a whim, what the net says of the turn that it thinks best. */
  #playTurn(s: State, chance: Chance): Whim | undefined {
    const { seat } = s;
    const agents = this.#choicesOf(s, seat);
    const agent = choose(agents, this.#settings, chance);
    let whim = isWhim(agent, bestOf(agents)) ? this.#linesAfter(s, seat, bestOf(agents).action) : undefined;
    sentient.apply(s, seat, agent.action, chance);
    if (agent.action !== PASS) {
      const plugs = this.#choicesOf(s, seat);
      const plug = choose(plugs, this.#settings, chance);
      if (isWhim(plug, bestOf(plugs))) whim ??= this.#linesAfter(s, seat, bestOf(plugs).action);
      sentient.apply(s, seat, plug.action, chance);
      sentient.apply(s, seat, END_TURN, chance);
    }
    return whim && { seat, lines: whim };
  }

  #choicesOf(s: State, seat: number): Choice[] {
    const out: number[] = [];
    out.length = s.step === st.AGENT ? candidates(this.#mind, s, seat, out) : sentient.legal(s, seat, out);
    return out.map((action) => this.#worthAfter(s, seat, action));
  }

  #worthAfter(s: State, seat: number, action: number): Choice {
    const after = afterwards(s, seat, action);
    return { action, worth: this.#judge ? this.#judge.evaluate(after, seat) : evaluate(this.#mind, after, seat) };
  }

  #linesAfter(s: State, seat: number, action: number): Lines | undefined {
    const after = afterwards(s, seat, action);
    if (after.step === st.PLUG) sentient.apply(after, seat, policy(this.#mind, after, seat), ANY);
    return this.#judge?.lines(after, seat);
  }
}

/** A turn that was not the best, for whom, and what the best would have come to. */
interface Whim {
  readonly seat: number;
  readonly lines: Lines;
}

/** Which bots come into the factory does not matter here: features leave them out. */
const ANY = new SeededChance('any');

function afterwards(s: State, seat: number, action: number): State {
  const after = sentient.clone(s);
  sentient.apply(after, seat, action, ANY);
  return after;
}

/** What each head stands for came to. */
function outcomeOf(s: State, seat: number): Lines {
  const { lines } = sentient.score(s)[seat];
  const outcome: number[] = new Array(HEADS).fill(0);
  for (const line of BOT_LINES) outcome[HEAD_BOTS] += lines[line];
  outcome[HEAD_CHIPS] = lines.chips;
  for (const [type, name] of TYPES.entries()) outcome[HEAD_TYPE + type] = lines[name];
  return outcome;
}
