import { type Kysely, sql } from 'kysely';
import type { StoreKind } from '../store.ts';

/** A table of a store as it is now. */
export interface TableShape {
  readonly name: string;
  /** The tables that its rows refer to. */
  readonly refersTo: readonly string[];
}

const NAMES: Record<StoreKind, string> = {
  sqlite: `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
  postgres: `select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
};

const REFERENCES: Record<StoreKind, string> = {
  sqlite: `select m.name as child, f."table" as parent from sqlite_schema m, pragma_foreign_key_list(m.name) f
    where m.type = 'table'`,
  postgres: `select c.relname as child, p.relname as parent from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid where f.contype = 'f'`,
};

/** Runs a statement without values and answers with its rows. */
export type Ask = <Row>(text: string) => Promise<readonly Row[]>;

export function askingOf(db: Kysely<never>): Ask {
  return async <Row>(text: string) => (await sql.raw<Row>(text).execute(db)).rows;
}

/** The tables of a store by name, those that others refer to first. */
export async function tablesOf(kind: StoreKind, ask: Ask): Promise<string[]> {
  const names = (await ask<{ name: string }>(NAMES[kind])).map(({ name }) => name);
  const references = await ask<{ child: string; parent: string }>(REFERENCES[kind]);
  return inOrder(
    names.map((name) => ({
      name,
      refersTo: references.filter(({ child }) => child === name).map(({ parent }) => parent),
    })),
  );
}

/** Each after those it refers to; tables that refer to each other in a circle stay as they are. */
export function inOrder(tables: readonly TableShape[]): string[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: string[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ name, refersTo }) =>
      refersTo.every((other) => other === name || !left.has(other)),
    );
    for (const { name } of ready.length > 0 ? ready : [...left.values()]) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
