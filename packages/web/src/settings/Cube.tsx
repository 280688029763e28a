import { Pips } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import './cube.css';

/** How each face lies on the cube, and how the cube lies to show it: one and six are opposite, as on any die. */
const FACES: Readonly<Record<number, { readonly on: string; readonly shows: readonly [x: number, y: number] }>> = {
  1: { on: 'rotateY(0deg)', shows: [0, 0] },
  2: { on: 'rotateY(90deg)', shows: [0, -90] },
  3: { on: 'rotateX(90deg)', shows: [-90, 0] },
  4: { on: 'rotateX(-90deg)', shows: [90, 0] },
  5: { on: 'rotateY(-90deg)', shows: [0, 90] },
  6: { on: 'rotateY(180deg)', shows: [0, 180] },
};

export interface CubeProps {
  readonly value: number;
  /** How often it was thrown: each time it turns on. */
  readonly throws: number;
  readonly look: 'red' | 'blue' | 'yellow';
  /** The letter of its colour. */
  readonly letter: string;
  /** Whether its pattern and letter are as strong as they can be. */
  readonly marks: boolean;
}

/** A die that is thrown. */
export function Cube({ value, throws, look, letter, marks }: CubeProps) {
  const [x, y] = FACES[value].shows;
  const turned = { '--x': `${x + 360 * throws}deg`, '--y': `${y + 720 * throws}deg` } as CSSProperties;
  return (
    <span className="cube" data-look={look} data-marks={marks || undefined}>
      {/* Each throw is another hop. */}
      <span key={throws} className="cube-hop" data-thrown={throws > 0 || undefined}>
        <span className="cube-turned" style={turned}>
          {Object.entries(FACES).map(([face, { on }]) => (
            <svg
              key={face}
              viewBox="0 0 100 100"
              aria-hidden="true"
              style={{ transform: `${on} translateZ(calc(var(--side) / 2))` }}
            >
              <rect className="cube-edge" width="100" height="100" rx="7" />
              <rect className="cube-face" x="3" y="3" width="94" height="94" rx="16" />
              <path className="cube-pattern" d={PATTERNS[look]} />
              <path className="cube-shine" d="M10 26a16 16 0 0 1 16-16h48a16 16 0 0 1 16 16v10q-40-14-80 4z" />
              <rect className="cube-rim" x="4.5" y="4.5" width="91" height="91" rx="15" />
              <g className="cube-drilled">
                <Pips value={Number(face)} ink="#000000" />
              </g>
              <Pips value={Number(face)} ink={look === 'yellow' ? '#2a1e00' : '#ffffff'} />
              <text x="91" y="94" textAnchor="end">
                {letter}
              </text>
            </svg>
          ))}
        </span>
      </span>
    </span>
  );
}

/** As on dice of a game: diagonals, waves, dots. */
const PATTERNS = {
  red: 'M-10 30L30 -10M-10 60L60 -10M-10 90L90 -10M10 110L110 10M40 110L110 40M70 110L110 70',
  blue: [12, 31, 50, 69, 88].map((y) => `M0 ${y}q12.5 -11 25 0t25 0t25 0t25 0`).join(''),
  yellow: [14, 38, 62, 86].flatMap((y) => [14, 38, 62, 86].map((x) => `M${x} ${y}h.1`)).join(''),
};
