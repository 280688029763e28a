import type { Language } from '@stolik/core';
import type { BonusKind } from '../rules/index.ts';
import { en } from './ui-en.ts';
import { pl } from './ui-pl.ts';

/** What the board needs explained, besides the phases that ask something. */
export type Lesson =
  | 'plan'
  | 'improve'
  | 'improved'
  | 'research'
  | 'finish'
  | 'office'
  | 'logistics'
  | 'sales'
  | 'over';

/** What the board itself says; `{...}` stands for what is filled in. */
export interface UiWords {
  readonly chapter: string;
  readonly round: string;
  readonly phases: string;
  /** The phases beside the current one, where there is little room. */
  readonly shortPhases: readonly string[];
  readonly order: string;
  readonly orderWhy: string;
  /** Phases without a decision for everybody say what happens in them; the others are explained by their lesson. */
  readonly byItself: Readonly<Record<'pricing' | 'production' | 'improvement' | 'scoring', string>>;
  readonly lessons: Readonly<Record<Lesson, string>>;
  /** How planning works against Steve alone, who has no secrets. */
  readonly planAlone: string;
  /** What is asked when only the end of the turn is left. */
  readonly rest: string;
  /** The same when goods are left and nobody buys them. */
  readonly unsold: string;
  readonly waiting: string;
  readonly ready: string;
  readonly yourPlan: string;
  readonly prices: string;
  readonly pricesWhy: string;
  readonly priceOf: string;
  readonly map: string;
  readonly panels: string;
  readonly technologies: string;
  /** What there is to see where one thing at a time has room. */
  readonly tabs: Readonly<Record<'plan' | 'map' | 'technologies' | 'companies', string>>;
  /** What a step asks for, with what is left to use. */
  readonly steps: Readonly<Record<'research' | 'logistics' | 'sales', string>>;
  /** A bonus without a legal place. */
  readonly bonusLost: string;
  /** Before it is lost, and why: a price can always be changed. */
  readonly bonusAtRisk: string;
  readonly bonusNoPlace: Readonly<Record<Exclude<BonusKind, 'price'>, string>>;
  readonly display: string;
  readonly displayWhy: string;
  readonly displayEmpty: string;
  readonly companies: string;
  readonly hand: string;
  // A region, aloud and in words.
  readonly entry: string;
  readonly ownProgress: string;
  readonly progressOf: string;
  readonly officesOf: string;
  readonly freeSlots: string;
  readonly noFreeSlots: string;
  readonly control: string;
  readonly controlSecond: string;
  readonly controlNone: string;
  readonly retailer: string;
  readonly retailerSlots: string;
  readonly retailerBonus: string;
  /** A bonus as it is printed on a tile. */
  readonly bonusShort: Readonly<Record<BonusKind, string>>;
  readonly red: string;
  readonly purple: string;
  readonly soldTo: string;
  readonly customers: string;
  readonly linkedTo: string;
  readonly legal: Readonly<Record<'expand' | 'second' | 'office' | 'sell' | 'from' | 'to', string>>;
  // A technology.
  readonly costs: string;
  readonly done: string;
  readonly patentFree: string;
  readonly patentGone: string;
  readonly owners: string;
  readonly canResearch: string;
  readonly canFinish: string;
  // What a choice would bring.
  readonly after: Readonly<
    Record<'progress' | 'office' | 'finished' | 'sale' | 'lead' | 'points' | 'left' | 'goodsLeft', string>
  >;
  // What is left to use.
  readonly left: Readonly<Record<'research' | 'logistics' | 'sales', string>>;
  readonly soldSoFar: string;
  readonly controlSoFar: string;
  readonly direct: string;
  readonly directWhy: string;
  readonly directSellOne: string;
  /** Two or three goods. */
  readonly directSell: string;
  readonly second: string;
  // Answers.
  readonly end: string;
  readonly endsSoon: string;
  readonly endUnused: Readonly<Record<'research' | 'logistics' | 'sales', string>>;
  readonly accept: string;
  readonly decline: string;
  readonly priceUp: string;
  readonly priceDown: string;
  readonly bonuses: Readonly<Record<BonusKind, string>>;
  readonly moveTo: string;
  readonly letGo: string;
  // Companies.
  readonly perRound: string;
  readonly officesOpen: string;
  readonly officesLeft: string;
  readonly tokens: string;
  readonly upgrades: string;
  readonly none: string;
  readonly isReady: string;
  readonly isPlanning: string;
  readonly soon: string;
  /** VP on the track, where the total is higher. */
  readonly track: string;
  readonly trackWhy: string;
  readonly factory: string;
  readonly noFactory: string;
  readonly lastFactory: string;
  readonly steve: string;
  readonly steveWhy: string;
  // Reports.
  readonly planShown: string;
  /** All plans are turned up, and laid in the order of play. */
  readonly revealed: string;
  readonly ordered: string;
  /** A plan in words: its pads and what it brings. */
  readonly planHint: string;
  /** What a hint is good for. */
  readonly why: Readonly<Record<'plan' | 'technology' | 'office' | 'sales', string>>;
  readonly plans: string;
  readonly plansOf: string;
  readonly results: string;
  /** A line of the score that is not counted by rounds. */
  readonly soFar: string;
  readonly unsoldGoods: string;
  readonly roundOver: string;
  readonly lead: string;
  readonly leadTied: string;
  readonly resultsOf: string;
  readonly resultsHow: string;
  readonly sales: string;
  readonly controls: string;
  readonly directSales: string;
  readonly goOn: string;
  readonly close: string;
  readonly signs: string;
  /** What the game is about. */
  readonly aim: string;
  /** The phases, in at most twelve words each. */
  readonly phasesInShort: readonly string[];
  /** Leads to the glossary of signs. */
  readonly allSigns: string;
  /** What decides between equal totals. */
  readonly ties: readonly string[];
  /** Lines of the score sheet: those of all rounds together, and those that need more words than in a terminal. */
  readonly scoreLines: Readonly<Record<'start' | 'sales' | 'control' | 'retailers', string>>;
  /** The same in a word, under their signs. */
  readonly scoreWords: Readonly<Record<'start' | 'sales' | 'control' | 'patents' | 'retailers', string>>;
  // A new table.
  readonly optionSides: string;
  readonly optionSide: Readonly<Record<'A' | 'B' | 'random', string>>;
  readonly optionSideShort: Readonly<Record<'A' | 'B' | 'random', string>>;
  /** Some sides of each kind: of the select, and which they are. */
  readonly optionSideMixed: string;
  readonly optionMixed: string;
  readonly optionEach: string;
  readonly optionSideOf: string;
  readonly optionSteve: string;
  readonly optionSteveNone: string;
  readonly optionSteveColour: string;
  readonly optionSteveAny: string;
  readonly colour: string;
  readonly colourBrings: string;
  // The end.
  readonly finale: string;
}

export const uiWords: Readonly<Record<Language, UiWords>> = { en, pl };
