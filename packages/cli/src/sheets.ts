import type { GameEntry, Language, ScoreSheet } from '@stolik/core';

const WORDS = {
  en: { total: 'Total', wins: 'wins', target: 'to beat' },
  pl: { total: 'Razem', wins: 'wygrywa', target: 'do pobicia' },
};

const LONGEST_NOTE = 9;

/** Score sheets side by side, a line for each thing that scored. */
export function printSheets(
  entry: GameEntry,
  sheets: readonly ScoreSheet[],
  winners: readonly number[],
  names: readonly string[],
  language: Language,
): string {
  const text = entry.text[language];
  const words = WORDS[language];
  const column = (cell: string) => cell.padStart(16);
  const row = (label: string, cells: readonly (string | number)[]) =>
    `  ${label.padEnd(34)}${cells.map((cell) => column(String(cell))).join('')}`;
  const lines = Object.keys(sheets[0].lines).map((id) =>
    row(
      text.scoreLine(id),
      sheets.map((sheet) => withNote(sheet.lines[id], sheet.notes?.[id])),
    ),
  );
  const target =
    sheets[0].target === undefined
      ? []
      : [
          row(
            `(${words.target})`,
            sheets.map((sheet) => sheet.target ?? ''),
          ),
        ];
  const marks = sheets.map(({ seat }) => (winners.includes(seat) ? words.wins : ''));
  const totals = row(
    words.total,
    sheets.map((sheet) => sheet.total),
  );
  const titles = sheets.map(({ seat, automa }) => automa ?? names[seat]);
  return `${[row('', titles), ...lines, totals, ...target, row('', marks)].map((line) => line.trimEnd()).join('\n')}\n`;
}

/** A note that would break the columns is left to those who read the JSON. */
function withNote(points: number, note: string | undefined): string {
  return note === undefined || note.length > LONGEST_NOTE ? String(points) : `(${note}) ${String(points).padStart(3)}`;
}
