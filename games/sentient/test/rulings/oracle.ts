import { type Block, type BotType, DECK, type Event, type Move, type View } from '../../rules/index.ts';

/** A slow and simple second opinion on the whole game, written from the rulebook and the rulings alone. */

const BRANCHES: readonly BotType[] = ['information', 'transport', 'industry', 'military', 'service'];
const LEFT_NAMES: Record<string, string> = {
  nautilus: 'Nautilus',
  helix: 'Helix',
  meridian: 'Meridian',
  obsidian: 'Obsidian',
};
const RIGHT_NAMES: Record<BotType, string> = {
  information: 'Analytics',
  transport: 'Logistics',
  industry: 'Industries',
  military: 'Defense',
  service: 'Systems',
};
const SLOT_NUMBERS = [1, 2, 3, 4];

/** An agent or an assistant above a bot of the factory. */
export interface Pawn {
  readonly seat: number;
  readonly slot: number;
  readonly kind: 'agent' | 'assistant';
}

/** What only chance decides when a round begins. */
export interface RoundLuck {
  /** From the left. */
  readonly investors: readonly BotType[];
  /** The five dice of each seat. */
  readonly dice: readonly (readonly number[])[];
}

/** What only chance decides in one move: the bots in the order they were drawn, and how a new round was dealt. */
export interface Luck {
  readonly cards: readonly number[];
  readonly round?: RoundLuck;
}

export interface Start extends RoundLuck {
  /** Of the rules. */
  readonly version: number;
  readonly order: readonly number[];
  readonly factory: readonly number[];
  readonly boards: readonly { readonly left: string; readonly printed: BotType }[];
}

interface Network {
  readonly dice: number[];
  readonly bots: ({ readonly card: number; readonly block: Block } | null)[];
}

interface Player {
  readonly left: string;
  readonly printed: BotType;
  agents: number;
  assistants: number;
  passed: boolean;
  chips: number;
  readonly tokens: BotType[];
  readonly networks: Network[];
}

interface Sheet {
  readonly total: number;
  readonly lines: Record<string, number>;
  readonly tokens: number;
  readonly bots: Record<BotType, number>;
}

const BOTS = new Map(DECK.map((row) => [row.id, row]));

export function cardOf(id: number) {
  const card = BOTS.get(id);
  if (!card) throw new Error(`there is no bot ${id}`);
  return card;
}

/** What a bot is worth between these two dice. */
export function pointsOf(id: number, left: number, right: number): number {
  const { condition, vp } = cardOf(id);
  const [lower, higher] = left < right ? [left, right] : [right, left];
  const sum = left + right;
  const isOdd = (n: number) => n === 1 || n === 3 || n === 5 || n === 7 || n === 9 || n === 11;
  const paid = (isMet: boolean) => {
    if (typeof vp !== 'number') throw new Error(`bot ${id} has no number of points`);
    return isMet ? vp : 0;
  };
  switch (condition.op) {
    case 'match':
      if (left === condition.value && right === condition.value) return 7;
      return left === condition.value || right === condition.value ? 2 : 0;
    case 'lt':
      return paid(left < right);
    case 'gt':
      return paid(left > right);
    case 'le':
      return paid(left < right || left === right);
    case 'ge':
      return paid(left > right || left === right);
    case 'eq':
      return paid(left === right);
    case 'evenOdd':
      return paid(!isOdd(left) && isOdd(right));
    case 'oddEven':
      return paid(isOdd(left) && !isOdd(right));
    case 'sumOdd':
      return paid(isOdd(sum));
    case 'sumEven':
      return paid(!isOdd(sum));
    case 'bothOdd':
      return paid(isOdd(left) && isOdd(right));
    case 'bothEven':
      return paid(!isOdd(left) && !isOdd(right));
    // R15: one condition with two ends.
    case 'sumOutside':
      return paid(sum <= condition.le || sum >= condition.ge);
    case 'sumEq':
      return paid(sum === condition.value);
    case 'sumLe':
      return paid(sum <= condition.value);
    case 'sumGe':
      return paid(sum >= condition.value);
    // R16: 6 and 1 are five apart.
    case 'diffEq':
      return paid(higher - lower === condition.value);
    case 'formula': {
      const worth = {
        'lower-1': lower - 1,
        'higher-2': higher - 2,
        'sum-6': sum - 6,
        '7-higher': 7 - higher,
        '5-lower': 5 - lower,
        '8-sum': 8 - sum,
      }[condition.expr];
      must(worth !== undefined, `bot ${id} has a formula of its own`);
      // R17: nobody loses points.
      return worth > 0 ? worth : 0;
    }
  }
}

