import { type Move, REGIONS, SIZE_FACTS, type View } from '../rules/index.ts';
import { type BoardContext, fill } from './context.ts';
import { customerOf, sizeOf } from './explain.ts';
import { controlIn } from './standing.ts';

/** What a move would bring, in a sentence or a few. */
export function sayAfter(move: Move, after: View, context: BoardContext): string {
  const { view, seat, words, ui } = context;
  if (seat === undefined) return '';
  const [now, then] = [view.companies[seat], after.companies[seat]];
  const gained = then.total - now.total;
  const points = gained > 0 ? fill(ui.after.points, { vp: gained }) : '';
  const left = fill(ui.after.left, { n: after.points });
  switch (move.do) {
    case 'research':
    case 'finish': {
      const { technology } = move;
      const what = then.technologies.includes(technology)
        ? fill(ui.after.finished, { technology: words.technologies[technology].name })
        : fill(ui.after.progress, { n: then.research[technology] ?? 0, cost: now.costs[technology] });
      return [what, points, move.do === 'research' ? left : ''].filter(Boolean).join(' ');
    }
    case 'expand': {
      const { cost } = SIZE_FACTS[sizeOf(move.region)];
      const n = then.progress[move.region];
      return [n ? fill(ui.after.progress, { n, cost }) : ui.after.office, points, left].filter(Boolean).join(' ');
    }
    case 'second':
    case 'office':
      return [ui.after.office, points].filter(Boolean).join(' ');
    case 'sell':
      return saySale(move.region, after, context);
    default:
      return points;
  }
}

function saySale(id: string, after: View, context: BoardContext): string {
  const { view, seat, ui } = context;
  if (seat === undefined) return '';
  const place = REGIONS.findIndex((region) => region.id === id);
  const [was, is] = [view.regions[place], after.regions[place]];
  const n = is.customers.findIndex((owner, i) => owner !== was.customers[i]);
  const lead = controlIn(is).get(seat);
  return [
    fill(ui.after.sale, {
      n: n + 1,
      customer: customerOf(REGIONS[place].customers[n], context),
      vp: view.companies[seat].price,
    }),
    ...(lead ? [fill(ui.after.lead, { vp: lead })] : []),
    fill(ui.after.goodsLeft, { n: after.companies[seat].goods }),
  ].join(' ');
}
