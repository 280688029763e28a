import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';

/** Paths of all words; plural forms, which languages have different numbers of, count as one. */
function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const here = `${path}${key.replace(/_(one|few|many|other)$/, '')}`;
    return typeof value === 'string' ? [here] : keysOf(value, `${here}.`);
  });
}

function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

/** The sources in a folder, by their paths. */
function sourcesIn(folder: string): ReadonlyMap<string, string> {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')]));
}

const blanks = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

it('the shell says the same in every language', () => {
  expect([...new Set(keysOf(pl))].sort()).toEqual([...new Set(keysOf(en))].sort());
  for (const text of [...textsOf(en), ...textsOf(pl)]) expect(text.trim()).not.toBe('');
});

it('and fills in the same blanks', () => {
  const read = (words: object, path: string) =>
    path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], words);
  for (const path of new Set(keysOf(en))) {
    const [inEnglish, inPolish] = [read(en, path), read(pl, path)];
    if (typeof inEnglish === 'string') expect(blanks(String(inPolish)), path).toEqual(blanks(inEnglish));
  }
});

it('has words for everything that components ask for', () => {
  const sources = [...sourcesIn('../src/').values()];
  const known = new Set(keysOf(en));
  const asked = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key));
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  const both = sources.flatMap((source) =>
    [...source.matchAll(/\bt\([^()]*\? '([\w.-]+)' : '([\w.-]+)'/g)].flatMap(([, a, b]) => [a, b]),
  );
  expect([...new Set(both)].filter((key) => !known.has(key))).toEqual([]);
});

it('writes only what the fonts that come along have: a bare machine has no others', () => {
  const sheet = readFileSync(fileURLToPath(new URL('../src/styles/fonts.css', import.meta.url)), 'utf8');
  const ranges = [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to = from]) =>
    [from, to].map((hex) => Number.parseInt(hex, 16)),
  );
  const isDrawn = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
  const games = [...sourcesIn('../../../games/')].filter(([file]) => /^(\w+\/)?(ui|text)\//.test(file));
  expect(games.length).toBeGreaterThan(100);
  for (const [file, source] of [...sourcesIn('../src/'), ...games])
    expect([...source].filter((letter) => !isDrawn(letter)).join(''), file).toBe('');
});
