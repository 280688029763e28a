import type { Color, View } from '../rules/index.ts';

/** The shape of each company. */
const SHAPES: Readonly<Record<Color, number>> = { blue: 0, yellow: 1, green: 2, red: 3, black: 4 };

/** A company looks like the colour that was chosen for it. */
export function lookOfColour(colour: Color) {
  return {
    shape: SHAPES[colour],
    color: `var(--${colour}-line)`,
    fill: `var(--${colour}-company)`,
    ink: `var(--${colour}-ink)`,
  };
}

/** Steve, who has no seat, brings his face. */
export function looksOf({ companies, seats }: Pick<View, 'companies' | 'seats'>) {
  return companies.map(({ colour }, company) => ({
    ...lookOfColour(colour),
    ...(company < seats ? {} : { face: 'automa' }),
  }));
}
