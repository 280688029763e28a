import { taught } from '@stolik/bots';
import { gameEntry } from '@stolik/games';
import { listen } from '../listen.ts';
import { readLearned } from '../read-learned.ts';
import type { Job } from './job.ts';
import { Miner, type Yield } from './mine.ts';

// A thread that looks for puzzles: it is told the number of a game and answers with what was found in it.

let last: { readonly game: string; readonly miner: Miner } | undefined;

listen<Job, Yield>(({ game, seed, number }) => {
  if (last?.game !== game) {
    const entry = gameEntry(game);
    last = { game, miner: new Miner(taught(entry, readLearned), entry.puzzling) };
  }
  return last.miner.mine(seed, number);
});
