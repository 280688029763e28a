import { readFileSync } from 'node:fs';

/** Which Stolik this is. A release has the commit it was made from in it: 0.1.0+1a2b3c4. */
export const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };
