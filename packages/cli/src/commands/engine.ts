import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { Engine } from '../engine.ts';

export function engineCommand(): Command {
  return new Command('engine')
    .description('JSON lines on standard input and output, one answer a line, in order: see docs/protocol.md.')
    .action(async () => {
      const engine = new Engine();
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
        if (line.trim() === '') continue;
        const isTaken = process.stdout.write(`${engine.answer(line)}\n`);
        // A reader slower than we are must not make us keep its answers.
        if (!isTaken) await new Promise((resolve) => process.stdout.once('drain', resolve));
      }
    });
}
