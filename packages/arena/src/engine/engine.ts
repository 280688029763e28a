import { type Match, StolikError } from '@stolik/core';
import { EngineChild } from './child.ts';
import type { EngineSpec } from './spec.ts';

/** A program's answer takes as long as it was allowed to think, and no more than this on top. */
export const PATIENCE_MS = 30_000;

/** A program at the table: it is shown what its seat may see, and plays what it answers. */
export class EnginePlayer {
  readonly #spec: EngineSpec;
  readonly #child: EngineChild;
  readonly #patienceMs: number;

  constructor(name: string, spec: EngineSpec, patienceMs: number, onStart: (pid: number) => void) {
    this.#spec = spec;
    this.#child = new EngineChild(name, spec.command, onStart);
    this.#patienceMs = patienceMs;
  }

  /** Plays one decision of the seat, and says whether there was anything to think about. */
  async play(match: Match, seat: number, luck: number): Promise<boolean> {
    const { game, header } = match;
    const { level = 'expert', ms, iterations } = this.#spec;
    const legal = match.legal(seat);
    const answer = await this.#child.ask(
      {
        do: 'decide',
        game: game.id,
        version: header.version,
        seats: header.seats,
        seat,
        view: match.view(seat),
        legal,
        level,
        ...(ms === undefined ? {} : { ms }),
        ...(iterations === undefined ? {} : { iterations }),
        seed: String(luck),
      },
      (ms ?? 0) + this.#patienceMs,
    );
    this.#apply(match, seat, answer.moves);
    return Array.isArray(answer.candidates) ? answer.candidates.length !== 1 : legal.length > 1;
  }

  end(): void {
    this.#child.end();
  }

  #apply(match: Match, seat: number, moves: unknown): void {
    try {
      if (!Array.isArray(moves)) throw new StolikError('bad-move', 'there is no list of moves');
      match.play(
        seat,
        moves.map((move) => (typeof move === 'string' ? match.game.parse(move) : match.game.readMove(move))),
      );
    } catch (error) {
      this.end();
      if (!(error instanceof StolikError)) throw error;
      throw this.#child.failure(`answered ${JSON.stringify(moves)?.slice(0, 200)}: ${error.message}`);
    }
  }
}
