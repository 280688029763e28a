import { SeatMark, useSeatColor } from '@stolik/games/ui';
import type { REGIONS } from '../../rules/index.ts';
import { TechnologyIcon } from '../TechnologyIcon.tsx';

export interface CustomerProps {
  /** What a red one pays at most, or what a purple one wants. */
  readonly wants: (typeof REGIONS)[number]['customers'][number];
  /** The company that sold to it. */
  readonly owner?: number | null;
}

/** A customer in the queue: a price tag, somebody who wants a technology, or whoever has bought, phone in hand. */
export function Customer({ wants, owner = null }: CustomerProps) {
  const colorOf = useSeatColor();
  if (owner === null && typeof wants === 'number')
    return (
      <>
        <svg className="phone-person" viewBox="0 0 22 26" aria-hidden="true">
          <path d="M8.500 1.500h5l6 6.500v14a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V8z" />
          <circle className="phone-tag-hole" cx="11" cy="5.500" r="1.400" />
        </svg>
        <span>{wants}</span>
      </>
    );
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
        {owner !== null && <rect className="phone-in-hand" x="15.500" y="1" width="6" height="10" rx="1.500" />}
      </svg>
      {owner !== null ? <SeatMark seat={owner} /> : typeof wants === 'string' && <TechnologyIcon id={wants} />}
    </>
  );
}
