import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** The server's own secret, made up by the first node that asks and the same for all nodes and restarts. */
export async function serverSecret(store: Store, name: string, make: () => string = randomText): Promise<string> {
  await store.db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await store.db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
