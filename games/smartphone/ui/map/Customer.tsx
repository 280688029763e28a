import { SeatMark, useSeatColor } from '@stolik/games/ui';
import type { REGIONS } from '../../rules/index.ts';
import { TechnologyIcon } from '../TechnologyIcon.tsx';

export interface CustomerProps {
  /** What a red one pays at most, or what a purple one wants. */
  readonly wants: (typeof REGIONS)[number]['customers'][number];
  /** The company that sold to it. */
  readonly owner?: number | null;
}

/** A customer in the queue: on the shirt what it pays or wants, or whose phone it has bought. */
export function Customer({ wants, owner = null }: CustomerProps) {
  const colorOf = useSeatColor();
  return (
    <>
      <svg
        className="phone-person"
        viewBox="0 0 22 26"
        aria-hidden="true"
        {...(owner === null ? {} : { style: { color: colorOf(owner) } })}
      >
        <circle cx="11" cy="5" r="4" />
        <path d="M1.500 25v-8.500q0-6 6-6h7q6 0 6 6V25z" />
      </svg>
      {owner !== null ? (
        <SeatMark seat={owner} />
      ) : typeof wants === 'number' ? (
        <span>{wants}</span>
      ) : (
        <TechnologyIcon id={wants} />
      )}
    </>
  );
}
