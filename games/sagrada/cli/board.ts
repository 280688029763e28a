import type { Drawing } from '@stolik/core';
import {
  type Color,
  type Die,
  PATTERNS,
  patternNamed,
  type SeatView,
  TOOLS,
  toolNamed,
  type View,
} from '../rules/index.ts';
import { patternName, type Words, words } from '../text/index.ts';

const ROWS = ['a', 'b', 'c', 'd'];
const COLUMNS = 5;
/** A die shows its colour all over, a space only in its letter. */
const DIE: Readonly<Record<Color, string>> = {
  R: 'bold white on red',
  Y: 'bold black on yellow',
  G: 'bold white on green',
  B: 'bold white on blue',
  P: 'bold white on magenta',
};
const PRINTED: Readonly<Record<Color, string>> = {
  R: 'bold red',
  Y: 'bold yellow',
  G: 'bold green',
  B: 'bold blue',
  P: 'bold magenta',
};

/** The table as text: everything a seat may know, its own window first. */
export function draw(v: View, seat: number | undefined, drawing: Drawing): string {
  const w = words[drawing.language];
  const blocks = [header(v, w, drawing), common(v, w, drawing)];
  if (v.choices) blocks.push(choices(v, v.choices, w, drawing));
  else blocks.push(windows(v, seat, w, drawing));
  return `${blocks.join('\n\n')}\n`;
}

function header(v: View, w: Words, { names, paint }: Drawing): string {
  const order = v.order.map((seat, turn) =>
    turn === v.turn && v.step !== 'over' ? paint('bold', `[${names[seat]}]`) : names[seat],
  );
  const target = v.target === undefined ? '' : `   ${w.labels.target}: ${v.target}`;
  return `${paint('bold', `${w.labels.round} ${v.round}/10`)}   ${w.labels.order}: ${order.join(' > ')}${target}`;
}

function common(v: View, w: Words, drawing: Drawing): string {
  const { paint } = drawing;
  const dice = (list: readonly Die[]) => list.map((die) => paintDie(die, drawing)).join(' ');
  const track = v.track.map((list, round) => `${round + 1}: ${dice(list) || '-'}`).join('  ') || '-';
  const label = (text: string) => paint('dim', text.padEnd(10));
  const lines = [`${label(w.labels.track)} ${track}`, `${label(w.labels.pool)} ${dice(v.pool) || '-'}`];
  if (v.using) {
    const held = v.using.hand ? paintDie(v.using.hand, drawing) : v.using.drew ? w.colors[v.using.drew] : '';
    lines.push(`${label('')} ${w.tools[v.using.id].name}${held && `, ${w.labels.hand}: ${held}`}`);
  }
  v.tools.forEach(({ id, tokens, price, die, withoutBenefit }, i) => {
    const { soloColor } = TOOLS[toolNamed(id)];
    const state =
      price !== undefined
        ? `${w.labels.price} ${price}${tokens > 0 ? ` (${'*'.repeat(tokens)})` : ''}`
        : die
          ? `${w.labels.used} ${paintDie(die, drawing)}`
          : paint(DIE[soloColor], ` ${soloColor} `);
    const note = withoutBenefit ? `, ${w.labels.noBenefit}` : '';
    lines.push(`${label(i === 0 ? w.labels.tools : '')} ${paint('bold', id)} ${state}${note}`);
    lines.push(`${label('')} ${paint('dim', w.tools[id].does)}`);
  });
  v.publicObjectives.forEach((id, i) => {
    const { name, does } = w.objectives[id];
    lines.push(`${label(i === 0 ? w.labels.goals : '')} ${paint('bold', name)} ${paint('dim', does)}`);
  });
  return lines.join('\n');
}

function choices(v: View, patterns: readonly string[], w: Words, drawing: Drawing): string {
  const own = v.seats.find((seat) => seat.privates);
  const cards = patterns.map((id) => [
    drawing.paint('bold', fit(`${id} ${'*'.repeat(PATTERNS[patternNamed(id)].difficulty)}`)),
    ...grid(id, [], drawing),
  ]);
  const goal = `${w.labels.private}: ${own?.privates?.map((color) => w.privates[color]).join(', ') ?? ''}`;
  return `${goal}\n\n${w.labels.choices}\n${beside(cards.slice(0, 2))}\n\n${beside(cards.slice(2))}`;
}

function windows(v: View, seat: number | undefined, w: Words, drawing: Drawing): string {
  const order = v.seats.map((_, i) => (i + (seat ?? 0)) % v.seats.length);
  const blocks = order.map((i) => seatBlock(v.seats[i], drawing.names[i], w, drawing));
  const rows: string[] = [];
  for (let i = 0; i < blocks.length; i += 2) rows.push(beside(blocks.slice(i, i + 2)));
  return rows.join('\n\n');
}

function seatBlock(seat: SeatView, name: string, w: Words, drawing: Drawing): string[] {
  const { paint } = drawing;
  const goal = seat.privates?.map((color) => w.privates[color]).join(', ');
  return [
    paint('bold', fit(`${name}  ${seat.pattern ? patternName(seat.pattern) : ''}`)),
    fit(`${w.labels.tokens}: ${'*'.repeat(seat.tokens) || '0'}  ${w.labels.total}: ${seat.total}`),
    fit(goal ? `${goal}: ${seat.lines.private}` : ''),
    ...grid(seat.pattern, seat.dice, drawing),
  ];
}

const WIDTH = 38;

function fit(text: string): string {
  return text.slice(0, WIDTH).padEnd(WIDTH);
}

/** Four rows of five spaces: a die, or what is printed there. Every line is as wide as the others on the screen. */
function grid(id: string | undefined, dice: readonly (Die | null)[], drawing: Drawing): string[] {
  const printed = id === undefined ? '.'.repeat(20) : PATTERNS[patternNamed(id)].rows.join('');
  const space = (i: number): string => {
    const die = dice[i];
    if (die) return ` ${paintDie(die, drawing)} `;
    const mark = printed[i];
    if (mark === '.') return drawing.paint('dim', '  .  ');
    return /\d/.test(mark) ? `  ${mark}  ` : `  ${drawing.paint(PRINTED[mark as Color], mark.toLowerCase())}  `;
  };
  const columns = fit(`    ${[1, 2, 3, 4, 5].map((column) => `  ${column}  `).join('')}`);
  const rows = ROWS.map((letter, row) => {
    const spaces = Array.from({ length: COLUMNS }, (_, column) => space(row * COLUMNS + column)).join('');
    return ` ${letter}  ${spaces}${' '.repeat(WIDTH - 4 - 5 * COLUMNS)}`;
  });
  return [drawing.paint('dim', columns), ...rows];
}

function paintDie(die: Die, { paint }: Drawing): string {
  return paint(DIE[die[0] as Color], ` ${die}`);
}

function beside(blocks: readonly (readonly string[])[]): string {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, i) =>
    blocks
      .map((block) => block[i] ?? fit(''))
      .join('  ')
      .trimEnd(),
  ).join('\n');
}
