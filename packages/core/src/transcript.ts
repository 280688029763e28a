import { pick } from './chance/chance.ts';
import { SeededChance } from './chance/seeded.ts';
import { seededSource } from './chance/source.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { winnersOf } from './score.ts';

/** What a transcript is made from. */
export interface TranscriptSetup {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
}

/**
 * A whole game of random moves as text: every move with the number of choices, every event, the final sheets. Kept beside
 * the tests, it shows any change of the rules as a difference that a person can read.
 */
export function transcript<S, M, V, E, O>(game: Game<S, M, V, E, O>, setup: TranscriptSetup): string {
  const match = Match.begin(game, { ...setup, source: seededSource(setup.seed) });
  const chance = new SeededChance(`${setup.seed}/moves`);
  const lines = [printTranscriptHeader(game, setup)];
  while (!match.isOver) {
    const seat = pick(match.actors, chance);
    const moves = match.legal(seat);
    const move = pick(moves, chance);
    const { events } = match.play(seat, [move]);
    lines.push(`${seat}: ${game.print(move)}  (of ${moves.length})`);
    for (const event of events) lines.push(`   ${JSON.stringify(event)}`);
  }
  const sheets = game.score(match.state);
  for (const sheet of sheets) lines.push(JSON.stringify(sheet));
  lines.push(`winners: ${winnersOf(sheets).join(' ') || 'none'}`);
  return `${lines.join('\n')}\n`;
}

function printTranscriptHeader(game: { id: string; version: number }, setup: TranscriptSetup): string {
  return JSON.stringify({ game: game.id, version: game.version, ...setup });
}
