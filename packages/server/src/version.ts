import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedOut } from './commit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Which Stolik this is, with its commit: of a release the one it was made from, of a clone the one that is checked out. */
export const VERSION = withCommit(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version,
);

function withCommit(version: string): string {
  const commit = version.includes('+') ? undefined : checkedOut(root);
  return commit === undefined ? version : `${version}+${commit}`;
}
