import {
  COLORS,
  COMPANIES,
  type Color,
  type CompanyView,
  type LaidUpgrade,
  LINKS,
  type Move,
  PAD_SYMBOLS,
  type Point,
  REGIONS,
  RETAILERS,
  type RegionView,
  type RetailerView,
  type ShownPlan,
  SIZE_FACTS,
  type Side,
  STEVE_PAD,
  STEVE_TRACKS,
  type SteveLevel,
  type StevePlan,
  type SteveTrack,
  SYMBOLS,
  type SymbolName,
  TECHNOLOGIES,
  type TechnologyId,
  UPGRADES,
  type View,
} from '../../rules/index.ts';

/**
 * A slow and simple second opinion on everything after planning, written from the rulebook and the rulings alone. The
 * tables of the components are shared; what they mean is not.
 */

const GOODS_CUBES = 18;
const OFFICE_MARKERS = 18;
const GOODS_TOKENS = 20;
const LAST_ROUND = 5;
const SIZE_ORDER = ['S', 'M', 'L'] as const;
const ROUNDS = [1, 2, 3, 4, 5];

function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`impossible: ${what}`);
}

/** R1: the block of prices has two ends. */
function onBlock(price: number): number {
  if (price < 2) return 2;
  return price > 8 ? 8 : price;
}

function areLinked(a: string, b: string): boolean {
  return LINKS.some(([one, two]) => (one === a && two === b) || (one === b && two === a));
}

function sameMembers(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item)) && b.every((item) => a.includes(item));
}

/** How often each kind is there; kinds that are not there are left out. */
function tally(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id } of UPGRADES) {
    const n = kinds.filter((kind) => kind === id).length;
    if (n > 0) counts[id] = n;
  }
  return counts;
}

/** Takes one piece of the kind out of a heap. */
function takeOne(heap: string[], kind: string): void {
  const place = heap.indexOf(kind);
  must(place >= 0, `there is no ${kind}`);
  heap.splice(place, 1);
}

/** What is seen of a plan, and how many cells of the lower pad the upper one covers. */
export interface Sight {
  readonly seen: readonly SymbolName[];
  readonly overlap: number;
}

const keyOf = ([x, y]: Point) => `${x},${y}`;

/** Where the upper pad has its cells: it is turned clockwise, then its top left cell is put at the place. */
function upperCells({ rot, dx, dy }: ShownPlan['layout']): Point[] {
  const cells: Point[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      if (rot === 0) cells.push([dx + column, dy + row]);
      if (rot === 90) cells.push([dx + 2 - row, dy + column]);
      if (rot === 180) cells.push([dx + 1 - column, dy + 2 - row]);
      if (rot === 270) cells.push([dx + row, dy + 1 - column]);
    }
  }
  return cells;
}

/** Lays a plan out layer by layer (R3, R22) and complains when it may not lie so. */
export function layOut({ layout, upgrades }: ShownPlan, hasOverhang: boolean): Sight {
  const [sideA, sideB] = layout.sides;
  const [upperSide, lowerSide] = layout.top === 'A' ? [sideA, sideB] : [sideB, sideA];
  const table = new Map<string, SymbolName>();
  const lower = [0, 1, 2].flatMap((y) => [0, 1].map((x): Point => [x, y]));
  const upper = upperCells(layout);
  const pads = new Set([...lower, ...upper].map(keyOf));
  const overlap = 12 - pads.size;
  must(overlap >= 1 && overlap <= 4, `${overlap} cells are covered`);
  const put = ({ cells, at }: LaidUpgrade) => {
    for (const [i, point] of at.entries()) table.set(keyOf(point), cells[i]);
  };
  for (const [i, point] of lower.entries()) table.set(keyOf(point), SYMBOLS[PAD_SYMBOLS[lowerSide][i]]);
  for (const upgrade of upgrades) if (upgrade.under) put(upgrade);
  for (const [i, point] of upper.entries()) table.set(keyOf(point), SYMBOLS[PAD_SYMBOLS[upperSide][i]]);
  for (const upgrade of upgrades) if (!upgrade.under) put(upgrade);

  const isUnderUpper = (point: Point) => upper.some((cell) => keyOf(cell) === keyOf(point));
  for (const [i, { at, under }] of upgrades.entries()) {
    const [[x1, y1], [x2, y2]] = at;
    must(Math.abs(x1 - x2) + Math.abs(y1 - y2) === 1, 'an upgrade of two cells that are not neighbours');
    // R23: what is laid under the upper pad must lie on the lower one.
    const support = under ? new Set(lower.map(keyOf)) : pads;
    const supported = at.filter((point) => support.has(keyOf(point))).length;
    must(supported === 2 || (hasOverhang && supported === 1), 'an upgrade over the edge');
    for (const other of upgrades.slice(0, i)) {
      if (!sameMembers(other.at.map(keyOf), at.map(keyOf))) continue;
      // R22: only the upper pad may lie between them.
      must(other.under !== under && at.some(isUnderUpper), 'one upgrade wholly covers another');
    }
  }
  return { seen: [...table.values()], overlap };
}

/** What only chance or other people's screens decide. */
export interface Luck {
  /** Of each seat, when the screens are lifted. */
  readonly plans?: readonly ShownPlan[];
  /** The upgrades of the new round. */
  readonly display?: readonly string[];
}

