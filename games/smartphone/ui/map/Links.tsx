import { memo } from 'react';
import { LINKS } from '../../rules/index.ts';
import { type Card, cardLineOf, lineOf, SHEET } from './places.ts';

export interface LinksProps {
  /** Regions whose lines stand out: those with an own office, while progress may be placed. */
  readonly lit: ReadonlySet<string>;
  /** The region somebody looks at: all its lines stand out. */
  readonly looked: string | undefined;
  /** The cards they lie between, where there is no room for a sheet. */
  readonly cards?: ReadonlyMap<string, Card>;
}

/** The lines between the regions. What they show is said by every region itself. */
export const Links = memo(function Links({ lit, looked, cards }: LinksProps) {
  return (
    <svg
      className="phone-links"
      data-small={cards ? true : undefined}
      viewBox={cards ? '0 0 100 100' : `0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LINKS.map(([a, b]) => (
        <g
          key={`${a}-${b}`}
          data-open={lit.has(a) !== lit.has(b) || undefined}
          data-looked={looked === a || looked === b || undefined}
        >
          {(cards ? cardLineOf(a, b, cards) : lineOf(a, b)).map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      ))}
    </svg>
  );
});
