/** The words of a style, as a terminal numbers them. */
const CODES: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  black: '30',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  white: '97',
  'on red': '41',
  'on green': '42',
  'on yellow': '43',
  'on blue': '44',
  'on magenta': '45',
};

/** Paints text in a style such as `dim`, `bold red` or `bold white on red`. A style it does not know leaves it alone. */
export function colorPaint(style: string, text: string): string {
  const codes = style.split(/(?<!\bon) /).map((word) => CODES[word]);
  return codes.every(Boolean) ? `\x1b[${codes.join(';')}m${text}\x1b[0m` : text;
}

export function plainPaint(_style: string, text: string): string {
  return text;
}

/** Colours where they can be seen and are wanted (https://no-color.org). */
export function hasColors(): boolean {
  return process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
}
