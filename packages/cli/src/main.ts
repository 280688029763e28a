import { inspect } from 'node:util';
import { printable, StolikError } from '@stolik/core';
import { VERSION } from '@stolik/server/version';
import { Command } from 'commander';

/** Only what is asked for is loaded: the server, its store and three games with their bots take their time. */
const COMMANDS = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  rate: async () => (await import('./commands/rate.ts')).rateCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  rules: async () => (await import('./commands/rules.ts')).rulesCommand,
  sim: async () => (await import('./commands/sim.ts')).simCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  selfplay: async () => (await import('./commands/selfplay.ts')).selfplayCommand,
  mine: async () => (await import('./commands/mine.ts')).mineCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  calibrate: async () => (await import('./commands/calibrate.ts')).calibrateCommand,
  daily: async () => (await import('./commands/daily.ts')).dailyCommand,
  explore: async () => (await import('./commands/explore.ts')).exploreCommand,
  tune: async () => (await import('./commands/tune.ts')).tuneCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzzCommand,
  chaos: async () => (await import('./commands/chaos.ts')).chaosCommand,
  attack: async () => (await import('./commands/attack.ts')).attackCommand,
  golden: async () => (await import('./commands/golden.ts')).goldenCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  engine: async () => (await import('./commands/engine.ts')).engineCommand,
};

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

/** The `stolik` command. Wrong input ends it with a sentence and exit code 1; anything else that throws is a defect. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', leave);
  const program = new Command('stolik')
    .description('Eurogames at a little table: play them, sit a program down at them, measure and check them.')
    .version(VERSION);
  const [, , name] = argv;
  for (const load of isCommand(name) ? [COMMANDS[name]] : Object.values(COMMANDS)) program.addCommand((await load())());
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
