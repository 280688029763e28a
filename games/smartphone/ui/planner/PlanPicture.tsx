import { type PlanView, type ShownPlan, visibleCells } from '../../rules/index.ts';
import { SymbolIcon } from './SymbolIcon.tsx';

/** A plan from above. */
export function PlanPicture({ plan, label }: { readonly plan: ShownPlan | PlanView; readonly label?: string }) {
  const cells = visibleCells(plan);
  const left = Math.min(...cells.map(({ at: [x] }) => x));
  const top = Math.min(...cells.map(({ at: [, y] }) => y));
  const width = Math.max(...cells.map(({ at: [x] }) => x)) - left + 1;
  const height = Math.max(...cells.map(({ at: [, y] }) => y)) - top + 1;
  return (
    <span
      role="img"
      aria-label={label ?? ''}
      style={{ display: 'inline-grid', gridTemplateColumns: `repeat(${width}, 22px)`, gridAutoRows: '22px' }}
    >
      {cells.map(({ at: [x, y], symbol, piece }) => (
        <span
          key={`${x},${y}`}
          style={{
            gridColumn: x - left + 1,
            gridRow: Math.min(height, y - top + 1),
            border: '1px solid var(--line)',
            background: piece === 'lower' ? 'var(--page)' : 'var(--raised)',
          }}
        >
          <SymbolIcon symbol={symbol} />
        </span>
      ))}
    </span>
  );
}