/** What the set-up dealt. */
export interface Start {
  readonly seats: number;
  readonly colors: readonly Color[];
  readonly sides: Readonly<Record<TechnologyId, Side>>;
  /** By region. */
  readonly retailers: Readonly<Record<string, RetailerView>>;
  readonly display: readonly string[];
  readonly steve?: SteveLevel;
}

/** The symbols a company has active in this round. */
interface Active {
  readonly crates: number;
  readonly discounts: number;
  readonly priceUps: number;
  readonly gears: number;
  readonly trucks: number;
  readonly factory: boolean;
  readonly overlap: number;
  readonly faceDown: number;
}

const NOTHING: Active = {
  crates: 0,
  discounts: 0,
  priceUps: 0,
  gears: 0,
  trucks: 0,
  factory: false,
  overlap: 0,
  faceDown: 0,
};

interface Company {
  readonly color: Color;
  readonly isSteve: boolean;
  readonly upgrades: string[];
  readonly technologies: Set<TechnologyId>;
  readonly research: Map<TechnologyId, number>;
  readonly progress: Map<string, number>;
  readonly sales: Record<string, number>[];
  readonly control: Record<string, number>[];
  readonly startVp: number;
  vp: number;
  price: number;
  goods: number;
  tokens: number;
  /** Offices that stand nowhere. */
  markers: number;
  active: Active;
  plan?: ShownPlan;
}

interface Region {
  readonly id: string;
  readonly size: (typeof SIZE_ORDER)[number];
  readonly wants: readonly (number | TechnologyId)[];
  readonly retailer?: RetailerView;
  readonly slots: number;
  /** From the left, with no gaps. */
  readonly offices: number[];
  readonly sold: (number | null)[];
}

/** Places of control: who sold most, and who next; whoever is further left where they sold the same. */
export function control(sold: readonly (number | null)[], offices: number, size: Region['size']): [number, number][] {
  if (offices === 0) return [];
  const sellers = [...new Set(sold)].filter((company) => company !== null);
  const count = (company: number) => sold.filter((other) => other === company).length;
  const beats = (a: number, b: number) =>
    count(a) > count(b) || (count(a) === count(b) && sold.indexOf(a) < sold.indexOf(b));
  const paid: [number, number][] = [];
  for (const [rank, vp] of SIZE_FACTS[size].control[offices - 1].entries()) {
    const winner = sellers.find((a) => sellers.filter((b) => b !== a && beats(b, a)).length === rank);
    if (winner !== undefined && vp !== undefined) paid.push([winner, vp]);
  }
  return paid;
}

/** The table as the rules say it must lie. */
export class Oracle {
  /** Things that came up, so that a test can tell what it has covered. */
  readonly seen = new Set<string>();
  readonly #seats: number;
  readonly #companies: Company[];
  readonly #regions: Region[];
  readonly #sides: Readonly<Record<TechnologyId, Side>>;
  readonly #patents = new Map<TechnologyId, number>();
  readonly #level: SteveLevel | undefined;
  #track: SteveTrack = 'balanced';
  #round = 1;
  #phase = 1;
  #isOver = false;
  #order: number[] = [];
  #turn = 0;
  #hasActed = false;
  #points = 0;
  #used: TechnologyId[] = [];
  /** Controller B: an office is to be put into a small region. */
  #owesOffice = false;
  #bonus: { region: string; left: number } | undefined;
  #display: string[];
  #deck: string[] = UPGRADES.flatMap(({ id, deck }) => Array.from({ length: deck }, () => id));
  #box: string[] = [];
  #stock = GOODS_TOKENS;
  #luck: Luck = {};

