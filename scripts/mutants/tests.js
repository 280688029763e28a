import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../setup.js';

/** What needs sockets or a browser is too slow, and too far from the rules, to judge mutants. */
const FAR = ['packages/server/', 'packages/web/'];

/** The sources of a folder, without its tests. */
export function sourcesIn(folder) {
  return filesIn(folder).filter((file) => /\.ts$/.test(file) && !/\.d\.ts$|\/(test|dist|node_modules)\//.test(file));
}

/** The test files that import anything of these sources, directly or not: those of their own package first. */
export function testsOf(folder, sources) {
  const tests = ['packages', 'games']
    .flatMap((part) => filesIn(part))
    .filter((file) => /\/test\/.*\.test\.ts$/.test(file));
  const wanted = tests.filter((test) => {
    const reached = reachedFrom(test);
    return (
      sources.some((file) => reached.has(file)) && ![...reached].some((file) => FAR.some((far) => file.startsWith(far)))
    );
  });
  const own = `${folder.replace(/\/(src|rules)(\/.*)?$/, '')}/test/`;
  return [wanted.filter((test) => test.startsWith(own)), wanted.filter((test) => !test.startsWith(own))];
}

/** All files below a folder, as paths from the repository's root with slashes, in an order that is the same everywhere. */
function filesIn(folder) {
  const skipped = ['node_modules', 'dist'];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) return skipped.includes(entry.name) ? [] : filesIn(`${folder}/${entry.name}`);
      return `${folder}/${entry.name}`;
    })
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Everything that is loaded with a module, itself included. */
function reachedFrom(file) {
  const reached = new Set([file]);
  for (const one of reached) for (const next of importsOf(one)) reached.add(next);
  return reached;
}

const known = new Map();

function importsOf(file) {
  const found = known.get(file) ?? (existsSync(join(root, file)) ? readImports(file) : []);
  known.set(file, found);
  return found;
}

function readImports(file) {
  const { staticImports, staticExports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module;
  const isLoaded = ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType);
  const imported = staticImports.filter(isLoaded).map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports.filter(isLoaded).flatMap(({ entries }) => entries[0]?.moduleRequest?.value ?? []);
  return [...imported, ...exported].flatMap((name) => resolved(name, file) ?? []);
}

/** The source that an import means; `undefined` for packages of others. */
function resolved(name, importer) {
  if (name.startsWith('.')) return posix.join(posix.dirname(importer), name);
  const [, part, path = ''] = /^@stolik\/([^/]+)(.*)$/.exec(name) ?? [];
  if (!part) return undefined;
  const folder = part === 'games' ? part : `packages/${part}`;
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  for (const [pattern, { source }] of Object.entries(exports)) {
    if (pattern === `.${path}`) return posix.join(folder, source);
    if (pattern === './*' && path) return posix.join(folder, source.replace('*', path.slice(1)));
  }
  return undefined;
}
