import { readFileSync } from 'node:fs';
import { type GameEntry, Match, parseLog, printable, winnersOf } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { Command } from 'commander';
import { jsonOption } from '../arguments.ts';
import { chainOf } from '../chain.ts';
import { printSheets } from '../sheets.ts';

export function verifyCommand(): Command {
  return new Command('verify')
    .description('Replay a log, check every outcome of chance against the revealed seed, and print the score.')
    .argument('<log>', 'a log file, or - for standard input')
    .addOption(jsonOption())
    .action((file: string, args) => {
      const log = parseLog(readFileSync(file === '-' ? 0 : file, 'utf8'));
      const entry = gameEntry(log.header.game, log.header.version);
      const isVerified = log.seed !== undefined;
      const match =
        log.seed === undefined
          ? Match.restore(entry.game, log, chainOf(log))
          : Match.verify(entry.game, log, verifiableSource(log.seed));
      report(entry, match, isVerified, args.json === true);
    });
}

function report(entry: GameEntry, match: Match, isVerified: boolean, json: boolean): void {
  const sheets = entry.game.score(match.state);
  const winners = match.isOver ? winnersOf(sheets) : [];
  const { game, seats } = match.header;
  if (json) {
    const result = { game, seats, lines: match.seq + 1, verified: isVerified, over: match.isOver, sheets, winners };
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const names = sheets.map(({ seat }) => `seat ${seat}`);
  process.stdout.write(`${game}, ${seats} seats, ${match.seq + 1} lines: ${isVerified ? 'verified' : 'replayed'}.
${isVerified ? 'Every outcome follows from the revealed seed and the log.' : 'The log reveals no seed, so its outcomes could not be checked.'}
${match.isOver ? '' : 'The game is not over; the score so far:\n'}${printable(printSheets(entry, sheets, winners, names, 'en'))}`);
}
