import type { Language } from '@stolik/core';
import { Pips } from '@stolik/games/ui';
import type { Color } from '../rules/index.ts';

/** What a colour of glass looks like: in the light, as it is, and where it is thick; and which pips are seen on it. */
interface Tint {
  readonly bright: string;
  readonly fill: string;
  readonly deep: string;
  readonly pips: 'light' | 'dark';
}

export const TINTS: Readonly<Record<Color, Tint>> = {
  R: { bright: '#ef6b5c', fill: '#c5332a', deep: '#7b1712', pips: 'light' },
  Y: { bright: '#ffdb6b', fill: '#e8ae14', deep: '#a06c00', pips: 'dark' },
  G: { bright: '#53c48b', fill: '#1c8550', deep: '#0a482a', pips: 'light' },
  B: { bright: '#6ea8f2', fill: '#2767c0', deep: '#113a78', pips: 'light' },
  P: { bright: '#b778d4', fill: '#7a3799', deep: '#431a5b', pips: 'light' },
};

/** A list of its own: the picture of the game is shown where its rules are not loaded. */
const COLORS = ['R', 'Y', 'G', 'B', 'P'] as const;

/** The letters on dice, in the language of the page. */
export const LETTERS: Readonly<Record<Language, Readonly<Record<Color, string>>>> = {
  en: { R: 'R', Y: 'Y', G: 'G', B: 'B', P: 'P' },
  pl: { R: 'C', Y: 'Ż', G: 'Z', B: 'N', P: 'F' },
};

const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** What all dice are made of, drawn once: bodies of glass, a relief for each colour, drilled pips. */
export function Glass() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <title>glass</title>
      <defs>
        <linearGradient id="glass-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="0.38" stopColor="#fff" stopOpacity="0.08" />
          <stop offset="0.7" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.35" />
        </linearGradient>
        <linearGradient id="glass-shine" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="pip-light" cx="0.5" cy="0.7" r="0.75">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#ddd5c6" />
        </radialGradient>
        <radialGradient id="pip-dark" cx="0.5" cy="0.7" r="0.75">
          <stop offset="0" stopColor="#4a3300" />
          <stop offset="1" stopColor="#1c1300" />
        </radialGradient>
        {COLORS.map((color) => (
          <Body key={color} color={color} />
        ))}
        <Reliefs />
        {VALUES.map((value) => (
          <mask key={value} id={`glass-round-${value}`} maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">
            <rect width="100" height="100" fill="#fff" />
            <g stroke="#000" strokeWidth="9">
              <Pips value={value} ink="#000" />
            </g>
          </mask>
        ))}
        {VALUES.flatMap((value) =>
          (['light', 'dark'] as const).map((ink) => (
            <symbol key={`${ink}${value}`} id={`pips-${ink}-${value}`} viewBox="0 0 100 100">
              <g transform="translate(0 1.6)" opacity="0.45">
                <Pips value={value} ink="#fff" />
              </g>
              <g transform="translate(0 -1.4)" opacity="0.5">
                <Pips value={value} ink="#000" />
              </g>
              <Pips value={value} ink={`url(#pip-${ink})`} />
            </symbol>
          )),
        )}
      </defs>
    </svg>
  );
}

/** A block of glass: dark at its edges, where one looks through most of it, and light where light gathers. */
function Body({ color }: { readonly color: Color }) {
  const { bright, fill, deep } = TINTS[color];
  return (
    <>
      <radialGradient id={`glass-depth-${color}`} cx="0.4" cy="0.36" r="0.82">
        <stop offset="0" stopColor={bright} />
        <stop offset="0.42" stopColor={fill} />
        <stop offset="1" stopColor={deep} />
      </radialGradient>
      <radialGradient id={`glass-gather-${color}`} cx="0.76" cy="0.82" r="0.5">
        <stop offset="0" stopColor={bright} stopOpacity="0.75" />
        <stop offset="1" stopColor={bright} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`glass-pane-${color}`} x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor={fill} stopOpacity="0.5" />
        <stop offset="1" stopColor={fill} stopOpacity="0.95" />
      </linearGradient>
      <radialGradient id={`glass-cast-${color}`}>
        <stop offset="0" stopColor={bright} stopOpacity="0.8" />
        <stop offset="0.5" stopColor={bright} stopOpacity="0.4" />
        <stop offset="1" stopColor={bright} stopOpacity="0" />
      </radialGradient>
      <symbol id={`glass-${color}`} viewBox="0 0 100 100">
        <rect x="1" y="1" width="98" height="98" rx="19" fill={deep} />
        <rect x="3.5" y="3.5" width="93" height="93" rx="17" fill={`url(#glass-depth-${color})`} />
        <rect x="3.5" y="3.5" width="93" height="93" rx="17" fill={`url(#glass-gather-${color})`} />
        <rect x="10" y="10" width="80" height="80" rx="13" fill={fill} fillOpacity="0.55" />
        <path d="M10 26a16 16 0 0 1 16-16h48a16 16 0 0 1 16 16v10q-40-14-80 4z" fill="url(#glass-shine)" />
        <rect x="4.5" y="4.5" width="91" height="91" rx="16" fill="none" stroke="url(#glass-rim)" strokeWidth="2.4" />
      </symbol>
    </>
  );
}

/** The relief of each colour, so that nobody needs to see the colour itself: light edges, dark edges, same hue. */
function Reliefs() {
  const edges = (color: Color) => ({ light: TINTS[color].bright, dark: TINTS[color].deep });
  const [r, y, g, b, p] = COLORS.map(edges);
  return (
    <>
      <pattern id="relief-R" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="13" fill={r.light} />
        <rect x="5" width="1.6" height="13" fill={r.dark} />
      </pattern>
      <pattern id="relief-Y" width="16" height="16" patternUnits="userSpaceOnUse">
        {[4, 12].map((at) => (
          <g key={at}>
            <circle cx={at} cy={at} r="3.2" fill={y.dark} />
            <circle cx={at - 0.8} cy={at - 0.8} r="2.4" fill={y.light} />
          </g>
        ))}
      </pattern>
      <pattern id="relief-G" width="13" height="13" patternUnits="userSpaceOnUse">
        <rect width="5" height="13" fill={g.light} />
        <rect x="5" width="1.6" height="13" fill={g.dark} />
      </pattern>
      <pattern id="relief-B" width="24" height="13" patternUnits="userSpaceOnUse">
        <path d="M0 8.6q6-7 12 0t12 0" fill="none" stroke={b.dark} strokeWidth="2.4" />
        <path d="M0 6.5q6-7 12 0t12 0" fill="none" stroke={b.light} strokeWidth="3" />
      </pattern>
      <pattern id="relief-P" width="18" height="18" patternUnits="userSpaceOnUse">
        <path d="M9 2.4l6 7-6 7-6-7z" fill={p.dark} />
        <path d="M9 1.4l6 7-6 7-6-7z" fill={p.light} />
      </pattern>
    </>
  );
}
