import { readdirSync } from 'node:fs';
import { games } from '@stolik/games';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../../games/', import.meta.url);

it('the page, which shows whatever has a box, has the games that everybody else has', () => {
  const boxes = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^\w+\/ui\/box\.ts$/.test(path),
  );
  expect(boxes.sort()).toEqual(games.map(({ game }) => `${game.id}/ui/box.ts`).sort());
});

it.each(games)('the box of $game.id says what its rules and words say', async ({ game, text }) => {
  const { box } = await import(new URL(`${game.id}/ui/box.ts`, FOLDER).href);
  expect(box.seats).toEqual(game.seats);
  expect([text.en.title, text.pl.title]).toEqual([box.title, box.title]);
});
