// What the lockfile says of the packages that Stolik needs when it runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.js';

/** Our packages that run on a server. */
export const SERVER = ['server', 'cli', 'testbed', 'fair', 'protocol'];
/** And the page, whose build holds all it needs. */
export const PACKAGES = ['server', 'cli', 'testbed', 'web', 'fair', 'protocol'];

/** Licences that let anybody use, change and sell what they cover, if its notice stays. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];

/** Every package by the folder it is installed in. */
export const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where npm put a package that another one needs: in its folder, or in one above it. */
function find(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (locked[path]) return path;
    if (folder === '') return undefined;
  }
}

/** What is installed with a package; an optional one may have been left out. */
export function needs(path) {
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

const byName = (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1);

/** What some of our packages name themselves. */
export function directOf(packages) {
  return [...new Set(packages.flatMap((name) => needs(`packages/${name}`)))].sort(byName);
}

/** Everything that some of our packages need, directly or not. */
export function allOf(packages) {
  const all = new Set(directOf(packages));
  for (const path of all) for (const next of needs(path)) all.add(next);
  return [...all];
}

export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** As the lockfile has it, or as the package says itself. */
export function licenceOf(path) {
  if (locked[path].license) return locked[path].license;
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Of several licences to choose from one must be permissive, of several that all hold each. */
export function isPermissive(licence) {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' AND ')) return text.split(' AND ').every(isPermissive);
  return text.split(' OR ').some((one) => PERMISSIVE.includes(one));
}
