/** Die colours on their backgrounds, printed colours as text; names as boards use them. */
const STYLES: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  R: '1;97;41',
  Y: '1;30;43',
  G: '1;97;42',
  B: '1;97;44',
  P: '1;97;45',
  'R text': '1;31',
  'Y text': '1;33',
  'G text': '1;32',
  'B text': '1;34',
  'P text': '1;35',
};

export function colorPaint(style: string, text: string): string {
  return STYLES[style] ? `\x1b[${STYLES[style]}m${text}\x1b[0m` : text;
}

export function plainPaint(_style: string, text: string): string {
  return text;
}

/** Colours where they can be seen and are wanted (https://no-color.org). */
export function hasColors(): boolean {
  return process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
}
