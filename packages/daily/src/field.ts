import { LEVELS, type Level } from '@stolik/bots';
import { badField, type Game, type Log, type Match, readInt, readList, readObject, readText } from '@stolik/core';
import { dealt } from './deal.ts';
import type { Result } from './result.ts';

/** Runs of each level in a field. */
export const RUNS = 16;

/** What bots made of a deal: what a person's result is compared with. */
export interface Field {
  /** The rules that they played by. */
  readonly rules: number;
  /** The results of each level, the lowest first. */
  readonly results: Readonly<Record<Level, readonly number[]>>;
  /** What the middle one of all had in each round. */
  readonly rounds: readonly number[];
  /** The middle one of Owl's games, play by play: the seat, and its moves as a person would type them. */
  readonly owl: readonly string[];
}

/** A run and how it came out. */
export interface Played {
  readonly level: Level;
  readonly log: Log;
  readonly result: Result;
}

const BETWEEN = ' | ';

export function fieldOf(game: Game, runs: readonly Played[]): Field {
  const results = {} as Record<Level, number[]>;
  for (const level of LEVELS) {
    results[level] = runs
      .filter((run) => run.level === level)
      .map(({ result }) => result.value)
      .sort((a, b) => a - b);
  }
  const longest = Math.max(...runs.map(({ result }) => result.rounds.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    middleOf(runs.map(({ result }) => result.rounds[round] ?? 0)),
  );
  const owls = runs.filter(({ level }) => level === 'expert').sort((a, b) => a.result.value - b.result.value);
  return { rules: game.version, results, rounds, owl: printed(game, owls[Math.floor(owls.length / 2)]!.log) };
}

function middleOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;
}

function printed(game: Game, { lines }: Log): string[] {
  return lines.flatMap((line) =>
    'moves' in line ? [`${line.seat} ${line.moves.map((move) => game.print(move)).join(BETWEEN)}`] : [],
  );
}

/** The game that Owl played, dealt by the seed and played again: whatever is not legal is refused. */
export function owlGame(game: Game, { owl }: Field, seats: number, seed: string): Match {
  const match = dealt(game, seats, seed);
  for (const line of owl) {
    const at = line.indexOf(' ');
    const moves = line.slice(at + 1).split(BETWEEN);
    match.play(
      Number(line.slice(0, at)),
      moves.map((move) => game.parse(move)),
    );
  }
  return match;
}

/** Checks the form of a field that comes from a file. */
export function readField(json: unknown, field = 'field'): Field {
  const { rules, results, rounds, owl } = readObject(json, field, ['rules', 'results', 'rounds', 'owl']);
  const byLevel = readObject(results, `${field}.results`, [...LEVELS]);
  return {
    rules: readInt(rules, `${field}.rules`, 1, 1e6),
    results: Object.fromEntries(
      LEVELS.map((level) => [level, readNumbers(byLevel[level], `${field}.results.${level}`)]),
    ) as Record<Level, number[]>,
    rounds: readNumbers(rounds, `${field}.rounds`),
    owl: readList(owl, `${field}.owl`).map((line, i) => readText(line, `${field}.owl[${i}]`)),
  };
}

function readNumbers(json: unknown, field: string): number[] {
  return readList(json, field).map((number) => {
    if (typeof number !== 'number' || !Number.isFinite(number)) throw badField(field, 'must be numbers');
    return number;
  });
}
