import type { TestTable } from './page.ts';

/** So many keys, and whatever is wanted has been reached: a table has fewer stops. */
const KEYS = 160;

/** Presses the first such element by keyboard alone: Tab to it, or to the one stop of its row and on with arrow keys. */
export async function pressByKeys({ page }: TestTable, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let i = 0; i < KEYS; i++) {
    const key = await page.evaluate(nextKey, [selector, i % 3 === 2] as const);
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`no key led to ${selector}`);
}

/**
 * The next key on the way from the focus to an element. On a map a straight line may lead nowhere: `isAside` goes the
 * shorter part of it first. Runs in the page.
 */
function nextKey([selector, isAside]: readonly [string, boolean]): string {
  const wanted = document.querySelector<HTMLElement>(selector);
  const active = document.activeElement as HTMLElement | null;
  if (!wanted || !active || active === document.body) return 'Tab';
  if (active === wanted) return 'Enter';
  const rows = ['[role="grid"]', '.phone-map', '[data-key]'];
  const row = wanted.tabIndex < 0 ? rows.map((one) => wanted.closest(one)).find(Boolean) : undefined;
  if (row?.contains(active) && active.tabIndex === 0 && active.tagName === 'BUTTON') {
    const [from, to] = [active.getBoundingClientRect(), wanted.getBoundingClientRect()];
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    const down = dy > 0 ? 'ArrowDown' : 'ArrowUp';
    if (active.dataset.stop)
      return Number(wanted.dataset.stop) > Number(active.dataset.stop) ? 'ArrowRight' : 'ArrowLeft';
    if (Math.abs(dy) < 8) return across;
    if (Math.abs(dx) < 8) return down;
    return Math.abs(dx) > Math.abs(dy) === isAside ? down : across;
  }
  return active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}
