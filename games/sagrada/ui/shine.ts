import type { Stage } from '@stolik/games/ui';
import { type Cell, parseCell } from '../rules/index.ts';

const COLUMNS = 5;
/** Milliseconds: the light's way through a line, and from one die to the next. */
const PASSES = 900;
const APART = 70;

const POPS = [{}, { transform: 'scale(1.08)', filter: 'brightness(1.25)' }, {}];

/** A row or a column that a die has made whole: after a while light passes through it, and each of its dice answers. */
export function shine(stage: Stage, seat: number, cell: Cell, delay: number): void {
  const space = parseCell(cell, 'cell');
  const [row, column] = [Math.floor(space / COLUMNS), space % COLUMNS];
  const lead = stage.find(`cell:${seat}-${cell}`)?.closest('.sagrada-lead');
  const glints = lead?.querySelectorAll(`[data-line="row ${row}"], [data-line="column ${column}"]`) ?? [];
  const cells = [...(lead?.querySelectorAll('.sagrada-cell') ?? [])];
  // It is nobody's news and changes nothing, so it goes on by itself while the next thing happens.
  const begin = () => {
    for (const glint of glints) {
      const isRow = glint.matches('[data-line^="row"]');
      const axis = isRow ? 'X' : 'Y';
      glint.animate(
        { transform: [`translate${axis}(-100%)`, `translate${axis}(100%)`] },
        { pseudoElement: '::before', delay, duration: PASSES, easing: 'ease-in-out' },
      );
      const line = cells.filter((_, i) => (isRow ? Math.floor(i / COLUMNS) === row : i % COLUMNS === column));
      for (const [i, pane] of line.entries())
        pane
          .querySelector('.sagrada-die')
          ?.animate(POPS, { delay: delay + 150 + i * APART, duration: 380, easing: 'ease-out' });
    }
  };
  if (glints.length > 0) stage.act({ begin, end: () => {} });
}
