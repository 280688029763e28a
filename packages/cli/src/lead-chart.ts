const HEIGHT = 11;
const WIDTH = 64;

/** A lead over the course of a game, in characters; below it, the marks of turns at their places. */
export function leadChart(leads: readonly number[], marks: readonly string[]): string {
  const columns = Math.min(WIDTH, leads.length);
  const spanOf = (column: number) => {
    const from = Math.floor((column * leads.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * leads.length) / columns));
    return { from, to };
  };
  const values = Array.from({ length: columns }, (_, column) => {
    const { from, to } = spanOf(column);
    const some = leads.slice(from, to);
    return some.reduce((sum, lead) => sum + lead, 0) / some.length;
  });
  const most = Math.max(1, ...values.map(Math.abs));
  const rowOf = (value: number) => Math.round(((most - value) / (2 * most)) * (HEIGHT - 1));
  const middle = (HEIGHT - 1) / 2;
  const rows = Array.from({ length: HEIGHT }, (_, row) => {
    const label =
      row === 0 ? `+${most.toFixed(0)}` : row === middle ? '0' : row === HEIGHT - 1 ? `-${most.toFixed(0)}` : '';
    const cells = values.map((value) => (rowOf(value) === row ? '*' : row === middle ? '-' : ' '));
    return `${label.padStart(6)} |${cells.join('')}`.trimEnd();
  });
  const below = Array.from({ length: columns }, (_, column) => {
    const { from, to } = spanOf(column);
    return marks.slice(from, to).find((mark) => mark !== '') ?? ' ';
  });
  const last = below.some((mark) => mark !== ' ') ? [`        ${below.join('')}`.trimEnd()] : [];
  return `${[...rows, ...last].join('\n')}\n`;
}
