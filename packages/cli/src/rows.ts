import { printable } from '@stolik/core';

/** What must not reach a terminal as it is. */
const STEERING = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Rows in columns, each as wide as it must be, under their titles. What people wrote cannot steer the terminal. */
export function printRows(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [titles, ...rows].map((row) => row.map(printLine));
  const widths = titles.map((_, i) => Math.max(...cells.map((row) => lengthOf(row[i]))));
  const lines = cells.map((row) => row.map((cell, i) => cell + ' '.repeat(widths[i] - lengthOf(cell))).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** A text of somebody on one line. */
export function printLine(text: string): string {
  return printable(text).replaceAll('\n', '\\u000a');
}

/** A value as one line of JSON that no text in it can make anything else of. */
export function printJson(value: unknown): string {
  const escaped = JSON.stringify(value).replace(STEERING, (one) =>
    Array.from({ length: one.length }, (_, i) => `\\u${one.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  );
  return `${escaped}\n`;
}

function lengthOf(text: string): number {
  return [...text].length;
}
