import type { Language } from '@stolik/core';
import { ALIKE } from './alike.ts';
import { asksOf, type Reference } from './reference.ts';
import { type Alike, readAlike, rootOf, tokenOf, tokensOf, wordsIn } from './tokens.ts';

/** What a word counts in each part of a unit. */
const WEIGHTS = { title: 6, asks: 3, text: 1 };
/** Of two units that hold a word equally often the shorter one is more about it. */
const LENGTH = 0.3;
/** A word that was begun, or mistyped, counts less than the word itself. */
const BEGUN = 0.7;
const MISTYPED = 0.5;
/** How much more it counts that somebody asks nearly as a unit has it, beyond the words themselves. */
const AS_A_WHOLE = 0.3;
/** What is left of a special case where nothing that names it was asked for. */
const UNNAMED = 0.75;
/** Shorter words are too easily taken for others. */
const SHORTEST = 4;

const NOWHERE: ReadonlyMap<number, number> = new Map();

export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A title or a question, as a whole. */
interface Phrase {
  readonly unit: number;
  readonly tokens: ReadonlySet<string>;
}

/** Finds units of one language by words, endings, accents and single slips of the finger forgiven. */
export class RuleSearch {
  readonly #language: Language;
  readonly #alike: Alike;
  readonly #units: readonly Hit[];
  /** By token, how much each unit is about it. */
  readonly #weights = new Map<string, Map<number, number>>();
  /** By what every known word is without its grammar, the token it counts as. */
  readonly #roots = new Map<string, string>();
  readonly #phrases: readonly Phrase[];
  /** By special case, the tokens that name it. */
  readonly #names: ReadonlyMap<number, readonly string[]>;

  constructor(reference: Reference, language: Language) {
    this.#language = language;
    const words = reference.words[language];
    const { units, alike = [] } = words;
    this.#alike = readAlike([...ALIKE[language], ...alike], language);
    for (const [word, token] of this.#alike) this.#roots.set(word, token);
    const wordsOf = reference.units.flatMap(({ id, names }) =>
      units[id] ? [{ id, names, words: units[id], asks: asksOf(words, id) }] : [],
    );
    this.#units = wordsOf.map(({ id, words: { title, text } }) => ({ id, title, text }));
    this.#names = new Map(
      wordsOf.flatMap(({ names }, unit) => (names ? [[unit, tokensOf(names, language, this.#alike)] as const] : [])),
    );
    for (const [unit, { words, asks }] of wordsOf.entries()) {
      this.#add(unit, [words.title], WEIGHTS.title);
      this.#add(unit, asks, WEIGHTS.asks);
      this.#add(unit, [words.text], WEIGHTS.text);
    }
    this.#phrases = wordsOf.flatMap(({ words: { title }, asks }, unit) =>
      [title, ...asks].map((text) => ({ unit, tokens: new Set(tokensOf(text, language, this.#alike)) })),
    );
  }

  /** The best units first. */
  find(query: string, most = 10): Hit[] {
    const scores = new Map<number, number>();
    /** By each word that may be meant, what it tells. */
    const told = new Map<string, number>();
    let whole = 0;
    const words = wordsIn(query, this.#language);
    for (const [token, word] of new Map(words.map((one) => [tokenOf(one, this.#language, this.#alike), one]))) {
      const best = new Map<number, number>();
      const meant = this.#meant(token, word);
      // Of a word that was begun it is the commonest that tells.
      const rarity = Math.min(this.#rarity(token), ...meant.map(([word]) => this.#rarity(word)));
      for (const [word, likeness] of meant) {
        told.set(word, Math.max(told.get(word) ?? 0, likeness * rarity));
        for (const [unit, weight] of this.#weights.get(word) ?? NOWHERE) {
          const score = likeness * rarity * (weight / (weight + LENGTH));
          best.set(unit, Math.max(best.get(unit) ?? 0, score));
        }
      }
      for (const [unit, score] of best) scores.set(unit, (scores.get(unit) ?? 0) + score);
      whole += rarity;
    }
    for (const [unit, likeness] of this.#asked(told, whole))
      scores.set(unit, (scores.get(unit) ?? 0) + AS_A_WHOLE * whole * likeness);
    for (const [unit, names] of this.#names)
      if (!names.some((name) => told.has(name))) scores.set(unit, UNNAMED * (scores.get(unit) ?? 0));
    return [...scores]
      .filter(([, score]) => score > 0)
      .sort(([one, a], [two, b]) => b - a || one - two)
      .slice(0, most)
      .flatMap(([unit]) => this.#units[unit] ?? []);
  }

  /** How alike a question is to the nearest phrase of each unit: of all that both tell, what they have in common. */
  #asked(told: ReadonlyMap<string, number>, whole: number): ReadonlyMap<number, number> {
    const nearest = new Map<number, number>();
    for (const { unit, tokens } of this.#phrases) {
      let common = 0;
      let all = 0;
      for (const token of tokens) {
        common += told.get(token) ?? 0;
        all += this.#rarity(token);
      }
      if (common > 0) nearest.set(unit, Math.max(nearest.get(unit) ?? 0, common / Math.sqrt(whole * all)));
    }
    return nearest;
  }

  /** A word of few units tells more than a word of many. */
  #rarity(token: string): number {
    return Math.log(1 + this.#units.length / (this.#weights.get(token)?.size || 1));
  }

  #add(unit: number, texts: readonly string[], weight: number): void {
    for (const text of texts) {
      const words = wordsIn(text, this.#language);
      const tokens = words.map((word) => tokenOf(word, this.#language, this.#alike));
      for (const [i, word] of words.entries()) this.#roots.set(rootOf(word, this.#language), tokens[i] ?? word);
      for (const token of new Set(tokens)) {
        const units = this.#weights.get(token) ?? new Map<number, number>();
        this.#weights.set(token, units);
        const share = weight / Math.sqrt(tokens.length);
        units.set(unit, Math.max(units.get(unit) ?? 0, share));
      }
    }
  }

  /** The known words that may be meant, with how alike they are; slips are looked for where nothing else is found. */
  #meant(token: string, word: string): readonly (readonly [string, number])[] {
    const meant: [string, number][] = [];
    if (this.#weights.has(token)) meant.push([token, 1]);
    // Of a word that is still being typed too much may be cut.
    const begun = token.length < SHORTEST && meant.length === 0 ? word : token;
    if (begun.length < SHORTEST) return meant;
    const known = [...this.#weights.keys()];
    meant.push(
      ...known
        .filter((other) => other !== token && other.startsWith(begun))
        .map((other) => [other, BEGUN] as [string, number]),
    );
    if (meant.length > 0) return meant;
    const root = rootOf(word, this.#language);
    const slips = new Set(known.filter((other) => isOneSlipAway(begun, other)));
    for (const [other, known] of this.#roots) if (isOneSlipAway(root, other)) slips.add(known);
    return [...slips].map((other) => [other, MISTYPED]);
  }
}

/** Whether one letter more, less, other, or exchanged with its neighbour makes one word of the other. */
export function isOneSlipAway(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === two[from]) from++;
  const isRest = (a: number, b: number) => one.slice(from + a) === two.slice(from + b);
  const isExchange =
    one[from] === two[from + 1] && one[from + 1] === two[from] && one.slice(from + 2) === two.slice(from + 2);
  return isRest(1, 1) || isRest(1, 0) || isRest(0, 1) || isExchange;
}
