import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { botsOf } from '../checkout.ts';
import { Engine } from '../engine.ts';

export function engineCommand(): Command {
  return new Command('engine')
    .description('JSON lines on standard input and output, one answer a line, in order: see docs/protocol.md.')
    .option('--checkout <folder>', 'answer "bot" and "decide" by the bots of another checkout, which was built there')
    .action(async ({ checkout }: { checkout?: string }) => {
      const engine = new Engine(checkout === undefined ? undefined : await botsOf(checkout));
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
        if (line.trim() === '') continue;
        const isTaken = process.stdout.write(`${engine.answer(line)}\n`);
        // A reader slower than we are must not make us keep its answers.
        if (!isTaken) await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    });
}
