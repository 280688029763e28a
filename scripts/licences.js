// Writes docs/dependencies.md: what Stolik needs when it runs, and under which licences. `--check` writes nothing and fails
// when the document is out of date; a licence that is not permissive fails either way.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.js';

const DOCUMENT = 'docs/dependencies.md';
const PACKAGES = ['server', 'cli', 'testbed', 'web', 'fair', 'protocol'];
/** Licences that let anybody use, change and sell what they cover, if its notice stays. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where npm put a package that another one needs: in its folder, or in one above it. */
function find(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (locked[path]) return path;
    if (folder === '') return undefined;
  }
}

/** What is installed with a package; an optional one may have been left out. */
function needs(path) {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = locked[path];
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
    .filter((name) => !name.startsWith('@stolik/'))
    .flatMap((name) => find(name, path) ?? []);
}

/** Everything that the packages need, directly or not. */
function closure(paths) {
  const all = new Set(paths);
  for (const path of all) for (const next of needs(path)) all.add(next);
  return [...all];
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** As the lockfile has it, or as the package says itself. */
function licenceOf(path) {
  if (locked[path].license) return locked[path].license;
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Of several licences to choose from one must be permissive, of several that all hold each. */
function isPermissive(licence) {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' AND ')) return text.split(' AND ').every(isPermissive);
  return text.split(' OR ').some((one) => PERMISSIVE.includes(one));
}

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

Written by \`node scripts/licences.js\`; \`npm test\` fails when it is out of date or when a licence is not permissive. Rules, \`core\`, \`bots\` and \`games\` need nothing.

| package | version | licence | needed by |
|---|---|---|---|
${rows.join('\n')}

With what these need themselves it is ${all.length} packages, the binaries of all platforms counted, all under permissive licences: ${kinds.join(', ')}.
`;
}

const byName = (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1);
const direct = [...new Set(PACKAGES.flatMap((name) => needs(`packages/${name}`)))].sort(byName);
const all = closure(direct);
const wrong = all.filter((path) => !isPermissive(licenceOf(path)));
for (const path of wrong)
  console.error(`${nameOf(path)} is under ${licenceOf(path)}, which is not known to be permissive.`);

const text = documentOf(direct, all);
const isCheck = process.argv.includes('--check');
const isStale = isCheck && readFileSync(join(root, DOCUMENT), 'utf8') !== text;
if (isStale) console.error(`${DOCUMENT} is out of date: run \`node scripts/licences.js\`.`);
if (!isCheck) writeFileSync(join(root, DOCUMENT), text);
if (wrong.length > 0 || isStale) process.exitCode = 1;
