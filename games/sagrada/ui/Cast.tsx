import type { Color } from '../rules/index.ts';

const COLUMNS = 5;

/**
 * The coloured light that a window throws before it: the lowest row falls nearest to its foot. What lies before the
 * window is drawn beyond the edge of the picture, so that no board becomes larger by it.
 */
export function Cast({ panes }: { readonly panes: readonly (Color | undefined)[] }) {
  return (
    <svg className="sagrada-cast" viewBox="0 0 50 1" aria-hidden="true">
      <g transform="skewX(-20)">
        {panes.map((color, space) =>
          color ? (
            <ellipse
              key={space}
              cx={(space % COLUMNS) * 10 + 5}
              cy={7.4 - Math.floor(space / COLUMNS) * 2}
              rx="9"
              ry="3.8"
              fill={`url(#glass-cast-${color})`}
            />
          ) : null,
        )}
      </g>
    </svg>
  );
}

/** The colours of dice, pane by pane. */
export function colorsOf(dice: readonly (string | null)[]): (Color | undefined)[] {
  return dice.map((die) => die?.[0] as Color | undefined);
}
