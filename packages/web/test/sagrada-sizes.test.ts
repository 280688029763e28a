import { TOOLS } from '@stolik/games/sagrada/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableRecord } from '../src/store/tables.ts';
import { TestSite, type TestTable } from './page.ts';
import { AGAINST_BOT, greedily, randomly, recordOf, type Wanted } from './records.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

const isLong = process.env.STOLIK_LONG === '1';

/** A tool that comes to this step. */
const STEPS = {
  pick: 'grinding-stone',
  adjust: 'grozing-pliers',
  swap: 'lens-cutter',
  value: 'flux-remover',
  put: 'cork-backed-straightedge',
  move: 'lathekin',
} as const;

/** The first of these games that comes to what is wanted. */
function found(name: string, wanted: (seed: string) => Wanted): TableRecord {
  for (let i = 0; ; i++) {
    const record = recordOf(wanted(`${name} ${i}`));
    if (record) return record;
  }
}

/** Every kind of question, to the person at seat 0; and the last round of four, where most lies on the table. */
function everyPhase(): TableRecord[] {
  const four = [...AGAINST_BOT, ...AGAINST_BOT.slice(1), ...AGAINST_BOT.slice(1)];
  const steps = isLong ? (Object.keys(STEPS) as (keyof typeof STEPS)[]) : (['swap', 'value', 'move'] as const);
  return [
    found('pattern', (seed) => ({ seed, sitters: four, isReached: () => true })),
    found('last of four', (seed) => ({
      seed,
      sitters: four,
      decide: greedily(seed),
      isReached: (match) => match.view(0).round === 10 && match.legal(0).some((move) => move.do === 'place'),
    })),
    ...steps.map((step) => {
      const others = TOOLS.filter(({ id }) => id !== STEPS[step]).slice(0, 2);
      return found(step, (seed) => ({
        seed,
        options: { tools: [STEPS[step], ...others.map(({ id }) => id)] },
        decide: randomly(seed, (move) => move.do !== 'pass'),
        isReached: (match) => match.actors.includes(0) && match.view(0).step === step,
      }));
    }),
  ];
}

/** How far the page and the board can be scrolled, how wide the own window is, and how much that may be chosen is in sight and not covered. */
function look({ page }: TestTable) {
  return page.evaluate(() => {
    const stage = document.querySelector('.table-stage') as HTMLElement;
    const isInSight = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return width > 0 && top !== null && (element.contains(top) || top.contains(element));
    };
    return {
      page: document.documentElement.scrollHeight - innerHeight,
      own: document.querySelector('[data-own] .sagrada-lead')?.getBoundingClientRect().width,
      stage: [stage.scrollHeight - stage.clientHeight, stage.scrollWidth - stage.clientWidth],
      legal: [
        ...document.querySelectorAll('.piece[data-lit], .table-actions [data-move="up"], [data-move="down"]'),
      ].filter(isInSight).length,
    };
  });
}

describe.each(isLong ? ['en-US', 'pl-PL'] : ['pl-PL'])('Sagrada in %s', (locale) => {
  it('shows what may be chosen at every question on every screen, and scrolls on none that is large enough', async () => {
    const table = await site.visit({ locale });
    for (const record of everyPhase()) {
      await table.page.setViewportSize({ width: 1280, height: 800 });
      await table.bring(record);
      await table.page.locator('.piece[data-lit], [data-move]').first().waitFor();
      await expect.poll(() => look(table), { message: record.id }).toMatchObject({ page: 0, stage: [0, 0] });
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [640, 400],
      ]) {
        await table.page.setViewportSize({ width, height });
        const where = `${record.id}, ${width} wide`;
        await expect.poll(async () => (await look(table)).legal, { message: where }).toBeGreaterThan(0);
      }
      await table.page.setViewportSize({ width: 1920, height: 1080 });
      await expect.poll(async () => (await look(table)).stage, { message: record.id }).toEqual([0, 0]);
      const { own } = await look(table);
      if (own !== undefined) expect(own, record.id).toBeGreaterThanOrEqual(640);
      await table.goto('/');
    }
    expect(table.errors).toEqual([]);
  });
});

it('a turn in which nothing is left to do ends by itself, unless something is done', async () => {
  const table = await site.visit();
  const { page } = table;
  await page.evaluate(() => localStorage.setItem('stolik.settings', '{"pace":0,"soundOffered":true}'));
  const record = found('nothing left', (seed) => ({
    seed,
    decide: randomly(seed),
    isReached: (match) => match.legal(0).length === 1 && match.legal(0)[0].do === 'end',
  }));
  await table.bring(record);
  const ending = page.locator('[data-ending]');
  await ending.waitFor();
  await page.keyboard.press('Shift');
  await ending.waitFor({ state: 'detached' });
  const seq = await page.locator('.table').getAttribute('data-seq');
  await page.reload();
  await ending.waitFor();
  await page.locator(`.table:not([data-seq="${seq}"])`).waitFor();
  expect(table.errors).toEqual([]);
});
