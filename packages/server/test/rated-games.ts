import { type ChanceSource, SeededChance, seededSource } from '@stolik/core';
import { digest } from '@stolik/fair';
import { NewTable } from '@stolik/protocol';
import { callTime, playForBot } from '../src/tables/play.ts';
import { botTurn } from '../src/tables/record.ts';
import { comeBack, createTable, goAway, resign, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { ANNA, BEN, CLEO, playOnce } from './tables.ts';

const PEOPLE = [ANNA, BEN, CLEO];

/** A world in which every table is dealt alike. */
export const dealt = {
  sourceOf: (seed: string): ChanceSource => ({ ...seededSource('dealt'), digest, commitment: digest(seed) }),
};

/** What happens when so much of the game is played. */
export type Turn = readonly [progress: number, event: 'leaves' | 'returns' | 'resigns' | 'is-late', who: typeof ANNA];

/** A rated table at which so many people sit, and so many bots. */
export async function ratedTable(tables: Tables, { people = 2, bots = 0, game = 'sentient' } = {}): Promise<string> {
  const seats = [
    { kind: 'me' },
    ...new Array(people - 1).fill({ kind: 'open' }),
    ...new Array(bots).fill({ kind: 'bot', level: 'easy' }),
  ];
  const wanted = NewTable.parse({ game, seats, pace: { kind: 'days', days: 2 }, standIn: 'easy', rated: true });
  const { id } = await createTable(tables, ANNA, wanted);
  for (const person of PEOPLE.slice(1, people)) await sit(tables, id, person, {});
  return id;
}

/** Plays at random, bots too, until it is over; on the way happens what is to happen. `later` lets a fortnight pass and more. */
export async function playRated(
  tables: Tables,
  id: string,
  seed: string,
  turns: readonly Turn[] = [],
  later: () => void = () => {},
): Promise<void> {
  const chance = new SeededChance(seed);
  const due = [...turns];
  for (;;) {
    const { record, progress } = await tables.with(id, ({ record, match }) => ({
      record,
      progress: match.game.progress?.(match.state) ?? 0,
    }));
    if (record.status !== 'running') return;
    if (record.asleep !== undefined) {
      later();
      await callTime(tables, id);
      continue;
    }
    const [next] = due;
    if (next && progress >= next[0]) {
      due.shift();
      const [, event, who] = next;
      if (event === 'leaves') await goAway(tables, id, who);
      if (event === 'returns') await comeBack(tables, id, who);
      if (event === 'resigns') await resign(tables, id, who);
      if (event === 'is-late') await untilAsked(tables, id, who, chance, later);
      continue;
    }
    await step(tables, id, chance);
  }
}

async function step(tables: Tables, id: string, chance: SeededChance): Promise<void> {
  const turn = await tables.with(id, (table) => {
    const asked = botTurn(table.record);
    if (!asked) return undefined;
    const legal = table.match.legal(asked.seat);
    const at = table.numberOf(table.match.seq, asked.seat);
    return { seat: asked.seat, at, move: legal[chance.int(legal.length)] };
  });
  if (turn) await playForBot(tables, id, turn.seat, turn.at, [turn.move]);
  else
    await playOnce(
      tables,
      id,
      PEOPLE.map((person) => person.id),
      chance,
    );
}

/** Plays on until somebody owes a decision, and lets their time run out. */
async function untilAsked(
  tables: Tables,
  id: string,
  who: typeof ANNA,
  chance: SeededChance,
  later: () => void,
): Promise<void> {
  const isAsked = () =>
    tables.with(id, ({ record }) => record.owes.some((seat) => record.seats[seat].person === who.id));
  while (!(await isAsked())) await step(tables, id, chance);
  later();
  await callTime(tables, id);
}
