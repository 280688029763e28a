import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { BOT_NAMES } from '@stolik/bots';
import { badField, LANGUAGES } from '@stolik/core';
import { games } from '@stolik/games';
import { Argument, Command, Option } from 'commander';
import { readBot, rulesOption, setUp, wholeNumber } from '../arguments.ts';
import { TerminalTable } from '../play/table.ts';

export function playCommand(): Command {
  return new Command('play')
    .description('A table in the terminal, against bots or with others at the same keyboard.')
    .addArgument(new Argument('<game>', 'which game').choices(games.map(({ game }) => game.id)))
    .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1), 2)
    .option('--humans <n>', 'how many of them are people; bots take the rest', wholeNumber('--humans', 0), 1)
    .option('--bot <name>', `who the bots are: ${BOT_NAMES.join(', ')}`, 'greedy')
    .option('--seed <text>', 'any text; without it nobody knows what comes')
    .option('--log <file>', 'write the log of the game here')
    .addOption(rulesOption())
    .addOption(new Option('--lang <language>', 'language').choices(LANGUAGES).default(languageOfSystem()))
    .action(async (id: string, args) => {
      const entry = setUp(id, args.seats, args.options);
      if (args.humans > args.seats)
        throw badField('--humans', `${args.humans} people do not fit on ${args.seats} seats`);
      if (args.log && existsSync(args.log)) throw badField('--log', `${args.log} exists already`);
      const seed = args.seed ?? randomBytes(16).toString('hex');
      const bot = readBot(args.bot, entry, '--bot');
      await new TerminalTable({ ...args, entry, seed, bot, language: args.lang }).run();
    });
}

function languageOfSystem(): string {
  return (process.env.LC_ALL || process.env.LANG || '').startsWith('pl') ? 'pl' : 'en';
}
