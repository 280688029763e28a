import type { Calibration } from './calibration.ts';

/** The table of a game for so many seats, if there is one; tables are loaded when somebody first asks. */
export async function tableOf(game: string, seats: number, engine: string): Promise<Calibration | undefined> {
  const { TABLES } = await import('./tables/index.ts');
  return TABLES.find((table) => table.game === game && table.seats === seats && table.engine === engine);
}
