import { BrokenPromise } from './checks.ts';

/** What a run of the kit came across: a check that never met its case has checked nothing. */
export class Coverage {
  games = 0;
  decisions = 0;
  /** How often each kind of move was played, by the first words of its line. */
  readonly moves = new Map<string, number>();
  readonly #hidden = new Set<string>();

  counts(kind: string): void {
    this.moves.set(kind, (this.moves.get(kind) ?? 0) + 1);
  }

  /** A world made by `maker` for one pair of eyes looked different to another seat: something is hidden indeed. */
  hides(maker: string, eye: number | undefined, other: number): void {
    this.#hidden.add(key(maker, eye, other));
  }

  hasHidden(maker: string, eye: number | undefined, other: number): boolean {
    return this.#hidden.has(key(maker, eye, other));
  }

  /** In a game with secrets, each seat's must have been made anew for everybody else at least once. */
  mustHide(seats: number): void {
    for (const maker of ['imagine', 'shuffle']) {
      for (const eye of [...Array(seats).keys(), undefined]) {
        for (let other = 0; other < seats; other++) {
          if (other === eye || this.hasHidden(maker, eye, other)) continue;
          throw new BrokenPromise(maker, `never hid anything of seat ${other} from ${nameOf(eye)}`);
        }
      }
    }
  }
}

function key(maker: string, eye: number | undefined, other: number): string {
  return `${maker} ${nameOf(eye)} ${other}`;
}

function nameOf(eye: number | undefined): string {
  return eye === undefined ? 'spectators' : `seat ${eye}`;
}
