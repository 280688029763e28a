import type { Language } from '@stolik/core';
import { ALIKE } from './alike.ts';
import { Bags, type Rarity, rarityAmong } from './bags.ts';
import { asksOf, type Reference } from './reference.ts';
import { type Alike, readAlike, rootOf, tellingOf, tokenOf, tokensOf, wordsOf } from './tokens.ts';

/**
 * What speaks for a unit, each a share of what was asked, and how much it counts. Learnt from questions: those of the
 * games' tests, and all `asks` where each was looked for without itself.
 */
const WEIGHTS = {
  /** Words in the title, and in the text. */
  title: 2.8,
  text: 3.2,
  /** Words that are anywhere in the unit, and those that many of its ways of asking have. */
  held: 3.1,
  often: 2.3,
  /** Somebody asks just as the unit has it. */
  same: 4,
  /** The nearest by pairs of words, and by threes of letters. */
  pairs: 3.2,
  letters: 3.7,
  /** A special case where nothing that names it was asked for. */
  unnamed: -0.9,
};
/** How soon nearly the same is not the same any more. */
const SAME = 10;
/** How much less a word tells of a longer text. */
const LENGTH = 0.3;
/** A word that was begun, or mistyped, counts less than the word itself. */
const BEGUN = 0.7;
const MISTYPED = 0.5;
/** Shorter words are too easily taken for others. */
const SHORTEST = 4;

export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A text as it is read. */
interface Reading {
  /** Its words that say something, and what each of them counts as. */
  readonly words: readonly string[];
  readonly tokens: readonly string[];
  /** All its words beside each other: small words tell how it is asked. */
  readonly pairs: readonly string[];
}

/** A title, a text or a way of asking. */
interface Phrase extends Reading {
  readonly unit: number;
}

/** A word of a question: which known words may be meant and how alike they are, and how much it tells. */
interface Asked {
  readonly meant: readonly (readonly [token: string, likeness: number])[];
  readonly rarity: number;
}

/** By token, how much of it each unit has. */
type Index = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Finds units of one language by words, endings, accents and single slips of the finger forgiven. */
export class RuleSearch {
  readonly #language: Language;
  readonly #alike: Alike;
  readonly #units: readonly Hit[];
  readonly #parts: Readonly<Record<'title' | 'text' | 'held' | 'often', Index>>;
  /** By what every known word is without its grammar, the token it counts as. */
  readonly #roots = new Map<string, string>();
  /** By word, what it counts as: most words are read many times. */
  readonly #tokens = new Map<string, string>();
  readonly #rarity: Rarity;
  readonly #words: Bags;
  readonly #pairs: Bags;
  readonly #letters: Bags;
  /** By special case, the tokens that name it. */
  readonly #names: ReadonlyMap<number, readonly string[]>;

