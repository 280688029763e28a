import { describe, expect, test } from 'vitest';
import { cleanText, isSteering, printable, withoutBlanks } from '../src/index.ts';

const FAMILY = '👩🏽‍👩‍👧‍👦';
const SCOTLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

describe('text of people', () => {
  test.each([
    'Zażółć gęślą jaźń',
    `${FAMILY} 🇵🇱 ${SCOTLAND} ❤️ 1️⃣ 🏴‍☠️`,
    'مرحبا می‌خواهم',
    'שָׁלוֹם',
    'हिन्दी क्‍ष',
    'ภาษาไทย ก็',
    'Tiếng Việt',
    '葛\u{e0100}城',
    '한국어',
  ])('%s stays as it is', (text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
    expect(isSteering(text)).toBe(false);
  });

  test('what does not show itself goes', () => {
    expect(cleanText(' A\u00ad\u200bn\u2060n\ufeffa\u200e\u3164 ')).toBe('Anna');
    expect(cleanText('A\u200dn\u200cna')).toBe('Anna');
    expect(cleanText('Anna\u{e0041}\u{e0042}\u{e007f}')).toBe('Anna');
    expect(cleanText('e\u0301')).toBe('é');
    // Selectors of a form that no letter and no digit has, and a cell of Braille at the end.
    expect(cleanText('A\ufe0en\u{e0102}na\ufe00\ufe0f\u{e0100}')).toBe('Anna');
    expect(cleanText('Anna 1\ufe0f ❤\ufe0f\ufe0e')).toBe('Anna 1 ❤\ufe0f');
    expect(cleanText('\u2800Anna\u2800 \u2800')).toBe('Anna');
  });

  test('of all there is, nothing that is not seen is a name, a part of one, or printed as it is', () => {
    // Signs over numbers are formats that are seen.
    const sign = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
    // Blank symbols, letters and marks that no property tells.
    const blank = /[\ufffc\u{13441}\u{13442}\u{16fe4}\u{1bc9d}\u{1d159}]/u;
    const unseen: string[] = [];
    for (let code = 0x80; code <= 0x10ffff; code++) {
      const one = String.fromCodePoint(code);
      if ((/[\p{DI}\p{Cf}\p{NChar}]/u.test(one) || blank.test(one)) && !sign.test(one)) unseen.push(one);
    }
    expect(unseen.length).toBeGreaterThan(4000);
    const text = unseen.join('');
    expect(cleanText(text)).toBe('');
    expect(cleanText(`Ann${text}a`)).toBe('Anna');
    expect(withoutBlanks(`Ann${text}a`)).toBe('Anna');
    expect(printable(`${text}\u2800`)).not.toMatch(/[^\p{M}\x20-\x7e]/u);
  });

  test.each([
    '',
    ' \u00a0\u3000 ',
    '\u200b\u200d\ufeff',
    '\u115f\u1160\u3164\uffa0',
    '\u2800\u2800',
    '\ufffc',
    '\u{1d159}\u{1d159}',
    '\u180e',
    '\u034f\u0301',
    '\ufe0f',
    '\u{e0061}\u{e007f}',
  ])('%j is nothing', (text) => expect(cleanText(text)).toBe(''));

  test('marks do not pile up on a letter', () => {
    expect(cleanText(`z${'\u0335\u0321'.repeat(20)}!`)).toHaveLength(1 + 4 + 1);
  });

  test.each(['a\u0007b', 'a\u009b31m', 'a\nb', 'a\u2028b', 'a\u202eb', 'a\u2066b', '\ud83d'])('%j is no text', (text) =>
    expect(isSteering(text)).toBe(true),
  );
});

test('a terminal is shown the numbers of what could steer it', () => {
  expect(printable('\u001b]0;title\u0007 \u009b31m a\u202eb \ud83d\r')).toBe(
    '\\u001b]0;title\\u0007 \\u009b31m a\\u202eb \\ud83d\\u000d',
  );
  expect(printable('Zażółć\n🎲')).toBe('Zażółć\n🎲');
});
