import type { AversionKind, Whom } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { People } from '../people/people.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Aversion, aversionOf, aversionsOf, keepAversion, liftAversion, moveAversions } from './aversions.ts';
import { exportReports } from './reports.ts';
import { findWhom } from './whom.ts';

/** Carries the ids of people whose company has changed, with commas between them. */
const CHANNEL = 'company';

export interface CompanyParts {
  readonly store: Store;
  now(): number;
  newId(): string;
}

/** Tells every node, once the transaction is committed, whose company has changed. */
export type Stir = (trx: Transaction<Schema>, ...people: readonly string[]) => Promise<void>;

/** Who wants whom around: what people want of each other beside the tables. */
export class Company {
  readonly parts: CompanyParts;
  readonly #listeners: ((person: string) => void)[] = [];

  constructor(parts: CompanyParts) {
    this.parts = parts;
  }

  /** Listens to all nodes, this one too. The answer ends it. */
  open(): Promise<() => void> {
    return this.parts.store.listen(CHANNEL, (payload) => {
      for (const person of payload.split(',')) for (const listener of this.#listeners) listener(person);
    });
  }

  /** Hears, on every node, whose company has changed. */
  onChange(listener: (person: string) => void): void {
    this.#listeners.push(listener);
  }

  stir: Stir = (trx, ...people) => this.parts.store.notify(trx, CHANNEL, people.join());

  aversionOf(person: string): Promise<Aversion> {
    return aversionOf(this.parts.store.reads, person);
  }

  unwanted(person: string) {
    return aversionsOf(this.parts.store.reads, person);
  }

  /** Somebody does not want to hear another, or to meet them. Whom that is about learns nothing of it. */
  async avoid(person: string, whom: Whom, kind: AversionKind): Promise<void> {
    const { store, now, newId } = this.parts;
    await this.change(async (trx) => {
      const other = await findWhom(trx, whom);
      await keepAversion(store, trx, person, other, { kind, key: newId(), now: now() });
      await this.stir(trx, person, other.id);
    });
  }

  async lift(person: string, key: string): Promise<void> {
    await this.change(async (trx) => this.stir(trx, person, await liftAversion(trx, person, key)));
  }

  change<T>(act: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.parts.store.db.transaction().execute(act);
  }
}

/** Sees to it that what people want of each other goes where they go. With a person it goes by itself. */
export function lookAfterCompany(people: Pick<People, 'onTakeOver' | 'onExport'>, store: Store): void {
  people.onTakeOver(moveCompany);
  people.onExport('company', (person) => exportCompany(store.db, person));
}

async function moveCompany(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  await moveAversions(trx, from, to);
  for (const column of ['reporter', 'person'] as const) {
    await trx
      .updateTable('report')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute();
  }
  // Nobody reports themselves.
  await trx.deleteFrom('report').where('person', '=', to).where('reporter', '=', to).execute();
  await moveSentence(trx, from, to);
}

/** Whoever was silenced or warned as a guest is so by the account too: signing in is no way round it. */
async function moveSentence(trx: Transaction<Schema>, from: string, to: string): Promise<void> {
  const guest = await trx
    .selectFrom('person')
    .select(['mutedUntil', 'warned', 'warning'])
    .where('id', '=', from)
    .executeTakeFirst();
  if (guest?.mutedUntil) {
    const { mutedUntil } = guest;
    await trx
      .updateTable('person')
      .set({ mutedUntil })
      .where('id', '=', to)
      .where((eb) => eb.or([eb('mutedUntil', 'is', null), eb('mutedUntil', '<', mutedUntil)]))
      .execute();
  }
  if (guest?.warned) {
    const { warned, warning } = guest;
    await trx.updateTable('person').set({ warned, warning }).where('id', '=', to).where('warned', 'is', null).execute();
  }
}

async function exportCompany(db: Kysely<Schema>, person: string): Promise<unknown> {
  const unwanted = (await aversionsOf(db, person)).map(({ key: _, ...one }) => one);
  return { unwanted, ...(await exportReports(db, person)) };
}
