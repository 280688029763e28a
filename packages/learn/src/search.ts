import type { Language } from '@stolik/core';
import type { Reference } from './reference.ts';
import { tokensOf } from './tokens.ts';

/** What a word counts in each part of a unit. */
const WEIGHTS = { title: 6, asks: 3, text: 1 };
/** Of two units that hold a word equally often the shorter one is more about it. */
const LENGTH = 0.3;
/** A word that was begun, or mistyped, counts less than the word itself. */
const BEGUN = 0.7;
const MISTYPED = 0.5;
/** Shorter words are too easily taken for others. */
const SHORTEST = 4;

const NOWHERE: ReadonlyMap<number, number> = new Map();

export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Finds units of one language by words, endings, accents and single slips of the finger forgiven. */
export class RuleSearch {
  readonly #language: Language;
  readonly #units: readonly Hit[];
  /** By token, how much each unit is about it. */
  readonly #weights = new Map<string, Map<number, number>>();

  constructor(reference: Reference, language: Language) {
    this.#language = language;
    const { units } = reference.words[language];
    const wordsOf = reference.units.flatMap(({ id }) => (units[id] ? [{ id, words: units[id] }] : []));
    this.#units = wordsOf.map(({ id, words: { title, text } }) => ({ id, title, text }));
    for (const [unit, { words }] of wordsOf.entries()) {
      this.#add(unit, [words.title], WEIGHTS.title);
      this.#add(unit, words.asks, WEIGHTS.asks);
      this.#add(unit, [words.text], WEIGHTS.text);
    }
  }

  /** The best units first. */
  find(query: string, most = 10): Hit[] {
    const scores = new Map<number, number>();
    const tokens = new Set(tokensOf(query, this.#language));
    for (const token of tokens) {
      const best = new Map<number, number>();
      const meant = this.#meant(token).map(([word, likeness]) => ({
        likeness,
        found: this.#weights.get(word) ?? NOWHERE,
      }));
      // A word of few units tells more than a word of many; of a word that was begun it is the commonest that tells.
      const rarity = Math.log(1 + this.#units.length / Math.max(1, ...meant.map(({ found }) => found.size)));
      for (const { likeness, found } of meant)
        for (const [unit, weight] of found) {
          const score = likeness * rarity * (weight / (weight + LENGTH));
          best.set(unit, Math.max(best.get(unit) ?? 0, score));
        }
      for (const [unit, score] of best) scores.set(unit, (scores.get(unit) ?? 0) + score);
    }
    return [...scores]
      .sort(([one, a], [two, b]) => b - a || one - two)
      .slice(0, most)
      .flatMap(([unit]) => this.#units[unit] ?? []);
  }

  #add(unit: number, texts: readonly string[], weight: number): void {
    for (const text of texts) {
      const tokens = tokensOf(text, this.#language);
      for (const token of new Set(tokens)) {
        const units = this.#weights.get(token) ?? new Map<number, number>();
        this.#weights.set(token, units);
        const share = weight / Math.sqrt(tokens.length);
        units.set(unit, Math.max(units.get(unit) ?? 0, share));
      }
    }
  }

  /** The known words that may be meant, with how alike they are; slips are looked for where nothing else is found. */
  #meant(token: string): readonly (readonly [string, number])[] {
    const meant: [string, number][] = [];
    if (this.#weights.has(token)) meant.push([token, 1]);
    if (token.length < SHORTEST) return meant;
    const known = [...this.#weights.keys()];
    meant.push(
      ...known
        .filter((word) => word !== token && word.startsWith(token))
        .map((word) => [word, BEGUN] as [string, number]),
    );
    if (meant.length > 0) return meant;
    return known.filter((word) => isOneSlipAway(token, word)).map((word) => [word, MISTYPED]);
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
