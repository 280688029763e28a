import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableRecord } from '../src/store/tables.ts';
import { TestSite, type TestTable } from './page.ts';
import { greedily, recordOf } from './records.ts';
import { isInTheMiddle, SentientTable, sentientRecord } from './sentient-table.ts';
import { phoneTable } from './smartphone-records.ts';
import { PhoneTable } from './smartphone-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

/** A phone upright, and on its side. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

interface Played {
  /** A position where the person is asked. */
  record(): TableRecord;
  /** What of the board must not move. */
  readonly pieces: string;
  /** Something that cannot be done. */
  refused(table: TestTable): Promise<void>;
  /** A turn, and what others do after it. */
  play(table: TestTable): Promise<unknown>;
}

const GAMES: Readonly<Record<string, Played>> = {
  sagrada: {
    record: () => {
      const record = recordOf({
        seed: 'band',
        decide: greedily('band'),
        // However long it thinks, no hint begins with a tool, which a phone would unfold over the dice.
        isReached: (match) => {
          const deeds = new Set(match.legal(0).map((move) => move.do));
          return match.view(0).round >= 3 && deeds.has('place') && !deeds.has('use');
        },
      });
      if (!record) throw new Error('tools can be used in the whole game');
      return record;
    },
    pieces: '.sagrada-seat[data-own] .sagrada-window, .sagrada-tray',
    refused: async ({ page }) => {
      await page.locator('.sagrada-pool [data-lit]').first().click();
      await page.locator('.sagrada-pane:not([data-lit])').first().click();
    },
    play: async (table) => {
      await table.page.keyboard.press('Escape');
      await table.playTurn();
      await table.asked();
    },
  },
  sentient: {
    record: () => sentientRecord({ seed: 'band', isReached: isInTheMiddle }),
    pieces: '.sentient-factory, .sentient-network',
    refused: ({ page }) => page.locator('.sentient-network [data-slot][data-empty]').first().click(),
    play: async (table) => {
      const player = new SentientTable(table);
      await player.playTurn();
      await player.asked();
    },
  },
  smartphone: {
    record: () => phoneTable({ seed: 'band', isReached: ({ step }) => step === 'logistics' }),
    pieces: '.phone-main',
    refused: ({ page }) => page.locator('.phone-region:not([data-lit])').first().click(),
    play: async (table) => {
      await table.move(table.page.locator('.phone-region[data-lit]').first());
      await new PhoneTable(table).asked();
    },
  },
  'smartphone, planning': {
    record: () => phoneTable({ seed: 'band', isReached: ({ step, round }) => step === 'plan' && round === 2 }),
    pieces: '.planner-panel, .planner-room',
    refused: async ({ page }) => {
      // Pads that have been pushed apart are no plan.
      for (let i = 0; i < 4; i++) await page.locator('[data-way="left"]').click();
      await page.locator('[data-key="done"]').click({ force: true });
    },
    play: async () => {},
  },
};

/** From now on notes wherever anything is: the band, the tools, the board and what ends a step. */
function watch(pieces: string): void {
  const seen: Record<string, Set<string>> = {};
  const note = () => {
    const stage = document.querySelector('.table-stage') as Element;
    const down = scrollY + stage.scrollTop;
    const all = {
      bar: [...document.querySelectorAll('.band, .table-tools > .table-tool, .table-strip > .table-tool')],
      act: [...document.querySelectorAll('.table-actions > .button:only-child')],
      pieces: [stage, ...document.querySelectorAll(pieces)],
    };
    for (const [kind, elements] of Object.entries(all))
      elements.forEach((element, i) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isBand = element.className === 'band';
        // Beside the band there may be more or less to press: its height is what counts.
        const box = isBand ? [y, height] : [x, y + (kind === 'pieces' ? down : 0), width, height];
        const name = `${kind} ${kind === 'act' ? element.textContent : `${i} ${element.className}`}`;
        seen[name] ??= new Set();
        seen[name].add(box.map(Math.round).join(' '));
      });
  };
  note();
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  Object.assign(window, {
    moved: () => Object.entries(seen).flatMap(([name, boxes]) => (boxes.size > 1 ? [[name, ...boxes]] : [])),
  });
}

/** What has been at more than one place since. */
function movedIn({ page }: TestTable): Promise<string[][]> {
  return page.evaluate(() => (window as unknown as { moved(): string[][] }).moved());
}

describe('whatever is said', () => {
  it.each(Object.keys(GAMES))('moves nothing and covers nothing on a phone: %s', async (game) => {
    const { record, pieces, refused, play } = GAMES[game];
    for (const viewport of SIZES) {
      const table = await site.visit({ viewport });
      const { page } = table;
      await table.bring(record());
      if (game.startsWith('smartphone')) await new PhoneTable(table).readOn();
      await page.locator('.table-prompt[data-asked]').waitFor();
      await page.evaluate(watch, pieces);
      await page.locator('[data-key="hint"]').click();
      await page.locator('.table-hint').waitFor();
      await refused(table);
      await expect.poll(() => page.locator('.table-said').innerText()).toMatch(/\.$/);
      // What is said stands over the board and has its place there.
      const [band, stage] = await Promise.all(['.band', '.table-stage'].map((one) => page.locator(one).boundingBox()));
      expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + 1);
      await play(table);
      expect(await movedIn(table), JSON.stringify(viewport)).toEqual([]);
      expect(table.errors).toEqual([]);
    }
  });
});
