import { SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { ask, type Visitor, visit, Wire } from './wire.ts';

/** Two people at a running table, each watching it through a socket of their own. */
export interface Pair {
  readonly table: string;
  readonly people: readonly Visitor[];
  readonly wires: readonly Wire[];
  /** Seats that owe a decision. */
  owing(): number[];
  /** A random legal move of a seat, and the epoch it belongs to. */
  moveOf(seat: number): { readonly epoch: number; readonly moves: readonly unknown[] };
}

/** Seats them: Anna and Ben, or whoever is there already. */
export async function seatTwo(
  address: string,
  game: string,
  { seed = 'pair', people: known }: { readonly seed?: string; readonly people?: readonly Visitor[] } = {},
): Promise<Pair> {
  const people = known ?? [await visit(address, 'Anna'), await visit(address, 'Ben')];
  const wires = await Promise.all(people.map((person) => Wire.open(address, person)));
  const made = await ask(address, people[0], '/api/tables', { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { id: table } = (await made.json()) as { id: string };
  await ask(address, people[1], `/api/tables/${table}/seats`, {});
  for (const wire of wires) await wire.ask({ do: 'watch', id: 'watch', table });
  const { game: rules } = gameEntry(game);
  const chance = new SeededChance(seed);
  const out: number[] = [];
  return {
    table,
    people,
    wires,
    owing: () => wires[0].look.actors,
    moveOf: (seat) => {
      const { view, epoch } = wires[seat].look;
      const s = rules.imagine(view, seat, chance);
      return { epoch, moves: [rules.toMove(s, seat, out[chance.int(rules.legal(s, seat, out))])] };
    },
  };
}

/** Plays random moves until the game is over; how many there were. */
export async function playToEnd({ table, wires, owing, moveOf }: Pair): Promise<number> {
  for (let plays = 0; ; plays++) {
    await Promise.all(wires.map((wire, i) => wire.ask({ do: 'ping', id: `ping-${plays}-${i}` })));
    if (wires[0].look.isOver) return plays;
    const [seat] = owing();
    const answer = await wires[seat].ask({ do: 'play', id: `play-${plays}`, table, ...moveOf(seat) });
    if (answer.is !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}
