import { references } from '@stolik/games/references';
import { describe, expect, it } from 'vitest';
import { Engine } from '../src/engine.ts';
import { stolik } from './stolik.ts';

const asked = (request: object) => JSON.parse(new Engine().answer(JSON.stringify({ do: 'ask', ...request })));

describe('stolik rules', () => {
  it('answers a question with the rule, and names others', async () => {
    const { out } = await stolik(['rules', 'sagrada', 'may I place on the edge']);
    expect(out).toMatch(/edge/);
    expect(out).toMatch(/\nAlso: /);
  });

  it('answers in Polish, and as JSON', async () => {
    const { out } = await stolik(['rules', 'sagrada', 'czy kostka musi leżeć na brzegu', '--lang', 'pl', '--json']);
    expect(JSON.parse(out).hits[0].id).toBe('first-die');
  });

  it('has contents for whoever asks nothing', async () => {
    const { out } = await stolik(['rules', 'smartphone']);
    expect(out.split('\n').length).toBeGreaterThan(40);
  });

  it.each([
    [['rules', 'chess', 'castling'], /there is no game chess/],
    [['rules', 'sagrada', 'edge', '--lang', 'de'], /--lang/],
  ])('refuses %j in a sentence', async (args, expected) => {
    const { code, err } = await stolik(args);
    expect(code).toBe(1);
    expect(err).toMatch(expected);
  });
});

describe('the engine, asked about rules', () => {
  it.each([...references.keys()])('answers for %s in both languages', (game) => {
    for (const [lang, query] of [
      ['en', 'who wins if the points are equal'],
      ['pl', 'kto wygrywa przy remisie'],
    ]) {
      const { hits } = asked({ ask: `${game}.rules`, query, lang });
      expect(hits.length).toBeGreaterThan(0);
      expect(Object.keys(hits[0])).toEqual(['id', 'title', 'text']);
      for (const { text } of hits) expect(text.length).toBeLessThanOrEqual(600);
    }
  });

  it('names the field that is wrong', () => {
    expect(asked({ ask: 'sagrada.rules' }).error).toMatchObject({ field: 'query' });
    expect(asked({ ask: 'sagrada.rules', query: 'edge', lang: 'xx' }).error).toMatchObject({ field: 'lang' });
  });
});
