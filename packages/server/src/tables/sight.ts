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

/** What one viewer may know of a log: the lines, in order. Their places are the viewer's own numbers. */
interface Seen {
  readonly seqs: number[];
  /** How many lines of the log were looked at so far. */
  upTo: number;
}

/**
 * Counts lines for each viewer. Somebody else's sealed steps must not even show in the numbers, so every viewer has
 * numbers of its own: those of the lines it may know of.
 */
export class Sight {
  readonly #lines: GuardedLine[] = [];
  readonly #seen = new Map<number | undefined, Seen>();

  add(line: GuardedLine): void {
    this.#lines.push(line);
  }

  /** Whether nobody but its seat may know of the line `seq`. */
  isSecret(seq: number): boolean {
    return this.#lines[seq].isSecret;
  }

  /** Whether any line of a seat that everybody may know of is such a one. */
  someOfSeats(is: (seq: number) => boolean): boolean {
    return this.#knownTo(undefined).some((seq) => this.#lines[seq].seat !== undefined && is(seq));
  }

  /** The viewer's number of the line `seq`, or of the last one before it that the viewer may know of. */
  numberOf(seq: number, viewer: number | undefined): number {
    const seqs = this.#knownTo(viewer);
    // Halving: a log may be long, and every news of it is numbered for everybody who looks.
    let [from, to] = [0, seqs.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (seqs[middle] <= seq) from = middle + 1;
      else to = middle;
    }
    return from - 1;
  }

  /** What the viewer may know of the lines after its own number `from`. */
  since(from: number, viewer: number | undefined): ViewerLine[] {
    return this.#knownTo(viewer)
      .slice(from + 1)
      .map((seq, i) => {
        const { seat, events, undoes } = this.#lines[seq];
        return {
          at: from + 1 + i,
          ...(seat === undefined ? {} : { seat }),
          events: [...events],
          ...(undoes === undefined ? {} : { undoes: this.numberOf(undoes, viewer) }),
        };
      });
  }

  #knownTo(viewer: number | undefined): readonly number[] {
    const seen = this.#seen.get(viewer) ?? { seqs: [], upTo: 0 };
    this.#seen.set(viewer, seen);
    for (; seen.upTo < this.#lines.length; seen.upTo++) {
      if (mayKnow(this.#lines[seen.upTo], viewer)) seen.seqs.push(seen.upTo);
    }
    return seen.seqs;
  }
}

function mayKnow(line: GuardedLine, viewer: number | undefined): boolean {
  return !line.isSecret || line.seat === viewer;
}
