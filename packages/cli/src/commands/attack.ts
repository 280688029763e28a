import { printable } from '@stolik/core';
import type { AttackResult, Outcome } from '@stolik/testbed/attack/attack';
import { Command } from 'commander';
import { jsonOption, positiveNumber } from '../arguments.ts';
import { Progress } from '../progress.ts';
import { nodesOption, onStore, type StoreArguments, storeOption } from './store.ts';

interface Arguments extends StoreArguments {
  readonly seconds: number;
  readonly only?: readonly string[];
  readonly short?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
}

/** Of what is broken in one story. */
const MOST_SHOWN = 10;

export function attackCommand(): Command {
  return new Command('attack')
    .description('Attack a server of its own on this machine in every way known, and say what did not hold.')
    .option('--seconds <n>', 'how long each flood lasts', positiveNumber('--seconds'), 10)
    .option('--only <story...>', 'these stories alone: see --list')
    .option('--short', 'a sample of everything that does not have to wait')
    .option('--list', 'the stories, and what each of them promises')
    .addOption(storeOption())
    .addOption(nodesOption())
    .addOption(jsonOption())
    .action(async (args: Arguments) => {
      if (args.list) return list();
      const result = await onStore(args, (store) => attackOn(store, args));
      report(args, result);
      if (result.broken.length > 0) process.exitCode = 1;
    });
}

async function list(): Promise<void> {
  // Loaded here, so that the other commands start without it.
  const { STORIES } = await import('@stolik/testbed/attack/stories');
  const width = widthOf(STORIES.map(({ id }) => id));
  for (const { id, promise } of STORIES) process.stdout.write(`${id.padEnd(width)}  ${promise}\n`);
}

async function attackOn(store: string, args: Arguments): Promise<AttackResult> {
  // Loaded here, so that the other commands start without it.
  const { runAttack } = await import('@stolik/testbed/attack/attack');
  let progress: Progress | undefined;
  return runAttack({
    store,
    kind: args.store,
    nodes: args.nodes,
    seconds: args.seconds,
    isShort: args.short === true,
    patience: 1,
    only: args.only,
    onStory: ({ id }, done, total) => {
      progress ??= new Progress(`attack ${args.store}`, total);
      progress.update(done, id);
    },
    onOutcome: (outcome) => {
      progress?.end();
      process.stdout.write(rowOf(outcome));
    },
  });
}

/** A row of the table, and below it whatever is to be told of the story. */
function rowOf({ story, tried, broken, notes, figures, seconds }: Outcome): string {
  const verdict = broken.length === 0 ? 'held  ' : 'BROKEN';
  const row = `${verdict} ${story.id.padEnd(15)} ${`${tried}`.padStart(6)} tried ${seconds.toFixed(1).padStart(6)} s  ${story.promise}`;
  const course = figures && [
    `memory ${Object.values(figures.memoryMB).join(' > ')} MB, /healthz ${Object.values(figures.healthzMs).join(' > ')} ms${
      figures.most.healthzMs === undefined ? ', which is not judged: this server runs without limits' : ''
    }`,
  ];
  const worst = broken.slice(0, MOST_SHOWN).map((happened) => `! ${printable(happened)}`);
  const more = broken.length > MOST_SHOWN ? [`! and ${broken.length - MOST_SHOWN} more, all of them with --json`] : [];
  const below = [...notes, ...(course ?? []), ...worst, ...more];
  return `${[row, ...below.map((line) => `         ${line}`)].join('\n')}\n`;
}

function report({ store, nodes, json }: Arguments, result: AttackResult): void {
  const { tried, held, attempts } = result;
  process.stdout.write(
    `${store}, ${nodes} ${nodes === 1 ? 'server' : 'servers'}: ${held} of ${tried} stories held, ${attempts} attempts\n`,
  );
  if (json) process.stdout.write(`${JSON.stringify({ store, nodes, ...result })}\n`);
}

function widthOf(words: readonly string[]): number {
  return Math.max(...words.map((word) => word.length));
}
