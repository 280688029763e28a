import type { Sitter, TableRecord } from '../src/store/tables.ts';
import { centerOf, type TestTable } from '../test/page.ts';
import { recordOf } from '../test/records.ts';
import { SentientTable } from '../test/sentient-table.ts';
import { PhoneTable } from '../test/smartphone-table.ts';

/** What is done at the table of a game while it is measured. */
export interface Measured {
  /** From the first screen to the first decision. */
  begin(): Promise<void>;
  /** What is dragged, and over what. */
  drag(): Promise<{ readonly from: Point; readonly over: readonly Point[] }>;
  /** A decision, and something pressed while a bot thinks. */
  turn(): Promise<void>;
  /** Sits down at a full table where dice are about to be thrown. What is returned throws them. */
  deal?(): Promise<() => Promise<void>>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const TABLES: Readonly<Record<string, (table: TestTable) => Measured>> = {
  sagrada: (table) => ({
    async begin() {
      await table.choosePattern();
      await table.asked();
    },
    drag: async () => ({
      from: await centerOf(table, '.sagrada-pool [data-lit]'),
      over: await centersOf(
        table,
        ['a1', 'd5', 'a5', 'd1', 'b3'].map((cell) => `[data-own] [data-cell$="-${cell}"]`),
      ),
    }),
    async turn() {
      await table.asked();
      const selected = table.page.locator('.sagrada-pool [data-selected]');
      if ((await selected.count()) > 0) await selected.click();
      await table.playTurn();
      await table.page.locator('.sagrada-pool button').first().click();
    },
    async deal() {
      await table.bring(fullTable());
      // All bots have chosen their patterns by then.
      await table.page.locator('.table[data-seq="3"] .sagrada-choice').first().waitFor();
      return () => table.choosePattern();
    },
  }),
  sentient: (table) => {
    const player = new SentientTable(table);
    return {
      begin: async () => void (await player.asked()),
      drag: async () => ({
        from: await centerOf(table, '[data-factory="3"]'),
        over: await centersOf(
          table,
          [1, 4, 2, 3, 1].map((slot) => `.sentient-network [data-slot$="-${slot}"]`),
        ),
      }),
      async turn() {
        await player.asked();
        await player.playTurn();
        await player.bot(2).click();
      },
    };
  },
  smartphone: (table) => {
    const player = new PhoneTable(table);
    return {
      begin: async () => void (await table.page.locator('[data-planner]').waitFor()),
      async drag() {
        const from = await centerOf(table, '[data-piece="B"]');
        const cell = ((await table.page.locator('.planner-stage').boundingBox())?.width ?? 0) / 7;
        // Its middle is between cells: it is gripped beside it.
        const grip = { x: from.x - cell / 2, y: from.y };
        const over = [-1, 1, -1, 1, 0].map((step) => ({ x: grip.x, y: grip.y + step * cell }));
        return { from: grip, over };
      },
      async turn() {
        await player.asked();
        await player.answer();
      },
    };
  },
};

/** Four players, for whom nine dice are thrown. */
function fullTable(): TableRecord {
  const bots = ['Magpie', 'Heron', 'Owl'].map((name): Sitter => ({ kind: 'bot', name, bot: 'greedy' }));
  const record = recordOf({ seed: 'bench', sitters: [{ kind: 'human', name: 'You' }, ...bots], isReached: () => true });
  if (!record) throw new Error('the game never begins');
  return record;
}

function centersOf(table: TestTable, selectors: readonly string[]): Promise<Point[]> {
  return Promise.all(selectors.map((selector) => centerOf(table, selector)));
}
