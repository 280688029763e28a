import { gameEntry } from '@stolik/games';
import { expect, it } from 'vitest';
import { Roster } from '../src/index.ts';

it('a roster makes each bot of each game once', () => {
  const roster = new Roster();
  const [sagrada, sentient] = ['sagrada', 'sentient'].map((id) => gameEntry(id));
  expect(roster.bot('easy', sagrada)).toBe(roster.bot('easy', sagrada));
  expect(roster.bot('easy', sagrada)).not.toBe(roster.bot('easy', sentient));
  expect(roster.bot('hard', sagrada).name).toBe('hard');
  expect(() => roster.bot('genius', sagrada)).toThrow('there is no bot "genius"');
});
