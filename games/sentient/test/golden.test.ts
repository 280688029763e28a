import { readdirSync, readFileSync } from 'node:fs';
import { transcript, underRules } from '@stolik/core';
import { expect, it } from 'vitest';
import { sentient } from '../rules/index.ts';

const folder = new URL('golden/', import.meta.url);

// Whole games as text. If one changes on purpose: bump the rules version and run `stolik golden --write` on the files.
it.each(readdirSync(folder))('%s plays as recorded', (file) => {
  const recorded = readFileSync(new URL(file, folder), 'utf8');
  const { seats, seed, options, version } = JSON.parse(recorded.split('\n')[0]);
  const { game } = underRules({ game: sentient }, version) ?? {};
  expect(game && transcript(game, { seats, seed, options })).toBe(recorded);
});
