import { inspect } from 'node:util';
import { printable, StolikError } from '@stolik/core';
import { VERSION } from '@stolik/server/version';
import { Command } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { arenaCommand } from './commands/arena.ts';
import { attackCommand } from './commands/attack.ts';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { chaosCommand } from './commands/chaos.ts';
import { engineCommand } from './commands/engine.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { goldenCommand } from './commands/golden.ts';
import { playCommand } from './commands/play.ts';
import { restoreCommand } from './commands/restore.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';

/** The `stolik` command. Wrong input ends it with a sentence and exit code 1; anything else that throws is a defect. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', leave);
  const program = new Command('stolik')
    .description('Eurogames at a little table: play them, sit a program down at them, measure and check them.')
    .version(VERSION);
  const commands = [
    serveCommand,
    adminCommand,
    backupCommand,
    restoreCommand,
    playCommand,
    rulesCommand,
    simCommand,
    arenaCommand,
    tuneCommand,
    benchCommand,
    fuzzCommand,
    chaosCommand,
    attackCommand,
    goldenCommand,
    verifyCommand,
    engineCommand,
  ];
  for (const command of commands) program.addCommand(command());
  explainMistakes(program, 'stolik');
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    if (error instanceof StolikError || isSystemError(error)) {
      // It may quote a file or a server, and must not steer the terminal.
      process.stderr.write(`stolik: ${printable(error.message)}\n`);
      process.exitCode = 1;
      return;
    }
    process.stderr.write(`${printable(inspect(error))}\n`);
    process.exit(1);
  }
}

/** A wrong command or option is one sentence: what is wrong, what may have been meant, and where the help is. */
function explainMistakes(command: Command, name: string): void {
  command.configureOutput({
    outputError: (text, write) => {
      const [problem, guess] = text
        .trim()
        .replace(/^error: /, '')
        .split('\n');
      // Commander guesses in brackets, on a line of its own.
      const meant = guess?.replace(/^\(D(.*)\)$/, ': d$1') ?? '.';
      write(`${printable(`stolik: ${problem.replace(/\.$/, '')}${meant} See ${name} --help.`)}\n`);
    },
  });
  for (const part of command.commands) explainMistakes(part, `${name} ${part.name()}`);
}

/** Whoever read us has gone, which is fine; or what we say cannot be written, which is not. */
function leave(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`stolik: ${error.message}\n`);
  process.exit(1);
}

/** A file that cannot be read or written, a full disk: the message says it all. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
