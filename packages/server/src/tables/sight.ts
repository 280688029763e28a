import type { ViewerLine } from '@stolik/protocol';

/** A line of the log and who may know of it. */
export interface GuardedLine {
  readonly seat: number | undefined;
  readonly events: readonly unknown[];
  /** A list sealed by a seat that still owes the rest: nobody else may know that it exists. */
  readonly isSecret: boolean;
  /** The line that it takes back. */
  readonly undoes?: number;
}

/**
 * Counts lines for each viewer. Somebody else's sealed steps must not even show in the numbers, so every viewer has
 * numbers of its own: those of the lines it may know of.
 */
export class Sight {
  readonly #lines: GuardedLine[] = [];

  add(line: GuardedLine): void {
    this.#lines.push(line);
  }

  /** Whether nobody but its seat may know of the line `seq`. */
  isSecret(seq: number): boolean {
    return this.#lines[seq].isSecret;
  }

  /** The viewer's number of the line `seq`, or of the last one before it that the viewer may know of. */
  numberOf(seq: number, viewer: number | undefined): number {
    let at = -1;
    for (let i = 0; i <= seq; i++) if (mayKnow(this.#lines[i], viewer)) at++;
    return at;
  }

  /** What the viewer may know of the lines after its own number `from`. */
  since(from: number, viewer: number | undefined): ViewerLine[] {
    const happened: ViewerLine[] = [];
    let at = -1;
    for (const line of this.#lines) {
      if (!mayKnow(line, viewer)) continue;
      at++;
      if (at <= from) continue;
      happened.push({
        at,
        ...(line.seat === undefined ? {} : { seat: line.seat }),
        events: [...line.events],
        ...(line.undoes === undefined ? {} : { undoes: this.numberOf(line.undoes, viewer) }),
      });
    }
    return happened;
  }
}

function mayKnow(line: GuardedLine, viewer: number | undefined): boolean {
  return !line.isSecret || line.seat === viewer;
}
