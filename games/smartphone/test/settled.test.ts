import { expect, it } from 'vitest';
import { smartphone } from '../rules/index.ts';
import { settledIn } from '../ui/settled-words.ts';
import { type SidesOption, sidesOf, withSide } from '../ui/side-option.ts';

it('sides that are turned one by one are options of the game, and all alike are called so', () => {
  const one = withSide('A', 'wifi', 'B');
  expect(sidesOf(one)).toEqual({ gps: 'A', wifi: 'B', controller: 'A', liion: 'A', nfc: 'A', '4g': 'A' });
  expect(smartphone.parseOptions({ technologies: one }, 2)).toEqual({ technologies: one });
  expect(withSide(one, 'wifi', 'A')).toBe('A');
  const rest = ['gps', 'controller', 'liion', 'nfc', '4g'] as const;
  expect(rest.reduce<SidesOption>((option, id) => withSide(option, id, 'B'), one)).toBe('B');
  expect(sidesOf('random')).toBeUndefined();
});

it('a list of tables says what is not as usual, in both languages', () => {
  const told = (options: object, language: 'en' | 'pl' = 'en') =>
    settledIn({ options: { ...options }, seats: 2, language });
  expect(told({})).toEqual([]);
  expect(told({ technologies: 'A', steve: 'none' })).toEqual([]);
  expect(told({ technologies: 'random' }, 'pl')).toEqual(['Technologie: losowe strony']);
  expect(told({ technologies: withSide('B', 'gps', 'A'), steve: 'hard', colours: ['any', 'any', 'red'] })).toEqual([
    'Technologies: A: GPS; B: Wi-Fi, Game controller, Li-Ion, NFC, 4G',
    'Steve: hard, red',
  ]);
});
