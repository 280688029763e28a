import { SeatMark } from '@stolik/games/ui';
import type { REGIONS } from '../../rules/index.ts';
import { useCompanyColors } from '../company.ts';
import { TechnologyIcon } from '../TechnologyIcon.tsx';

export interface CustomerProps {
  /** What a red one pays at most, or what a purple one wants. */
  readonly wants: (typeof REGIONS)[number]['customers'][number];
  /** The company that sold to it. */
  readonly owner?: number | null;
}

/** Heads of a queue: not everybody has their hair cut the same way. */
const HAIR = [
  'M6.500 6a5.500 5.500 0 0 1 11 0l-3-2.500z',
  'M6.500 9V6a5.500 5.500 0 0 1 11 0v3l-1.500-4H8z',
  'M7 3.500q5-5 10 0l-5 1z',
];

/** Somebody in the queue, with what they pay or want on the chest; whoever has bought holds the phone up. */
export function Customer({ wants, owner = null }: CustomerProps) {
  const colorsOf = useCompanyColors();
  return (
    <>
      <svg
        className="phone-person"
        viewBox="0 0 24 34"
        aria-hidden="true"
        {...(owner === null ? {} : { style: colorsOf(owner) })}
      >
        <path className="phone-body" d="M1.500 34V22.500Q1.500 14 9 14h6q7.500 0 7.500 8.500V34z" />
        <circle className="phone-head" cx="12" cy="6.800" r="5.500" />
        <path className="phone-hair" d={HAIR[(typeof wants === 'number' ? wants : wants.length) % HAIR.length]} />
        {owner !== null && (
          <>
            <path className="phone-arm" d="M20 22V13" />
            <rect className="phone-in-hand" x="16.500" y="1" width="7" height="11.500" rx="1.700" />
          </>
        )}
      </svg>
      {owner !== null ? (
        <span className="phone-chest" style={colorsOf(owner)}>
          <SeatMark seat={owner} />
        </span>
      ) : typeof wants === 'number' ? (
        <span>{wants}</span>
      ) : (
        <TechnologyIcon id={wants} />
      )}
    </>
  );
}
