import { randomBytes } from 'node:crypto';
import type { SecretTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** The server's own secret, made up by the first node that asks and the same for all nodes and restarts. */
export async function serverSecret(store: Store, name: string, make: () => string = randomText): Promise<string> {
  const read = () => store.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  // Whoever comes later writes nothing, and waits for nobody who does.
  const known = await read();
  if (known) return known.value;
  await store.db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ((await read()) as SecretTable).value;
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
