// Makes a fresh clone ready: installs and builds, each only when stale. Plain Node, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [20, 19];
const INSTALLED = join(root, 'node_modules', '.stolik-lockfile');
const BUILT = join(root, 'node_modules', '.stolik-build');

/** Runs a command in the repository, showing its output. Its failure ends us with its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

/** Runs a program of an installed package with this very Node. */
export function runPackage(path, args, options = {}) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], { shell: false, ...options });
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Stolik needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly what the lockfile says, unless that is installed already. */
export function install() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lockfile) return;
  console.log('Installing packages (once; it may take a minute) ...');
  must(run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']));
  writeFileSync(INSTALLED, lockfile);
}

/** Compiles, unless nothing changed since the last time. */
export function build() {
  const stamp = String(newestSource(root));
  if (
    existsSync(BUILT) &&
    readFileSync(BUILT, 'utf8') === stamp &&
    ['packages/cli/dist/main.js', 'packages/web/dist/index.html'].every((file) => existsSync(join(root, file)))
  )
    return;
  console.log('Building ...');
  must(runPackage('typescript/bin/tsc', ['-b']));
  must(runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages/web') }));
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, stamp);
}

function must(status) {
  if (status !== 0) process.exit(status);
}

/** When the youngest source changed, and how many there are: a deleted file counts as a change too. */
function newestSource(folder) {
  let newest = 0;
  let files = 0;
  for (const path of sources(folder)) {
    newest = Math.max(newest, statSync(path).mtimeMs);
    files++;
  }
  return `${newest} ${files}`;
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.git'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(tsx?|css|html|svg)$|tsconfig.*\.json$|^package\.json$/.test(entry.name)) yield path;
  }
}
