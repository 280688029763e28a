/** Where the pips of each value lie, on a face of 100 by 100. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** The pips of a die, to be drawn on a face of 100 by 100. */
export function Pips({ value, ink }: { readonly value: number; readonly ink: string }) {
  return PIPS[value].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" fill={ink} />);
}
