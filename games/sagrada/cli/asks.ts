import { type Ask, badField, bitsOf, readFlag, readInt, readList, readOneOf, readText, sumLines } from '@stolik/core';
import {
  COLORS,
  IGNORE_COLOR,
  IGNORE_SHADE,
  OBEY,
  openApart,
  openWithout,
  PATTERNS,
  PUBLIC_OBJECTIVES,
  parseDie,
  parseWindow,
  patternNamed,
  scoreLines,
} from '../rules/index.ts';

/** Where a die from outside may be placed. */
const legal: Ask = (request) => {
  const ids = PATTERNS.map(({ id }) => id);
  const pattern = patternNamed(readOneOf(request.window, 'window', ids));
  const w = readWindow(request);
  const die = parseDie(request.die, 'die');
  const ignore =
    request.ignore === undefined ? undefined : readOneOf(request.ignore, 'ignore', ['color', 'shade', 'touch']);
  if (ignore === 'touch') return { cells: bitsOf(openApart(w, 0, pattern, die)) };
  const printed = ignore === 'color' ? IGNORE_COLOR : ignore === 'shade' ? IGNORE_SHADE : OBEY;
  return { cells: bitsOf(openWithout(w, 0, pattern, die, 0, printed)) };
};

/** What a window scores, line by line. */
const score: Ask = (request) => {
  const ids = PUBLIC_OBJECTIVES.map((objective) => objective.id);
  const asked = readList(request.public ?? [], 'public').map((id, i) => readOneOf(id, `public[${i}]`, ids));
  const privates = readList(request.private ?? [], 'private').map((color, i) =>
    readOneOf(color, `private[${i}]`, COLORS),
  );
  const lines = scoreLines(readWindow(request), 0, {
    publics: PUBLIC_OBJECTIVES.filter(({ id }) => asked.includes(id)),
    privates: privates.map((color) => COLORS.indexOf(color)),
    tokens: readInt(request.tokens ?? 0, 'tokens', 0, 1000),
    solo: readFlag(request.solo ?? false, 'solo'),
  });
  return { lines, total: sumLines(lines) };
};

/** A window given as two texts of 20 characters, `.` for an empty space. */
function readWindow(request: Readonly<Record<string, unknown>>): number[] {
  const colors = readGrid(request.colors, 'colors', /^[RYGBP.]{20}$/, '20 characters of R Y G B P and .');
  const values = readGrid(request.values, 'values', /^[1-6.]{20}$/, '20 characters of 1 to 6 and .');
  const dice = [...colors].map((color, i) => {
    if ((color === '.') !== (values[i] === '.'))
      throw badField('values', `space ${i} has a colour or a value, not both`);
    return color + values[i];
  });
  return parseWindow(dice.join(' '));
}

function readGrid(json: unknown, field: string, form: RegExp, expected: string): string {
  const grid = readText(json, field);
  if (!form.test(grid)) throw badField(field, `must be ${expected}, not "${grid.slice(0, 30)}"`);
  return grid;
}

export const asks: Readonly<Record<string, Ask>> = { 'sagrada.legal': legal, 'sagrada.score': score };
