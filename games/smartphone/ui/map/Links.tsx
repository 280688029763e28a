import { memo } from 'react';
import { LINKS } from '../../rules/index.ts';
import { lineOf, SHEET } from './places.ts';

export interface LinksProps {
  /** Regions whose lines stand out: those with an own office, while progress may be placed. */
  readonly lit: ReadonlySet<string>;
  /** The region somebody looks at: all its lines stand out. */
  readonly looked: string | undefined;
}

/** The world and the lines between its regions. What it shows is said by every region itself. */
export const Links = memo(function Links({ lit, looked }: LinksProps) {
  return (
    <svg
      className="phone-links"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <World />
      {LINKS.map(([a, b]) => (
        <g
          key={`${a}-${b}`}
          data-open={lit.has(a) !== lit.has(b) || undefined}
          data-looked={looked === a || looked === b || undefined}
        >
          {lineOf(a, b).map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      ))}
    </svg>
  );
});

/** The continents, as a hint of where things are. */
function World() {
  return (
    <g className="phone-world">
      <path d="M34 30Q60 6 130 12T250 22Q286 40 262 78T210 138Q226 178 188 204T150 240Q168 268 190 292L172 300Q130 284 112 246T50 176Q22 130 34 92Z" />
      <path d="M188 304Q226 290 262 316T300 372Q286 408 258 428T222 438Q206 404 204 372T188 304Z" />
      <path d="M318 66Q330 26 392 18T520 16Q600 2 690 14T806 40Q824 66 788 92T790 190Q770 222 728 226T716 306Q692 318 674 286T612 248Q584 264 568 296T530 306Q512 268 500 238T430 118Q372 128 342 112T318 66Z" />
      <path d="M330 142Q372 116 440 128T512 176Q546 214 566 228Q552 262 526 284T502 372Q480 424 446 424T410 340Q404 286 366 250T318 196Q312 166 330 142Z" />
      <path d="M626 366Q664 336 716 344T790 372Q802 408 764 426T676 424Q620 416 626 366Z" />
    </g>
  );
}
