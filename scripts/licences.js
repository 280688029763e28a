// Writes docs/dependencies.md: what Stolik needs when it runs, and under which licences. `--check` writes nothing and fails
// when the document is out of date; a licence that is not permissive fails either way.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOf, directOf, isPermissive, licenceOf, locked, nameOf, needs, PACKAGES } from './locked.js';
import { root } from './setup.js';

const DOCUMENT = 'docs/dependencies.md';

function documentOf(direct, all) {
  const users = (path) =>
    PACKAGES.filter((name) => needs(`packages/${name}`).includes(path))
      .map((name) => `\`${name}\``)
      .join(', ');
  const rows = direct.map(
    (path) => `| ${nameOf(path)} | ${locked[path].version} | ${licenceOf(path)} | ${users(path)} |`,
  );
  const counts = new Map();
  for (const path of all) counts.set(licenceOf(path), (counts.get(licenceOf(path)) ?? 0) + 1);
  const kinds = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([licence, n]) => `${n} ${licence}`);
  return `# What Stolik needs when it runs

Written by \`node scripts/licences.js\`; \`npm test\` fails when it is out of date or when a licence is not permissive. Rules, \`core\`, \`bots\` and \`games\` need nothing. What \`web\` needs is built into the page and not installed where Stolik runs. For programs, \`npm run sbom\` writes all of it, with hashes, as a bill of materials (CycloneDX).

| package | version | licence | needed by |
|---|---|---|---|
${rows.join('\n')}

With what these need themselves it is ${all.length} packages, the binaries of all platforms counted, all under permissive licences: ${kinds.join(', ')}.
`;
}

const all = allOf(PACKAGES);
const wrong = all.filter((path) => !isPermissive(licenceOf(path)));
for (const path of wrong)
  console.error(`${nameOf(path)} is under ${licenceOf(path)}, which is not known to be permissive.`);

const text = documentOf(directOf(PACKAGES), all);
const isCheck = process.argv.includes('--check');
const isStale = isCheck && readFileSync(join(root, DOCUMENT), 'utf8') !== text;
if (isStale) console.error(`${DOCUMENT} is out of date: run \`node scripts/licences.js\`.`);
if (!isCheck) writeFileSync(join(root, DOCUMENT), text);
if (wrong.length > 0 || isStale) process.exitCode = 1;
