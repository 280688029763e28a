import type { Comparison } from '@stolik/bots';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { againstNext, type HintWords } from '../src/table/hint-words.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';

const names: Readonly<Record<string, string>> = { shades: 'Light Shades', tokens: 'Favor tokens', own: 'Private' };

async function wordsOf(language: 'en' | 'pl'): Promise<HintWords> {
  const instance = i18next.createInstance();
  const resources = { en: { translation: en }, pl: { translation: pl } };
  const t = await instance.init({ lng: language, resources, interpolation: { escapeValue: false } });
  return { language, t, label: (line) => names[line] };
}

const next = (change: Partial<Comparison> = {}): Comparison => ({
  lead: 1.5,
  verdict: 'better',
  lines: [
    { line: 'shades', by: 2.1 },
    { line: 'tokens', by: -0.6 },
  ],
  ...change,
});

describe('a hint against the next best turn', () => {
  it('says what is won and what is given up, and against what', async () => {
    const [english, polish] = [await wordsOf('en'), await wordsOf('pl')];
    expect(againstNext(next(), 'Blue 3 to b4.', english)).toBe(
      '+2.1 Light Shades, −0.6 Favor tokens against the next best: blue 3 to b4.',
    );
    expect(againstNext(next(), 'niebieska 3 na b4.', polish)).toBe(
      '+2,1 Light Shades, −0,6 Favor tokens względem drugiego najlepszego ruchu: niebieska 3 na b4.',
    );
  });

  it('names two gains and one loss at most, the largest, and no long turn: a phone has little room', async () => {
    const t = await wordsOf('en');
    const lines = [3, -2, 1.5, -1.4, 1].map((by, i) => ({ line: i % 2 ? 'tokens' : 'shades', by }));
    expect(againstNext(next({ lines }), 'many words '.repeat(9), t)).toBe(
      '+3 Light Shades, +1.5 Light Shades, −2 Favor tokens against the next best turn.',
    );
  });

  it('says the points where no line wins them, that another is as good, and nothing where it does not know', async () => {
    const t = await wordsOf('en');
    const loss = [{ line: 'own', by: -1 }];
    expect(againstNext(next({ lines: loss }), 'Pass.', t)).toBe('+1.5 points against the next best: pass.');
    expect(againstNext(next({ verdict: 'even' }), 'Pass.', t)).toBe('About as good: pass.');
    expect(againstNext(next({ verdict: 'unknown' }), 'Pass.', t)).toBe('');
  });
});
