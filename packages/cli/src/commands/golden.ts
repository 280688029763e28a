import { readFileSync, writeFileSync } from 'node:fs';
import { badField, printable, readInt, readObject, readText, transcript } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { Command } from 'commander';
import { gameOption, rulesOption, seatsOption, seedOption, setUp } from '../arguments.ts';

export function goldenCommand(): Command {
  return new Command('golden')
    .description('Print the playthrough of a seeded game, or check recorded ones against the rules as they are.')
    .argument('[files...]', 'recorded playthroughs to check')
    .option('--write', 'record the files anew instead of checking them')
    .addOption(gameOption())
    .addOption(seatsOption())
    .addOption(seedOption())
    .addOption(rulesOption())
    .action((files: string[], args) => {
      if (files.length === 0) {
        const { game, options } = setUp(args.game, args.seats, args.options);
        process.stdout.write(transcript(game, { seats: args.seats, seed: args.seed, options }));
        return;
      }
      const changed = files.filter((file) => !check(file, args.write === true));
      if (changed.length > 0) process.exitCode = 1;
      process.stdout.write(`${files.length - changed.length} as recorded, ${changed.length} changed\n`);
    });
}

/** Plays a recorded game again; says where it first differs. */
function check(file: string, isWriting: boolean): boolean {
  const recorded = readFileSync(file, 'utf8');
  const played = replay(recorded, file);
  if (isWriting) writeFileSync(file, played);
  if (played === recorded || isWriting) return true;
  const [then, now] = [recorded.split('\n'), played.split('\n')];
  const line = Array.from({ length: Math.max(then.length, now.length) }).findIndex((_, i) => then[i] !== now[i]);
  process.stdout.write(
    `${file}:${line + 1} differs\n  recorded: ${printable(then[line] ?? '(nothing)')}\n  now:      ${now[line] ?? '(nothing)'}\n`,
  );
  return false;
}

/** The first line of a playthrough says what it was made from. */
function replay(recorded: string, file: string): string {
  let json: unknown;
  try {
    json = JSON.parse(recorded.split('\n')[0]);
  } catch {
    throw badField(file, 'does not begin with the line that says what it was made from');
  }
  const header = readObject(json, file);
  const version = readInt(header.version, `${file} version`, 1, 1_000_000);
  const { game } = gameEntry(readText(header.game, `${file} game`), version);
  const seats = readInt(header.seats, `${file} seats`, game.seats.min, game.seats.max);
  return transcript(game, { seats, seed: readText(header.seed, `${file} seed`), options: header.options });
}
