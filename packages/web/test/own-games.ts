import type { BotGame } from '@stolik/bots';
import { type Game, type ScoreSheet, winnersOf } from '@stolik/core';
import { heuristics as sagradaHeuristics } from '@stolik/games/sagrada/ai';
import { sagrada } from '@stolik/games/sagrada/rules';
import { heuristics as sentientHeuristics } from '@stolik/games/sentient/ai';
import { sentient } from '@stolik/games/sentient/rules';
import type { Sitter, TableRecord } from '../src/store/tables.ts';
import type { TestTable } from './page.ts';
import { greedilyIn, randomly, recordIn } from './records.ts';

const HOUR = 3_600_000;

export interface OwnGames {
  readonly game: 'sagrada' | 'sentient';
  readonly count: number;
  /** Who sits on the other seats. */
  readonly birds: readonly string[];
  /** Whether the person plays well: then the birds play anything. */
  readonly isGood: boolean;
  /** Hours after which the first of them ended. */
  readonly from?: number;
}

/** Finished games of somebody against birds, an hour apart, as the page keeps them. */
export function ownGames({ game, count, birds, isGood, from = 0 }: OwnGames): TableRecord[] {
  const sitters: Sitter[] = [
    { kind: 'human', name: 'Ala' },
    ...birds.map((bot): Sitter => ({ kind: 'bot', name: bot, bot })),
  ];
  return Array.from({ length: count }, (_, i) => {
    const seed = `own ${game} ${birds.join(' ')} ${isGood} ${i}`;
    const record =
      game === 'sagrada'
        ? played({ game: sagrada, heuristics: sagradaHeuristics }, seed, { sitters, isGood })
        : played({ game: sentient, heuristics: sentientHeuristics }, seed, { sitters, isGood });
    return { ...record, created: (from + i) * HOUR, updated: (from + i + 1) * HOUR };
  });
}

function played<S, M, V, E, O>(
  playable: BotGame<S, M, V> & { readonly game: Game<S, M, V, E, O> },
  seed: string,
  { sitters, isGood }: { readonly sitters: readonly Sitter[]; readonly isGood: boolean },
): TableRecord {
  const well = greedilyIn<S, M, V, E, O>(playable, seed);
  const badly = randomly<S, M, V, E, O>(seed);
  const { game } = playable;
  let result: Pick<TableRecord, 'totals' | 'winners'> = {};
  const record = recordIn(game, {
    seed,
    sitters,
    decide: (match, seat) => ((seat === 0) === isGood ? well : badly)(match, seat),
    isReached: ({ isOver, state }) => {
      if (isOver) result = resultOf(game.score(state));
      return isOver;
    },
  });
  if (!record) throw new Error('the game never ends');
  return { ...record, ...result };
}

function resultOf(sheets: readonly ScoreSheet[]): Pick<TableRecord, 'totals' | 'winners'> {
  return { totals: sheets.map(({ total }) => total), winners: winnersOf(sheets) };
}

/** Puts them into the browser, as if they had been played here. */
export async function keepAll({ page }: TestTable, records: readonly TableRecord[]): Promise<void> {
  await page.locator('.home-play').first().waitFor();
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'stolik'));
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('stolik', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('tables', 'readwrite');
          for (const one of all) transaction.objectStore('tables').put(one);
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    records,
  );
}
