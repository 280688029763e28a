import { badField } from '@stolik/core';
import type { StoreKind } from '@stolik/server';
import { Option } from 'commander';
import { wholeNumber } from '../arguments.ts';

/** What the commands that run servers of their own are told about them. */
export interface StoreArguments {
  readonly store: StoreKind;
  readonly nodes: number;
}

export const storeOption = () =>
  new Option('--store <kind>', 'what it writes to').choices(['sqlite', 'postgres']).default('sqlite');

export const nodesOption = () =>
  new Option('--nodes <n>', 'servers on the same PostgreSQL').argParser(wholeNumber('--nodes', 1)).default(1);

/** Runs something on a fresh store that so many servers can share. */
export async function onStore<T>({ store, nodes }: StoreArguments, run: (url: string) => Promise<T>): Promise<T> {
  if (nodes > 1 && store !== 'postgres') throw badField('--nodes', 'several servers need --store postgres');
  // Loaded here, so that the other commands start without it.
  const { withFreshStore } = await import('@stolik/testbed/stores');
  return withFreshStore(store, run);
}