/** The pawns beside the investor at this place, 1 to 5 from the left: it lies between two slots, at the ends beside one. */
function beside(pawns: readonly Pawn[], place: number, seat: number): Pawn[] {
  return pawns.filter((pawn) => pawn.seat === seat && (pawn.slot === place - 1 || pawn.slot === place));
}

/** The seats present beside an investor, the best first (R11-R13), and whatever it took to tell them apart. */
export function race(pawns: readonly Pawn[], place: number, order: readonly number[], seen = new Set<string>()) {
  const influence = (seat: number) => beside(pawns, place, seat).length;
  const agents = (seat: number) => beside(pawns, place, seat).filter(({ kind }) => kind === 'agent').length;
  // Every rival is asked who of the two goes first; the stack leaves no equals.
  const beats = (a: number, b: number) => {
    if (influence(a) !== influence(b)) return influence(a) > influence(b);
    seen.add('equal influence');
    if (agents(a) !== agents(b)) return agents(a) > agents(b);
    seen.add('equal agents');
    return order.indexOf(a) < order.indexOf(b);
  };
  const present = order.filter((seat) => influence(seat) > 0);
  const at = (rank: number) =>
    present.find((seat) => present.filter((rival) => rival !== seat && beats(rival, seat)).length === rank);
  return { token: at(0), chip: at(1) };
}

/** R19: a die turned by the corner of a bot. */
function turned(die: number, corner: string): number {
  if (corner === '+') return die === 6 ? 1 : die + 1;
  if (corner === '-') return die === 1 ? 6 : die - 1;
  return die;
}

/** Which corners of a bot can be blocked with so many assistants (R20). */
function blocksFor(id: number, assistants: number): Block[] {
  const { left, right } = cardOf(id);
  const [canLeft, canRight] = [left !== '=', right !== '='];
  const blocks: Block[] = ['none'];
  if (canLeft && assistants >= 1) blocks.push('left');
  if (canRight && assistants >= 1) blocks.push('right');
  if (canLeft && canRight && assistants >= 2) blocks.push('both');
  return blocks;
}

function sameMembers(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item)) && b.every((item) => a.includes(item));
}

function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`impossible: ${what}`);
}

function countByType(types: readonly BotType[]): Record<BotType, number> {
  const counts = { information: 0, transport: 0, industry: 0, military: 0, service: 0 };
  for (const type of types) counts[type] += 1;
  return counts;
}

/** The table as the rules say it must lie. It is told what was drawn, and complains when that was not there to draw. */
export class Oracle {
  /** Rare things that came up. */
  readonly seen = new Set<string>();
  readonly #players: Player[];
  #step: View['step'] = 'agent';
  #round = 0;
  #turn = 0;
  /** Whose turn it is. */
  #seat = 0;
  #order: number[];
  #next: number[] = [];
  #factory: number[] = [];
  #pawns: Pawn[] = [];
  #investors: BotType[] = [];
  #hand: number | undefined;
  #deck: number[] = DECK.map(({ id }) => id);
  #discards: number[] = [];
  #lost = 0;
  #drawn: number[] = [];
  #dealt: RoundLuck | undefined;
  #events: Event[] = [];

  readonly #version: number;
  /** Bots that a pass throws out, until others lie in their places. */
  #thrownOut: number[] = [];

