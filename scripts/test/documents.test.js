import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup.js';

const DOCUMENTS = ['', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

it('documents name files that exist, such as the tests behind the promises of SECURITY.md', () => {
  const links = DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\]\(([^)\s#:]+)(#[^)\s]*)?\)/g)].map(([, to]) => ({
      document,
      to,
    })),
  );
  expect(links.filter(({ document }) => document === 'SECURITY.md').length).toBeGreaterThan(20);
  expect(links.filter(({ document, to }) => !existsSync(join(root, dirname(document), to)))).toEqual([]);
});
