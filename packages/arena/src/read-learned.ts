import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** What was learned for a game, from where the games are installed. */
export function readLearned(file: string): Uint8Array {
  return readFileSync(resolve(`@stolik/games/${file}`));
}