  constructor(start: Start) {
    const { boards, order, factory } = start;
    this.#version = start.version;
    must(sameMembers(order, [...boards.keys()]), 'every marker is in the stack once');
    must(new Set(boards.map(({ left }) => left)).size === boards.length, 'left halves differ');
    must(new Set(boards.map(({ printed }) => printed)).size === boards.length, 'right halves differ');
    for (const { left, printed } of boards) must(left in LEFT_NAMES && BRANCHES.includes(printed), 'a known board');
    this.#players = boards.map(({ left, printed }) => ({
      left,
      printed,
      agents: 4,
      assistants: 5,
      passed: false,
      chips: 0,
      tokens: [],
      networks: [],
    }));
    this.#order = [...order];
    this.#drawn = [...factory];
    this.#dealt = start;
    this.#beginRound();
  }

  get actors(): number[] {
    return this.#step === 'over' ? [] : [this.#seat];
  }

  legal(): Move[] {
    const { agents, assistants, passed, networks } = this.#players[this.#seat];
    switch (this.#step) {
      case 'agent': {
        const moves: Move[] = [];
        // R8: once a round.
        if (!passed) moves.push({ do: 'pass' });
        for (const slot of agents > 0 ? SLOT_NUMBERS : []) {
          for (let n = 0; n <= assistants; n++) moves.push({ do: 'agent', slot, assistants: n });
        }
        return moves;
      }
      case 'plug': {
        const { bots } = networks[this.#round - 1];
        const blocks = blocksFor(this.#hand ?? 0, assistants);
        return SLOT_NUMBERS.filter((slot) => bots[slot - 1] === null).flatMap((slot) =>
          blocks.map((block): Move => ({ do: 'plug', slot, block })),
        );
      }
      // Not in the rulebook: a last look before the turn is over.
      case 'end':
        return [{ do: 'end' }];
      default:
        return [];
    }
  }

  /** Plays a move with what chance gave, and returns everything that happens. */
  play(move: Move, luck: Luck): Event[] {
    this.#events = [];
    this.#drawn = [...luck.cards];
    this.#dealt = luck.round;
    switch (move.do) {
      case 'agent':
        this.#sendAgent(move.slot, move.assistants);
        break;
      case 'plug':
        this.#plug(move.slot, move.block);
        break;
      case 'pass':
        this.#pass();
        break;
      case 'end':
        this.#events.push({ type: 'ended', seat: this.#seat });
        this.#endTurn();
    }
    must(this.#drawn.length === 0, `bots ${this.#drawn} were drawn for nothing`);
    must(this.#dealt === undefined, 'a round was dealt for nothing');
    return this.#events;
  }

  #sendAgent(slot: number, assistants: number): void {
    const [seat, player] = [this.#seat, this.#players[this.#seat]];
    player.agents -= 1;
    player.assistants -= assistants;
    this.#pawns.push({ seat, slot, kind: 'agent' });
    for (let i = 0; i < assistants; i++) this.#pawns.push({ seat, slot, kind: 'assistant' });
    const card = this.#factory[slot - 1];
    this.#hand = card;
    this.#events.push({ type: 'agent', seat, slot, card, assistants });
    // R9: the slot is filled before the bot is plugged in.
    this.#factory[slot - 1] = this.#draw();
    this.#events.push({ type: 'refilled', slot, card: this.#factory[slot - 1] });
    this.#step = 'plug';
  }

  #plug(slot: number, block: Block): void {
    const player = this.#players[this.#seat];
    const { dice, bots } = player.networks[this.#round - 1];
    const card = this.#hand ?? 0;
    const { left, right } = cardOf(card);
    bots[slot - 1] = { card, block };
    const isLeftBlocked = block === 'left' || block === 'both';
    const isRightBlocked = block === 'right' || block === 'both';
    if (isLeftBlocked) player.assistants -= 1;
    else dice[slot - 1] = turned(dice[slot - 1], left);
    if (isRightBlocked) player.assistants -= 1;
    else dice[slot] = turned(dice[slot], right);
    this.#hand = undefined;
    this.#events.push({ type: 'plugged', seat: this.#seat, slot, card, block, dice: [dice[slot - 1], dice[slot]] });
    this.#step = 'end';
  }

  #pass(): void {
    const player = this.#players[this.#seat];
    player.passed = true;
    // R22: on top, so whoever passes last begins.
    this.#next.unshift(this.#seat);
    const forced = player.agents === 0;
    this.#events.push({ type: 'passed', seat: this.#seat, forced });
    if (!forced) {
      // R24: the bots thrown out come back in the same moment only if nothing else is left; in the first version of the
      // rules they were discards already if the deck ran out on the way.
      if (this.#version === 1) this.#discards.push(...this.#factory);
      else this.#thrownOut = this.#factory;
      this.#factory = [];
      for (const slot of SLOT_NUMBERS) {
        if (slot > 1 && this.#deck.length === 0) this.seen.add('deck out in the middle of a wipe');
        this.#factory.push(this.#draw());
      }
      this.#discards.push(...this.#thrownOut);
      this.#thrownOut = [];
      this.#events.push({ type: 'wiped', factory: [...this.#factory] });
    }
    this.#endTurn();
  }

  #draw(): number {
    if (this.#deck.length === 0) {
      if (this.#discards.length === 0) {
        this.#discards = this.#thrownOut;
        this.#thrownOut = [];
        this.seen.add('nothing else left');
      }
      this.#deck = this.#discards;
      this.#discards = [];
      this.#events.push({ type: 'reshuffled' });
      this.seen.add('reshuffled');
    }
    const card = this.#drawn.shift();
    must(card !== undefined, 'a bot should have been drawn');
    must(this.#deck.includes(card), `bot ${card} is not in the deck`);
    this.#deck = this.#deck.filter((other) => other !== card);
    return card;
  }

  #endTurn(): void {
    this.#turn += 1;
    if (this.#players.every(({ agents, passed }) => agents === 0 && passed)) {
      this.#endRound();
      return;
    }
    // R5: nobody is ever skipped.
    this.#seat = this.#order[this.#turn % this.#order.length];
    this.#step = 'agent';
    const { agents, passed } = this.#players[this.#seat];
    must(agents > 0 || !passed, 'a turn with nothing to do');
    // R7: there is nothing to decide.
    if (agents === 0) this.#pass();
  }

  #endRound(): void {
    must(this.#turn === 5 * this.#players.length, 'a round of other than five turns each');
    for (const [seat, { networks }] of this.#players.entries()) {
      const bots = this.#bots(networks[this.#round - 1]).flatMap((bot) =>
        bot ? [{ card: bot.card, dice: bot.dice, vp: bot.vp }] : [],
      );
      must(bots.length === 4, 'a network with a gap');
      this.#events.push({ type: 'scored', seat, bots, vp: bots.reduce((sum, { vp }) => sum + vp, 0) });
    }
    for (const [i, investor] of this.#investors.entries()) {
      const { token, chip } = race(this.#pawns, i + 1, this.#order, this.seen);
      if (token === undefined) this.#lost += 1;
      else this.#players[token].tokens.push(investor);
      if (chip !== undefined) this.#players[chip].chips += 1;
      if (token === undefined) this.seen.add('investor lost');
      else if (chip === undefined) this.seen.add('chip lost');
      this.#events.push({ type: 'investor', investor, token: token ?? null, chip: chip ?? null });
    }
    this.#investors = [];
    if (this.#round === 3) {
      this.#step = 'over';
      this.#events.push({ type: 'over' });
      return;
    }
    // R25, R27: what lies in the factory is thrown out and every pawn comes home.
    this.#discards.push(...this.#factory);
    this.#factory = [];
    this.#pawns = [];
    for (const player of this.#players) {
      player.agents = 4;
      player.assistants = 5;
      player.passed = false;
    }
    this.#order = this.#next;
    this.#next = [];
    this.#beginRound();
  }

  #beginRound(): void {
    this.#round += 1;
    this.#turn = 0;
    this.#seat = this.#order[0];
    this.#step = 'agent';
    this.#factory = SLOT_NUMBERS.map(() => this.#draw());
    must(this.#dealt !== undefined, 'a round should have been dealt');
    const { investors, dice } = this.#dealt;
    this.#dealt = undefined;
    must(sameMembers(investors, BRANCHES), 'one investor of each branch');
    must(dice.length === this.#players.length, 'dice for every seat');
    for (const [seat, five] of dice.entries()) {
      must(five.length === 5 && five.every((die) => [1, 2, 3, 4, 5, 6].includes(die)), 'five dice');
      this.#players[seat].networks.push({ dice: [...five], bots: [null, null, null, null] });
    }
    this.#investors = [...investors];
    this.#events.push({
      type: 'round',
      round: this.#round,
      order: [...this.#order],
      factory: [...this.#factory],
      investors: [...investors],
      dice: dice.map((five) => [...five]),
    });
  }

  #bots({ dice, bots }: Network) {
    return bots.map((bot, i) => {
      if (!bot) return null;
      const [left, right] = [dice[i], dice[i + 1]];
      const around: [number, number] = [left, right];
      return { card: bot.card, dice: around, vp: pointsOf(bot.card, left, right), block: bot.block };
    });
  }

  #types({ networks }: Player): BotType[] {
    return networks.flatMap(({ bots }) => bots.flatMap((bot) => (bot ? [cardOf(bot.card).type] : [])));
  }

  sheets(): Sheet[] {
    return this.#players.map((player) => {
      const lines: Record<string, number> = {};
      for (const round of [1, 2, 3]) {
        const network = player.networks[round - 1];
        const plugged = network ? this.#bots(network) : [];
        for (const slot of SLOT_NUMBERS) lines[`bot-${round}-${slot}`] = plugged[slot - 1]?.vp ?? 0;
      }
      lines.chips = player.chips;
      // The printed investor counts like a token that was won.
      const investors = countByType([...player.tokens, player.printed]);
      const bots = countByType(this.#types(player));
      for (const type of BRANCHES) lines[type] = investors[type] * bots[type];
      const total = Object.values(lines).reduce((sum, vp) => sum + vp, 0);
      return { total, lines, tokens: player.tokens.length, bots };
    });
  }

  /** R31: most points, then most tokens, then together. */
  winners(): number[] {
    const sheets = this.sheets();
    const most = Math.max(...sheets.map(({ total }) => total));
    const first = [...sheets.keys()].filter((seat) => sheets[seat].total === most);
    const tokens = Math.max(...first.map((seat) => sheets[seat].tokens));
    const winners = first.filter((seat) => sheets[seat].tokens === tokens);
    if (winners.length < first.length) this.seen.add('tokens decide');
    if (winners.length > 1) this.seen.add('shared victory');
    return winners;
  }

  /** Everything public. */
  view(): Omit<View, 'epoch' | 'corrections'> {
    const seats = [...this.#players.keys()];
    const sheets = this.sheets();
    const count = (pawns: readonly Pawn[], kind: Pawn['kind']) => pawns.filter((pawn) => pawn.kind === kind).length;
    return {
      step: this.#step,
      round: this.#round,
      turn: this.#turn,
      actors: this.actors,
      order: [...this.#order],
      next: [...this.#next],
      factory: this.#factory.map((card, i) => {
        const above = seats.map((seat) => this.#pawns.filter((pawn) => pawn.slot === i + 1 && pawn.seat === seat));
        return {
          card,
          agents: above.map((pawns) => count(pawns, 'agent')),
          assistants: above.map((pawns) => count(pawns, 'assistant')),
        };
      }),
      investors: this.#investors.map((type, i) => {
        const pawns = seats.map((seat) => beside(this.#pawns, i + 1, seat));
        const { token, chip } = race(this.#pawns, i + 1, this.#order);
        return {
          type,
          influence: pawns.map(({ length }) => length),
          agents: pawns.map((own) => count(own, 'agent')),
          ...(token === undefined ? {} : { token }),
          ...(chip === undefined ? {} : { chip }),
        };
      }),
      ...(this.#hand === undefined ? {} : { hand: this.#hand }),
      seats: this.#players.map((player, seat) => ({
        left: player.left,
        company: `${LEFT_NAMES[player.left]} ${RIGHT_NAMES[player.printed]}`,
        printed: player.printed,
        agents: player.agents,
        assistants: player.assistants,
        passed: player.passed,
        chips: player.chips,
        tokens: countByType(player.tokens),
        bots: sheets[seat].bots,
        rounds: player.networks.map((network) => ({ dice: [...network.dice], bots: this.#bots(network) })),
        lines: sheets[seat].lines,
        total: sheets[seat].total,
      })),
      deck: this.#deck.length,
      discards: this.#discards.toSorted((a, b) => a - b),
      lost: this.#lost,
    };
  }
}