  constructor({ seats, colors, sides, retailers, display, steve }: Start) {
    this.#seats = seats;
    this.#sides = sides;
    this.#level = steve;
    must(colors.length === seats + (steve ? 1 : 0), 'a colour for each company');
    must(new Set(colors).size === colors.length, 'colours differ');
    this.#companies = colors.map((color, seat) => {
      const row = COMPANIES.find((company) => company.color === color);
      must(row !== undefined, `no company is ${color}`);
      const isSteve = seat === seats;
      // He has no upgrades: that of his colour is out of the game.
      if (isSteve) this.#box.push(row.upgrade);
      return {
        color,
        isSteve,
        upgrades: isSteve ? [] : [row.upgrade],
        technologies: new Set(),
        research: new Map(),
        progress: new Map(),
        sales: ROUNDS.map(() => ({})),
        control: ROUNDS.map(() => ({})),
        startVp: row.startVp,
        vp: row.startVp,
        price: 5,
        goods: 0,
        tokens: 0,
        markers: OFFICE_MARKERS - 1,
        active: NOTHING,
      };
    });
    const home = (color: Color) => COMPANIES.find((company) => company.color === color)?.startRegion;
    this.#regions = REGIONS.map(({ id, size, customers }) => {
      const retailer = retailers[id];
      const owner = colors.findIndex((color) => home(color) === id);
      return {
        id,
        size,
        wants: customers,
        retailer,
        slots: retailer ? retailer.vp.length : SIZE_FACTS[size].control.length,
        offices: owner < 0 ? [] : [owner],
        sold: customers.map(() => null),
      };
    });
    this.#checkRetailers();
    this.#display = [];
    this.#show(display);
    this.#order = this.#priority();
  }

  #checkRetailers(): void {
    const fixed = { 2: ['china', 'canada', 'caribbean'], 3: ['europe', 'rsa'], 4: ['canada'], 5: [] }[
      this.#companies.length
    ];
    must(fixed !== undefined, 'two to five companies');
    const freeM = this.#regions.filter(({ size, offices }) => size === 'M' && offices.length === 0).map(({ id }) => id);
    const covered = this.#regions.filter(({ retailer }) => retailer);
    must(
      sameMembers(
        covered.map(({ id }) => id),
        [...fixed, ...freeM],
      ),
      'retailers elsewhere',
    );
    must(new Set(covered.map(({ retailer }) => retailer?.id)).size === covered.length, 'a tile lies twice');
    for (const { size, retailer } of covered) {
      const row = RETAILERS.find(({ id, side }) => id === retailer?.id && side === retailer.side);
      must(row?.size === size, 'a retailer of another size');
      must(row.bonus === retailer?.bonus && row.n === retailer?.n, 'a retailer with another bonus');
      must(row.vp.join() === retailer?.vp.join(), 'a retailer with other slots');
    }
  }

  #show(display: readonly string[]): void {
    must(display.length === 5, 'five upgrades are shown');
    for (const kind of display) takeOne(this.#deck, kind);
    this.#display = [...display];
  }

  get isPlanning(): boolean {
    return this.#phase === 1;
  }

  /** Whose turn it is; nobody's while all plan and when the game is over. */
  get actor(): number | undefined {
    return this.isPlanning || this.#isOver ? undefined : this.#order[this.#turn];
  }

  get #me(): Company {
    return this.#companies[this.#seat];
  }

  get #seat(): number {
    return this.#order[this.#turn];
  }

  #region(id: string): Region {
    const region = this.#regions.find((other) => other.id === id);
    must(region !== undefined, `there is no ${id}`);
    return region;
  }

  #has(company: Company, technology: TechnologyId, side: Side): boolean {
    // His technologies serve Steve for patents and purple customers only.
    return !company.isSteve && company.technologies.has(technology) && this.#sides[technology] === side;
  }

  #officesOf(seat: number, { offices }: Region): number {
    return offices.filter((owner) => owner === seat).length;
  }

  #supply(seat: number): number {
    const onBoard = this.#regions.flatMap(({ sold }) => sold).filter((owner) => owner === seat).length;
    return GOODS_CUBES - onBoard - this.#companies[seat].goods;
  }

  /** R25: production stops when the supply is empty. */
  #make(seat: number, n: number): void {
    const supply = this.#supply(seat);
    if (n > supply) this.seen.add('supply empty');
    this.#companies[seat].goods += n < supply ? n : supply;
  }

  #cost(company: Company, technology: TechnologyId): number {
    const row = TECHNOLOGIES.find(({ id }) => id === technology);
    must(row !== undefined, `there is no ${technology}`);
    let cost = row.cost;
    if (!this.#patents.has(technology)) cost += 1;
    if (this.#has(company, 'controller', 'A')) cost -= 1;
    // R11.
    return cost < 1 ? 1 : cost;
  }

  /** Lowest price, then fewest VP on the track, then the order of the start. */
  #priority(): number[] {
    const goesBefore = (a: Company, b: Company) => {
      if (a.price !== b.price) return a.price < b.price;
      if (a.vp !== b.vp) return a.vp < b.vp;
      return COLORS.indexOf(a.color) < COLORS.indexOf(b.color);
    };
    const rank = (company: Company) => this.#companies.filter((other) => goesBefore(other, company)).length;
    return [...this.#companies.keys()].sort((a, b) => rank(this.#companies[a]) - rank(this.#companies[b]));
  }

  // What may be done.

  legal(): Move[] {
    if (this.actor === undefined) return [];
    if (this.#bonus) return this.#bonusMoves();
    const [seat, me] = [this.#seat, this.#me];
    if (this.#owesOffice) {
      return this.#smallRegions().map(({ id }): Move => ({ do: 'office', region: id }));
    }
    const end: Move = { do: 'end' };
    switch (this.#phase) {
      case 4:
        if (this.#hasActed || !me.active.factory) return [end];
        return Object.keys(tally(this.#display)).map((upgrade): Move => ({ do: 'take', upgrade }));
      case 5: {
        const paid = this.#paid();
        if (paid.length > 1) return paid.map((technology): Move => ({ do: 'finish', technology }));
        return this.#points > 0 ? [end, ...this.#researchMoves()] : [end];
      }
      case 6: {
        const moves: Move[] = [end];
        if (this.#points > 0) {
          moves.push(...this.#reachable(seat).map(({ id }): Move => ({ do: 'expand', region: id })));
        }
        if (this.#has(me, 'wifi', 'A') && !this.#used.includes('wifi')) moves.push(...this.#secondMoves());
        if (this.#has(me, 'nfc', 'A') && !this.#used.includes('nfc')) {
          for (const goods of [1, 2, 3]) if (goods <= me.goods) moves.push({ do: 'direct', goods });
        }
        return moves;
      }
      case 7: {
        const buyers = this.#regions.filter((region) => this.#customer(seat, region) !== undefined);
        return [end, ...buyers.map(({ id }): Move => ({ do: 'sell', region: id }))];
      }
      default:
        throw new Error(`impossible: a decision in phase ${this.#phase}`);
    }
  }

  /** What is paid for only waits for its turn: more progress there would be taken back for nothing (R8). */
  #researchMoves(): Move[] {
    const paid = this.#paid();
    return TECHNOLOGIES.filter(({ id }) => !this.#me.technologies.has(id) && !paid.includes(id)).map(
      ({ id }): Move => ({ do: 'research', technology: id }),
    );
  }

  /** Regions with no retailer where the company has just one office, and a free slot. */
  #secondMoves(): Move[] {
    return this.#regions
      .filter((region) => !region.retailer && this.#officesOf(this.#seat, region) === 1)
      .filter(({ offices, slots }) => offices.length < slots)
      .map(({ id }): Move => ({ do: 'second', region: id }));
  }

  #bonusMoves(): Move[] {
    must(this.#bonus !== undefined, 'a bonus');
    const giver = this.#region(this.#bonus.region);
    const decline: Move = { do: 'decline' };
    switch (giver.retailer?.bonus) {
      // R25: with an empty supply there is nothing to accept.
      case 'goods':
        return this.#supply(this.#seat) > 0 ? [decline, { do: 'accept' }] : [decline];
      case 'research':
        return [decline, ...this.#researchMoves()];
      // R1: at an end of the block it may be asked for and stays.
      case 'price':
        return [decline, { do: 'price', change: 'up' }, { do: 'price', change: 'down' }];
      case 'second-office':
        return [decline, ...this.#secondMoves()];
      case 'move-office': {
        // R16: the giving retailer is neither source nor target.
        const others = this.#regions.filter((region) => region !== giver);
        const from = others.filter((region) => this.#officesOf(this.#seat, region) > 0);
        const to = others.filter(
          (region) => this.#officesOf(this.#seat, region) === 0 && region.offices.length < region.slots,
        );
        return [decline, ...from.flatMap((a) => to.map((b): Move => ({ do: 'move', from: a.id, to: b.id })))];
      }
      default:
        throw new Error('impossible: a retailer without a bonus gave one');
    }
  }

  /** Controller B (R29). */
  #smallRegions(): Region[] {
    return this.#regions.filter(
      (region) =>
        region.size === 'S' && this.#officesOf(this.#seat, region) === 0 && region.offices.length < region.slots,
    );
  }

  /** Where progress may go: linked, with a free slot and without an office of the company (R9, R30). */
  #reachable(seat: number): Region[] {
    const homes = this.#regions.filter((region) => this.#officesOf(seat, region) > 0);
    return this.#regions.filter(
      (region) =>
        this.#officesOf(seat, region) === 0 &&
        region.offices.length < region.slots &&
        homes.some(({ id }) => areLinked(id, region.id)),
    );
  }

  /** Technologies of the one whose turn it is that have their progress. */
  #paid(): TechnologyId[] {
    const me = this.#me;
    if (me.markers === 0) return [];
    return TECHNOLOGIES.map(({ id }) => id).filter(
      (id) => !me.technologies.has(id) && (me.research.get(id) ?? 0) >= this.#cost(me, id),
    );
  }

  #isWilling(company: Company, want: number | TechnologyId): boolean {
    return typeof want === 'number' ? company.price <= want : company.technologies.has(want);
  }

  /** The left-most willing free customer, if the company may sell there at all. */
  #customer(seat: number, region: Region): number | undefined {
    const company = this.#companies[seat];
    if (company.goods === 0 || region.retailer) return;
    // R35: without an office one goods a round.
    const mayVisit = this.#has(company, '4g', 'B') && !region.sold.includes(seat);
    if (this.#officesOf(seat, region) === 0 && !mayVisit) return;
    for (const [i, want] of region.wants.entries()) {
      if (region.sold[i] === null && this.#isWilling(company, want)) return i;
    }
    return;
  }

  // What happens.

  play(move: Move, luck: Luck): void {
    this.#luck = luck;
    if (this.isPlanning) {
      if (luck.plans) this.#reveal(luck.plans);
      return;
    }
    if (move.do === 'end') {
      this.#endTurn();
    } else {
      this.#hasActed = true;
      if (this.#bonus) this.#useBonus(move);
      else this.#act(move);
    }
    this.#goOn();
    must(this.#luck.display === undefined, 'upgrades were shown for nothing');
  }

  /** Phases 2 and 3, which leave nothing to decide. */
  #reveal(plans: readonly ShownPlan[]): void {
    must(plans.length === this.#seats, 'a plan of each seat');
    for (const [seat, company] of this.#companies.entries()) {
      if (company.isSteve) {
        const { price, goods, research, logistics, factory } = this.#stevePlan();
        company.active = { ...NOTHING, gears: research, trucks: logistics, factory };
        company.price = price;
        this.#make(seat, goods);
        continue;
      }
      const plan = plans[seat];
      const { seen, overlap } = layOut(plan, this.#has(company, '4g', 'A'));
      const heap = [...company.upgrades];
      for (const { cells } of plan.upgrades) {
        const [one, two] = cells;
        takeOne(heap, heap.includes(`${one}/${two}`) ? `${one}/${two}` : `${two}/${one}`);
      }
      for (const kind of plan.faceDown) takeOne(heap, kind);
      const count = (symbol: SymbolName) => seen.filter((other) => other === symbol).length;
      company.plan = plan;
      company.active = {
        crates: count('goods'),
        discounts: count('goodsDiscount'),
        priceUps: count('priceUp'),
        gears: count('research'),
        trucks: count('logistics'),
        factory: count('upgrade') > 0,
        overlap,
        faceDown: plan.faceDown.length,
      };
      const { crates, discounts, priceUps, faceDown } = company.active;
      // R21: everything is added up first.
      const raise = this.#has(company, 'nfc', 'B') ? 1 : 0;
      const price = 5 - discounts + priceUps;
      company.price = onBlock(price + raise);
      if (price < 2 || price > 8) this.seen.add(`price ${price < 2 ? 'below' : 'above'} the block`);
      if (onBlock(price) + raise > onBlock(price + raise)) this.seen.add('NFC B at an end of the block');
      let made = crates + discounts + overlap + faceDown + company.tokens;
      if (this.#has(company, 'gps', 'A')) made += discounts;
      if (this.#has(company, 'liion', 'B')) made += Math.floor(company.technologies.size / 2);
      this.#make(seat, made);
    }
    // R5: no upgrades in the last round.
    this.#beginPhase(this.#round === LAST_ROUND ? 5 : 4);
    this.#goOn();
  }

  #beginPhase(phase: number): void {
    this.#phase = phase;
    this.#order = this.#priority();
    this.#turn = 0;
    this.#beginTurn();
  }

  #beginTurn(): void {
    const { active } = this.#me;
    this.#hasActed = false;
    this.#used = [];
    this.#points = 0;
    if (this.#phase === 5) this.#points = active.gears;
    if (this.#phase === 6) {
      this.#points = active.trucks;
      if (this.#has(this.#me, 'liion', 'A')) this.#points += active.priceUps;
    }
    // A token is no choice.
    if (this.#phase === 4 && !this.#me.isSteve && !active.factory) {
      this.#me.tokens += 1;
      this.#stock -= 1;
    }
  }

  #endTurn(): void {
    this.#points = 0;
    this.#used = [];
    this.#hasActed = false;
    if (this.#turn + 1 < this.#order.length) {
      this.#turn += 1;
      this.#beginTurn();
    } else if (this.#phase < 7) {
      this.#beginPhase(this.#phase + 1);
    } else {
      this.#endRound();
    }
  }

  /** Does everything that nobody decides. */
  #goOn(): void {
    for (;;) {
      if (this.actor === undefined) return;
      if (this.#me.isSteve) {
        this.#playSteve();
        this.#endTurn();
        continue;
      }
      if (this.#bonus || this.#owesOffice) return;
      if (this.#phase === 5) {
        const paid = this.#paid();
        if (paid.length > 1) {
          this.seen.add('several finished');
          return;
        }
        if (paid.length === 1) {
          if (!this.#hasActed) this.seen.add('finished at the start of a turn');
          this.#finish(paid[0]);
          continue;
        }
      }
      // R24: an upgrade must be taken, so one kind is no choice.
      if (this.#phase === 4 && !this.#hasActed && this.#me.active.factory && new Set(this.#display).size === 1) {
        this.seen.add('one kind of upgrade left');
        this.#act({ do: 'take', upgrade: this.#display[0] });
        this.#endTurn();
        continue;
      }
      // Whoever has done something looks once more before the turn is over; a turn with nothing to do is none.
      if (this.#hasActed || this.legal().length > 1 || this.legal()[0].do !== 'end') return;
      this.#endTurn();
    }
  }

  #act(move: Move): void {
    const [seat, me] = [this.#seat, this.#me];
    switch (move.do) {
      case 'take':
        takeOne(this.#display, move.upgrade);
        me.upgrades.push(move.upgrade);
        break;
      case 'finish':
        this.#finish(move.technology);
        break;
      case 'office':
        this.#owesOffice = false;
        if (me.progress.has(move.region)) this.seen.add('progress comes back');
        this.#open(seat, move.region);
        break;
      case 'research':
        this.#points -= 1;
        me.research.set(move.technology, (me.research.get(move.technology) ?? 0) + 1);
        break;
      case 'expand': {
        this.#points -= 1;
        const progress = (me.progress.get(move.region) ?? 0) + 1;
        me.progress.set(move.region, progress);
        const { cost } = SIZE_FACTS[this.#region(move.region).size];
        if (progress >= cost && me.markers > 0) this.#open(seat, move.region);
        break;
      }
      case 'second':
        this.#used.push('wifi');
        this.#put(seat, this.#region(move.region));
        break;
      case 'direct': {
        this.#used.push('nfc');
        me.goods -= move.goods;
        const vp = move.goods * me.price;
        me.vp += vp;
        me.sales[this.#round - 1].direct = vp;
        break;
      }
      case 'sell': {
        const region = this.#region(move.region);
        const customer = this.#customer(seat, region);
        must(customer !== undefined, `nobody buys in ${move.region}`);
        if (this.#officesOf(seat, region) === 0) this.seen.add('sold without an office');
        region.sold[customer] = seat;
        me.goods -= 1;
        break;
      }
      default:
        throw new Error(`impossible: ${move.do}`);
    }
  }

  #finish(technology: TechnologyId): void {
    const [seat, me] = [this.#seat, this.#me];
    me.research.delete(technology);
    me.markers -= 1;
    me.technologies.add(technology);
    if (!this.#patents.has(technology)) this.#patents.set(technology, seat);
    this.seen.add(`${technology} ${this.#sides[technology]}`);
    if (me.isSteve) return;
    const is = (id: TechnologyId) => technology === id && this.#sides[id] === 'B';
    if (is('gps')) this.#make(seat, 5);
    if (is('controller') && me.markers > 0) {
      const regions = this.#smallRegions();
      if (regions.length !== 1) this.seen.add(`${regions.length > 1 ? 'a choice of' : 'no'} small regions`);
      // R29: it must be used, so one region is no choice.
      if (regions.length === 1) this.#open(seat, regions[0].id);
      this.#owesOffice = regions.length > 1;
    }
    if (is('liion')) this.#make(seat, Math.floor(me.technologies.size / 2));
    if (is('nfc')) me.price = onBlock(me.price + 1);
  }

  /** Puts an office on the left-most free slot. */
  #put(seat: number, region: Region): void {
    must(region.offices.length < region.slots, `${region.id} is full`);
    const company = this.#companies[seat];
    region.offices.push(seat);
    company.markers -= 1;
    // R30: what was on the way there comes back.
    company.progress.delete(region.id);
    for (const { progress } of this.#companies) {
      if (region.offices.length === region.slots && progress.has(region.id)) this.seen.add('progress of no use');
    }
  }

  /** A first office in a region, with what a retailer gives for it. */
  #open(seat: number, id: string): void {
    const region = this.#region(id);
    this.#put(seat, region);
    if (this.#companies[seat].isSteve || !region.retailer?.bonus) return;
    const { bonus, n = 0 } = region.retailer;
    // R17: on a turn of research it is as good as gears.
    if (bonus === 'research' && this.#phase === 5) {
      this.seen.add('research in phase 5');
      this.#points += n;
      return;
    }
    this.#bonus = { region: id, left: bonus === 'research' ? n : 1 };
    // R33: without a target it is lost.
    if (this.#bonusMoves().length === 1) {
      this.seen.add(`${bonus} lost`);
      this.#bonus = undefined;
    }
  }

  #useBonus(move: Move): void {
    const [seat, me, bonus] = [this.#seat, this.#me, this.#bonus];
    must(bonus !== undefined, 'a bonus');
    const { retailer } = this.#region(bonus.region);
    if (move.do !== 'decline') {
      this.seen.add(`${retailer?.bonus} in phase ${this.#phase}`);
    }
    bonus.left -= 1;
    switch (move.do) {
      case 'decline':
        bonus.left = 0;
        break;
      case 'accept':
        this.#make(seat, retailer?.n ?? 0);
        break;
      case 'research':
        me.research.set(move.technology, (me.research.get(move.technology) ?? 0) + 1);
        break;
      case 'price':
        me.price = onBlock(me.price + (move.change === 'up' ? 1 : -1));
        break;
      case 'second':
        this.#put(seat, this.#region(move.region));
        break;
      case 'move': {
        const { offices, retailer: left } = this.#region(move.from);
        if (me.progress.has(move.to)) this.seen.add('progress comes back');
        if (left && offices.indexOf(seat) < offices.length - 1) this.seen.add('rivals move up');
        if (this.#officesOf(seat, this.#region(move.from)) > 1) this.seen.add('one of two offices moves');
        offices.splice(offices.lastIndexOf(seat), 1);
        me.markers += 1;
        this.#put(seat, this.#region(move.to));
        break;
      }
      default:
        throw new Error(`impossible: ${move.do}`);
    }
    if (bonus.left === 0) this.#bonus = undefined;
  }

  /** The end of phase 7, phase 8 and the clean-up. */
  #endRound(): void {
    const unsold = this.#companies.map(({ goods }) => goods);
    for (const company of this.#companies) {
      if (this.#has(company, 'wifi', 'B')) {
        if (company.goods > 0) this.seen.add('kept goods');
      } else {
        company.goods = 0;
      }
    }
    for (const { id, size, offices, sold, retailer } of this.#regions) {
      for (const [seat, { price, sales }] of this.#companies.entries()) {
        const vp = sold.filter((owner) => owner === seat).length * price;
        if (vp === 0) continue;
        this.#companies[seat].vp += vp;
        sales[this.#round - 1][id] = vp;
      }
      if (retailer) continue;
      if (offices.length === 0 && sold.some((owner) => owner !== null)) this.seen.add('goods in an empty region');
      const places = control(sold, offices.length, size);
      const [first, second] = places.map(([seat]) => sold.filter((owner) => owner === seat).length);
      if (first !== undefined && first === second) this.seen.add('equal goods');
      if (places.length > 1) this.seen.add('second place');
      for (const [seat, vp] of places) {
        this.#companies[seat].vp += vp;
        this.#companies[seat].control[this.#round - 1][id] = vp;
      }
    }
    for (const { sold } of this.#regions) sold.fill(null);
    this.#box.push(...this.#display);
    this.#display = [];
    this.#turn = 0;
    if (this.#level) this.#moveMarker(unsold[this.#seats]);
    if (this.#round === LAST_ROUND) {
      this.#phase = 8;
      this.#isOver = true;
      return;
    }
    for (const company of this.#companies) {
      company.price = 5;
      company.active = NOTHING;
      company.plan = undefined;
    }
    this.#phase = 1;
    this.#round += 1;
    this.#show(this.#luck.display ?? []);
    this.#luck = {};
  }

  // Steve.

  #stevePlan(): StevePlan {
    const plan = STEVE_PAD[this.#track][this.#round - 1];
    const extra = this.#level === 'easy' ? -1 : this.#level === 'hard' ? 1 : 0;
    return { ...plan, goods: Math.max(0, plan.goods + extra), research: Math.max(0, plan.research + extra) };
  }

  #moveMarker(unsold: number): void {
    const place = STEVE_TRACKS.indexOf(this.#track);
    this.seen.add(`Steve ${this.#track}, ${unsold < 2 ? unsold : 'more'} unsold`);
    if (unsold === 0 && place < 2) this.#track = STEVE_TRACKS[place + 1];
    if (unsold >= 2 && place > 0) this.#track = STEVE_TRACKS[place - 1];
  }

  #playSteve(): void {
    switch (this.#phase) {
      case 4: {
        if (!this.#me.active.factory) return;
        const [first] = this.#display;
        takeOne(this.#display, first);
        this.#box.push(first);
        return;
      }
      case 5:
        return this.#steveResearches();
      case 6:
        return this.#steveExpands();
      case 7:
        return this.#steveSells();
    }
  }

  #steveResearches(): void {
    const [seat, me] = [this.#seat, this.#me];
    for (const technology of this.#paid()) this.#finish(technology);
    const missing = (id: TechnologyId) => this.#cost(me, id) - (me.research.get(id) ?? 0);
    const patent = (id: TechnologyId) =>
      this.#patents.has(id) ? 0 : (TECHNOLOGIES.find((row) => row.id === id)?.patentVp ?? 0);
    const customers = (id: TechnologyId) =>
      this.#regions
        .filter((region) => !region.retailer && this.#officesOf(seat, region) > 0)
        .flatMap(({ wants }) => wants)
        .filter((want) => want === id).length;
    while (this.#points > 0) {
      // Sorting keeps the order of the board where nothing tells two apart.
      const open = TECHNOLOGIES.map(({ id }) => id).filter((id) => !me.technologies.has(id));
      const now = open.filter((id) => missing(id) <= this.#points);
      now.sort((a, b) => patent(b) - patent(a) || customers(b) - customers(a));
      open.sort((a, b) => missing(a) - missing(b) || patent(b) - patent(a));
      const [technology] = now.length > 0 ? now : open;
      if (technology === undefined) return;
      const spent = Math.min(this.#points, missing(technology));
      this.#points -= spent;
      me.research.set(technology, (me.research.get(technology) ?? 0) + spent);
      if (missing(technology) === 0) this.#finish(technology);
    }
  }

  #steveExpands(): void {
    const [seat, me] = [this.#seat, this.#me];
    const missing = ({ id, size }: Region) => SIZE_FACTS[size].cost - (me.progress.get(id) ?? 0);
    // Ten times V, as a fraction: 1 + 0.4 r is (10 + 4 r) / 10.
    const worth = ({ retailer, offices, wants }: Region): [number, number] => {
      if (retailer) return [retailer.vp[offices.length], 1];
      const rivals = new Set(offices).size;
      const willing = wants.filter((want) => this.#isWilling(me, want)).length;
      return [4 * (LAST_ROUND + 1 - this.#round) * willing * 10, 10 + 4 * rivals];
    };
    const better = (a: Region, b: Region) => {
      const [[overA, underA], [overB, underB]] = [worth(a), worth(b)];
      const difference = overB * underA * missing(a) - overA * underB * missing(b);
      return difference || SIZE_ORDER.indexOf(b.size) - SIZE_ORDER.indexOf(a.size);
    };
    while (this.#points > 0) {
      let regions = this.#reachable(seat);
      if (this.#round === LAST_ROUND) regions = regions.filter((region) => missing(region) <= this.#points);
      const [region] = regions.sort(better);
      if (region === undefined) return;
      const spent = Math.min(this.#points, missing(region));
      this.#points -= spent;
      me.progress.set(region.id, (me.progress.get(region.id) ?? 0) + spent);
      if (missing(region) === 0) this.#open(seat, region.id);
      // What is left over goes to the next best only when the best has its office.
      else must(this.#points === 0, 'progress left over');
    }
  }

  #steveSells(): void {
    const seat = this.#seat;
    const regions = this.#regions.filter((region) => this.#officesOf(seat, region) > 0);
    regions.sort(
      (a, b) => b.offices.length - a.offices.length || SIZE_ORDER.indexOf(b.size) - SIZE_ORDER.indexOf(a.size),
    );
    for (const region of regions) {
      for (;;) {
        const customer = this.#customer(seat, region);
        if (customer === undefined) break;
        region.sold[customer] = seat;
        this.#me.goods -= 1;
      }
    }
  }

  // What is seen.

  #sum(points: Readonly<Record<string, number>>): number {
    return Object.values(points).reduce((sum, vp) => sum + vp, 0);
  }

  lines(seat: number): Record<string, number> {
    const { startVp, sales, control } = this.#companies[seat];
    let patents = 0;
    for (const { id, patentVp } of TECHNOLOGIES) if (this.#patents.get(id) === seat) patents += patentVp;
    let retailers = 0;
    for (const { retailer, offices } of this.#regions) {
      if (retailer && offices.includes(seat)) retailers += retailer.vp[offices.indexOf(seat)];
    }
    return {
      start: startVp,
      ...Object.fromEntries(ROUNDS.map((round) => [`sales-${round}`, this.#sum(sales[round - 1])])),
      ...Object.fromEntries(ROUNDS.map((round) => [`control-${round}`, this.#sum(control[round - 1])])),
      patents,
      retailers,
    };
  }

  sheets(): { total: number; lines: Record<string, number>; ties: number[] }[] {
    return this.#companies.map(({ technologies }, seat) => {
      const lines = this.lines(seat);
      const patents = [...this.#patents.values()].filter((owner) => owner === seat).length;
      return { total: this.#sum(lines), lines, ties: [technologies.size, patents] };
    });
  }

  /** Most points, then technologies, then patents, else shared. */
  winners(): number[] {
    const sheets = this.sheets();
    const keep = (seats: number[], worth: (seat: number) => number) =>
      seats.filter((seat) => seats.every((other) => worth(other) <= worth(seat)));
    const byTotal = keep([...sheets.keys()], (seat) => sheets[seat].total);
    const byTechnologies = keep(byTotal, (seat) => sheets[seat].ties[0]);
    const byPatents = keep(byTechnologies, (seat) => sheets[seat].ties[1]);
    if (byTotal.length > 1) this.seen.add('equal totals');
    if (byTechnologies.length < byTotal.length) this.seen.add('technologies decide');
    if (byPatents.length < byTechnologies.length) this.seen.add('patents decide');
    if (byPatents.length > 1) this.seen.add('shared victory');
    // Alone, a shared first place is Steve's.
    return this.#seats === 1 && byPatents.length > 1 ? [1] : byPatents;
  }

  #companyView(seat: number): Omit<CompanyView, 'plan'> & { readonly outcome?: object } {
    const company = this.#companies[seat];
    const { color, price, vp, goods, tokens, upgrades, markers, technologies, research, progress, active } = company;
    const lines = this.lines(seat);
    const total = this.#sum(lines);
    must(total === vp + lines.patents + lines.retailers, 'points that came from nowhere');
    const costs = TECHNOLOGIES.map(({ id }) => [id, this.#cost(company, id)] as const);
    return {
      colour: color,
      price,
      vp,
      goods,
      supply: this.#supply(seat),
      tokens,
      upgrades: upgrades.toSorted(),
      offices: markers,
      technologies: TECHNOLOGIES.map(({ id }) => id).filter((id) => technologies.has(id)),
      research: Object.fromEntries(research),
      costs: Object.fromEntries(costs) as Record<TechnologyId, number>,
      progress: Object.fromEntries(progress),
      gears: active.gears,
      trucks: active.trucks,
      priceUps: active.priceUps,
      factory: active.factory,
      lines,
      total,
      ...(company.plan && { outcome: this.#outcome(active) }),
    };
  }

  #outcome({ crates, discounts, priceUps, gears, trucks, factory, overlap, faceDown }: Active): object {
    return {
      price: onBlock(5 - discounts + priceUps),
      goods: crates + discounts + overlap + faceDown,
      upgrade: factory,
      research: gears,
      logistics: trucks,
      overlap,
    };
  }

  /** Everything on the table that everybody sees, but for the plans. */
  view() {
    const kind = this.#bonus && this.#region(this.#bonus.region).retailer?.bonus;
    // Only of research is there more than one to use.
    const bonus = this.#bonus && {
      region: this.#bonus.region,
      kind,
      left: kind === 'research' ? this.#bonus.left : 0,
    };
    return {
      round: this.#round,
      phase: this.#phase,
      seats: this.#seats,
      order: this.#order,
      turn: this.#turn,
      acted: this.#hasActed,
      points: this.#points,
      used: TECHNOLOGIES.map(({ id }) => id).filter((id) => this.#used.includes(id)),
      ...(bonus && { bonus }),
      companies: this.#companies.map((_, seat) => this.#companyView(seat)),
      regions: this.#regions.map(
        ({ id, retailer, offices, slots, sold }): RegionView => ({
          id,
          ...(retailer && { retailer }),
          offices: Array.from({ length: slots }, (_, slot) => offices[slot] ?? null),
          customers: sold,
        }),
      ),
      technologies: TECHNOLOGIES.map(({ id }): View['technologies'][number] => {
        const patent = this.#patents.get(id);
        return { id, side: this.#sides[id], ...(patent !== undefined && { patent }) };
      }),
      display: this.#display,
      deck: tally(this.#deck),
      box: tally(this.#box),
      stock: this.#stock,
      ...(this.#level && { steve: { level: this.#level, track: this.#track, plan: this.#stevePlan() } }),
      ledger: this.#companies.map(({ sales, control }) => ({ sales, control })),
    };
  }
}
