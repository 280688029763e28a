/** A list of moves that its seat alone knows, and the state as that seat sees it after them. */
interface SealedList<S, M> {
  /** The line it was written in. */
  readonly seq: number;
  readonly moves: readonly M[];
  readonly state: S;
}

/** What seats that decide at the same time have decided so far: it happens when the last of them is ready. */
export class Sealed<S, M> {
  readonly #lists = new Map<number, SealedList<S, M>[]>();

  has(seat: number): boolean {
    return this.#lists.has(seat);
  }

  /** The state with the seat's own lists in it; `undefined` where it has none. */
  stateOf(seat: number): S | undefined {
    return this.#lists.get(seat)?.at(-1)?.state;
  }

  /** All moves of the seat's lists, in order. */
  movesOf(seat: number): M[] {
    return this.#lists.get(seat)?.flatMap(({ moves }) => moves) ?? [];
  }

  add(seat: number, list: SealedList<S, M>): void {
    const lists = this.#lists.get(seat);
    if (lists) lists.push(list);
    else this.#lists.set(seat, [list]);
  }

  /** Drops the seat's last list and says which line it was; `undefined` where it has none. */
  drop(seat: number): number | undefined {
    const lists = this.#lists.get(seat);
    const last = lists?.pop();
    if (lists?.length === 0) this.#lists.delete(seat);
    return last?.seq;
  }

  /** Drops the lists of all others; the seat's own are kept, with the states that `after` says they lead to. */
  keepOnly(seat: number, after: (moves: readonly M[]) => S): void {
    const own = this.#lists.get(seat);
    this.clear();
    const moves: M[] = [];
    for (const list of own ?? []) {
      moves.push(...list.moves);
      this.add(seat, { ...list, state: after(moves) });
    }
  }

  clear(): void {
    this.#lists.clear();
  }
}
