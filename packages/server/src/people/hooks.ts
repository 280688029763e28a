import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Moves what a guest owns to an account, in the transaction that ends the guest. */
export type TakeOver = (trx: Transaction<Schema>, fromId: string, toId: string) => Promise<void>;
/** Hears that a person has another name, or an account now, in the transaction that gives it. */
export type Rename = (trx: Transaction<Schema>, personId: string) => Promise<void>;
/** Removes a person's traces, in the transaction that deletes the person. */
export type Deletion = (trx: Transaction<Schema>, personId: string) => Promise<void>;
/** Ends what a person's devices were trusted with, in the transaction that signs all of them out. */
export type SignOut = (trx: Transaction<Schema>, personId: string) => Promise<void>;
/** Everything a module knows about a person, as JSON. */
export type Contribution = (personId: string) => Promise<unknown>;

/** What the other modules want to hear about persons. */
export class PeopleHooks {
  readonly takeOvers: TakeOver[] = [];
  readonly renames: Rename[] = [];
  readonly deletions: Deletion[] = [];
  readonly signOuts: SignOut[] = [];
  readonly contributions = new Map<string, Contribution>();
  readonly changes = new Set<(personId: string) => void>();
  readonly answers = new Set<(personId: string) => Promise<void>>();
}
