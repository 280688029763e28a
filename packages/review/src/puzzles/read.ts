import { badField, readInt, readList, readObject, readText, StolikError } from '@stolik/core';
import type { MinedGame, Puzzle, PuzzleSet, Tempting } from './puzzle.ts';

const MOST = Number.MAX_SAFE_INTEGER;

/** A set as it lies in a file, checked for form, or a `StolikError` naming the field; moves are for the rules to judge. */
export function readPuzzleSet(text: string): PuzzleSet {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StolikError('bad-puzzles', 'the file of puzzles is not JSON');
  }
  const { game, version, engine, seed, played, games } = readObject(json, 'puzzles');
  return {
    game: readText(game, 'game'),
    version: readInt(version, 'version', 1, MOST),
    engine: readText(engine, 'engine'),
    seed: readText(seed, 'seed'),
    played: readInt(played, 'played', 0, MOST),
    games: readList(games, 'games').map((one, i) => readGame(one, `games[${i}]`)),
  };
}

function readGame(json: unknown, field: string): MinedGame {
  const { seed, seats, options, plays, puzzles } = readObject(json, field);
  const known = readTexts(plays, `${field}.plays`);
  return {
    seed: readText(seed, `${field}.seed`),
    seats: readInt(seats, `${field}.seats`, 1, MOST),
    options,
    plays: known,
    puzzles: readList(puzzles, `${field}.puzzles`).map((one, i) =>
      readPuzzle(one, `${field}.puzzles[${i}]`, known.length),
    ),
  };
}

function readPuzzle(json: unknown, field: string, plays: number): Puzzle {
  const puzzle = readObject(json, field);
  const answers = readTexts(puzzle.answers, `${field}.answers`);
  if (answers.length === 0) throw badField(`${field}.answers`, 'must have at least one');
  const others = readList(puzzle.others, `${field}.others`);
  if (others.length === 0) throw badField(`${field}.others`, 'must have at least one');
  return {
    at: readInt(puzzle.at, `${field}.at`, 0, plays),
    seat: readInt(puzzle.seat, `${field}.seat`, 0, MOST),
    answers,
    gap: readNumber(puzzle.gap, `${field}.gap`),
    others: others.map((one, i) => readTempting(one, `${field}.others[${i}]`)),
    themes: readTexts(puzzle.themes, `${field}.themes`),
    found: readNumbers(puzzle.found, `${field}.found`),
    rating: readNumber(puzzle.rating, `${field}.rating`),
    ...(puzzle.isBlind === true ? { isBlind: true } : {}),
  };
}

function readTempting(json: unknown, field: string): Tempting {
  const { turn, loss, lines, why } = readObject(json, field);
  const by = Object.entries(readObject(lines, `${field}.lines`));
  return {
    turn: readText(turn, `${field}.turn`),
    loss: readNumber(loss, `${field}.loss`),
    lines: Object.fromEntries(by.map(([line, points]) => [line, readNumber(points, `${field}.lines.${line}`)])),
    why: readTexts(why, `${field}.why`),
  };
}

function readTexts(json: unknown, field: string): string[] {
  return readList(json, field).map((one, i) => readText(one, `${field}[${i}]`));
}

function readNumbers(json: unknown, field: string): number[] {
  return readList(json, field).map((one, i) => readNumber(one, `${field}[${i}]`));
}

function readNumber(json: unknown, field: string): number {
  if (typeof json !== 'number' || !Number.isFinite(json)) throw badField(field, 'must be a number');
  return json;
}