  constructor(reference: Reference, language: Language) {
    this.#language = language;
    const words = reference.words[language];
    this.#alike = readAlike([...ALIKE[language], ...(words.alike ?? [])], language);
    for (const [word, token] of this.#alike) this.#roots.set(word, token);
    const told = reference.units.filter(({ id }) => words.units[id]);
    this.#units = told.map(({ id }) => ({ id, title: words.units[id]!.title, text: words.units[id]!.text }));
    this.#names = new Map(
      told.flatMap(({ names }, unit) => (names ? [[unit, tokensOf(names, language, this.#alike)] as const] : [])),
    );
    const titles = this.#units.map(({ title }, unit) => this.#learn(title, unit));
    const texts = this.#units.map(({ text }, unit) => this.#learn(text, unit));
    const asks = this.#units.flatMap(({ id }, unit) => asksOf(words, id).map((ask) => this.#learn(ask, unit)));
    const held = gather([...titles, ...texts, ...asks], this.#units.length);
    const often = this.#units.map((_, unit) => countsOf(asks.filter((ask) => ask.unit === unit)));
    this.#parts = {
      title: indexOf(titles.map(({ tokens }) => evenly(tokens, briefness(tokens)))),
      text: indexOf(texts.map(({ tokens }) => evenly(tokens, briefness(tokens)))),
      held: indexOf(held.map((tokens) => evenly(tokens, 1))),
      often: indexOf(often),
    };
    this.#rarity = rarityAmong(held);
    const phrases = [...titles, ...asks];
    const bagsOf = (keysOf: (phrase: Phrase) => readonly string[], rarity?: Rarity) =>
      new Bags(
        phrases.map((phrase) => ({ unit: phrase.unit, keys: new Set(keysOf(phrase)) })),
        rarity,
      );
    this.#words = bagsOf(({ tokens }) => tokens, this.#rarity);
    this.#pairs = bagsOf(({ pairs }) => pairs);
    this.#letters = bagsOf(({ words }) => lettersOf(words));
  }

  /** The best units first. */
  find(query: string, most = 10): Hit[] {
    const { words, tokens, pairs } = this.#read(query);
    const asked = [...new Map(tokens.map((token, i) => [token, words[i] ?? token]))].map((each) =>
      this.#asked(...each),
    );
    const whole = asked.reduce((sum, { rarity }) => sum + rarity, 0);
    const scores = new Map<number, number>();
    const add = (unit: number, part: keyof typeof WEIGHTS, share: number) =>
      scores.set(unit, (scores.get(unit) ?? 0) + WEIGHTS[part] * share);

    for (const { meant, rarity } of asked)
      for (const part of ['held', 'often', 'title', 'text'] as const)
        for (const [unit, most] of mostOf(meant, this.#parts[part])) add(unit, part, (most * rarity) / whole);
    /** By each word that may be meant, what it tells. */
    const told = new Map<string, number>();
    for (const { meant, rarity } of asked)
      for (const [token, likeness] of meant) told.set(token, Math.max(told.get(token) ?? 0, likeness * rarity));
    // Letters alone find nothing.
    const found = [...scores.keys()];
    const byWords = this.#words.like(told, whole);
    const byPairs = this.#pairs.like(this.#pairs.tell(pairs));
    const byLetters = this.#letters.like(this.#letters.tell(lettersOf(words)));
    for (const unit of found) {
      add(unit, 'same', (byWords.get(unit) ?? 0) ** SAME);
      add(unit, 'pairs', byPairs.get(unit) ?? 0);
      add(unit, 'letters', byLetters.get(unit) ?? 0);
      if (this.#names.get(unit)?.every((name) => !told.has(name))) add(unit, 'unnamed', 1);
    }
    return found
      .sort((one, two) => (scores.get(two) ?? 0) - (scores.get(one) ?? 0) || one - two)
      .slice(0, most)
      .flatMap((unit) => this.#units[unit] ?? []);
  }

  #learn(text: string, unit: number): Phrase {
    const { words, tokens, pairs } = this.#read(text);
    for (const [i, word] of words.entries()) this.#roots.set(rootOf(word, this.#language), tokens[i] ?? word);
    return { unit, words, tokens, pairs };
  }

  #read(text: string): Reading {
    const all = wordsOf(text, this.#language);
    const words = tellingOf(all, this.#language);
    const each = all.map((word) => this.#token(word));
    return {
      words,
      tokens: words.map((word) => this.#token(word)),
      pairs: each.slice(1).map((token, i) => `${each[i]} ${token}`),
    };
  }

  #token(word: string): string {
    const known = this.#tokens.get(word);
    if (known !== undefined) return known;
    const token = tokenOf(word, this.#language, this.#alike);
    this.#tokens.set(word, token);
    return token;
  }

  /** A word that was asked. Slips are looked for where nothing else is found. */
  #asked(token: string, word: string): Asked {
    const meant = this.#meant(token, word);
    // Of a word that was begun it is the commonest that tells.
    return { meant, rarity: Math.min(this.#rarity(token), ...meant.map(([other]) => this.#rarity(other))) };
  }

  #meant(token: string, word: string): Asked['meant'] {
    const meant: [string, number][] = [];
    if (this.#parts.held.has(token)) meant.push([token, 1]);
    // Of a word that is still being typed too much may be cut.
    const begun = token.length < SHORTEST && meant.length === 0 ? word : token;
    if (begun.length < SHORTEST) return meant;
    const known = [...this.#parts.held.keys()];
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

/** By unit, all tokens of its phrases. */
function gather(phrases: readonly Phrase[], units: number): readonly ReadonlySet<string>[] {
  const gathered = Array.from({ length: units }, () => new Set<string>());
  for (const { unit, tokens } of phrases) for (const token of tokens) gathered[unit]?.add(token);
  return gathered;
}

/** Of two texts that hold a word the shorter one is more about it. */
function briefness({ length }: readonly string[]): number {
  return 1 / (1 + LENGTH * Math.sqrt(length));
}

/** The same for each token. */
function evenly(tokens: Iterable<string>, value: number): ReadonlyMap<string, number> {
  return new Map([...tokens].map((token) => [token, value]));
}

/** By token, in how many phrases it is: twice as many tell less than twice as much. */
function countsOf(phrases: readonly Phrase[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of phrases)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return new Map([...counts].map(([token, count]) => [token, Math.log(1 + count)]));
}

/** By token, how much of it each unit has. */
function indexOf(units: readonly ReadonlyMap<string, number>[]): Index {
  const index = new Map<string, Map<number, number>>();
  for (const [unit, tokens] of units.entries())
    for (const [token, value] of tokens) {
      const those = index.get(token) ?? new Map<number, number>();
      index.set(token, those.set(unit, value));
    }
  return index;
}

/** By unit, how much it has of what may be meant. */
function mostOf(meant: Asked['meant'], index: Index): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const [token, likeness] of meant)
    for (const [unit, value] of index.get(token) ?? []) most.set(unit, Math.max(most.get(unit) ?? 0, likeness * value));
  return most;
}

/** Three letters after each other, ends of words included: what is left alike where a word is bent or mistyped. */
function lettersOf(words: readonly string[]): string[] {
  return words.flatMap((word) => Array.from({ length: word.length }, (_, i) => `^${word}$`.slice(i, i + 3)));
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
