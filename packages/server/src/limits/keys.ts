import { createHmac } from 'node:crypto';
import { serverSecret } from '../people/secret.ts';
import type { Store } from '../store/store.ts';

/** The name under which somebody is counted: the same on all nodes, and telling nobody whose it is. */
export type KeyOf = (kind: string, whose: string) => string;

/** Neither addresses nor names that somebody typed get into the store, nor on the way between nodes. */
export async function openKeys(store: Store): Promise<KeyOf> {
  const secret = await serverSecret(store, 'tallies');
  return (kind, whose) => createHmac('sha256', secret).update(`${kind} ${whose}`).digest('base64url').slice(0, 22);
}
