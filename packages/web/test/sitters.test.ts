import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { paceExplained } from '../src/online/pace.ts';
import { sittersOf } from '../src/online/sitters.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';

const english = createInstance({ lng: 'en', resources: { en: { translation: en } } });
const polish = createInstance({ lng: 'pl', resources: { pl: { translation: pl } } });
beforeAll(async () => {
  await english.init();
  await polish.init();
});

it('a name that a server gave is read in the language of whoever reads it', () => {
  const names = ['Gość 6030', 'Guest 6030', 'Gość', 'Guest 6030b'];
  const seats = names.map((name) => ({ kind: 'human' as const, name }));
  const told = sittersOf(seats, english.t).map(({ name }) => name);
  expect(told).toEqual(['Guest 6030', 'Guest 6030', 'Gość', 'Guest 6030b']);
  expect(sittersOf(seats, polish.t)[1].name).toBe('Gość 6030');
});

it('says what a clock means to whoever is invited to it', () => {
  const five = { kind: 'live', minutes: 5, increment: 5 } as const;
  const told = '5 minutes each for the whole game, and 5 seconds more for every move.';
  expect(paceExplained(five, english.t)).toBe(told);
  expect(paceExplained({ ...five, minutes: 1, increment: 0 }, english.t)).toBe('1 minute each for the whole game.');
  expect(paceExplained(five, polish.t)).toBe('5 minut dla każdego na całą grę i 5 sekund więcej za każdy ruch.');
  expect(paceExplained({ kind: 'untimed' }, english.t)).toBe('');
});

it('counts games as Polish does', () => {
  const told = [0, 1, 2, 5].map((count) => polish.t('me.played', { count }));
  expect(told).toEqual(['gier', 'gra', 'gry', 'gier']);
});
