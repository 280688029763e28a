import type { PositionProps } from '@stolik/games/ui';
import { PATTERNS, type View } from '../../rules/index.ts';
import { Panes } from './Panes.tsx';

/** A seat's window as it is now. */
export function Position({ view, seat, language, marks }: PositionProps<View>) {
  const { pattern, dice } = view.seats[seat];
  const printed = PATTERNS.find(({ id }) => id === pattern)?.rows.join('');
  return (
    <div className="sagrada-picture">
      <Panes dice={dice} {...(printed ? { printed } : {})} marks={marks} language={language} />
    </div>
  );
}
