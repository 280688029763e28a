type Rows = readonly (readonly boolean[])[];

/** What looks like a finder and is none, either way round: the finder beside four light modules. */
const FALSE_FINDERS = ['10111010000', '00001011101'];

/** How hard a code is on cameras, by ISO/IEC 18004: long runs, blocks, false finders, too much of one colour. */
export function penaltyOf(rows: Rows): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]));
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(''));
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (const finder of FALSE_FINDERS) {
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) penalty += 40;
    }
  }
  return penalty + 3 * blocksIn(rows) + 10 * imbalanceOf(rows);
}

/** Squares of four in one colour. */
function blocksIn(rows: Rows): number {
  let blocks = 0;
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const color = rows[y][x];
      if (rows[y][x - 1] === color && rows[y - 1][x] === color && rows[y - 1][x - 1] === color) blocks++;
    }
  }
  return blocks;
}

/** How many whole steps of 5 % the dark part is away from half. */
function imbalanceOf(rows: Rows): number {
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return Math.floor(Math.abs(dark * 100 - 50) / 5);
}
