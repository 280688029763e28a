// `npm run release -- folder`: Stolik as it runs, in a new folder that needs nothing but Node on a machine of the same kind:
// what was built, the packages a server needs, and the bill of materials. No sources, nothing that only builds or tests.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { makeBill } from './bill.js';
import { makeEmpty } from './empty-folder.js';
import { allOf, SERVER } from './locked.js';
import { build, checkNode, install, root } from './setup.js';

const [name = 'release'] = process.argv.slice(2);
if (name.startsWith('-')) {
  console.error(
    `${name} is no folder. npm run release -- folder: Stolik as it runs, in a new folder ("release" if none is named).`,
  );
  process.exit(1);
}
const target = resolve(name);
// First, so that nobody waits for a build that has nowhere to go.
const problem = makeEmpty(target);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
checkNode();
install();
build();

writeFileSync(join(target, 'package.json'), withCommit(readFileSync(join(root, 'package.json'), 'utf8')));
copy('LICENSE');
// What `stolik serve --help` points at, and what that points at.
for (const part of ['operations.md', 'scaling.md', 'dependencies.md']) copy(`docs/${part}`);
// All but what builds an image: that needs the sources.
for (const name of readdirSync(join(root, 'deploy'))) if (name !== 'Containerfile') copy(`deploy/${name}`);
copy('packages/web/dist');
const own = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
for (const folder of [...own.filter((path) => path !== 'packages/web'), 'games']) {
  for (const part of ['package.json', 'bin', 'dist']) copy(`${folder}/${part}`);
  link(folder);
}
// What bots have learned lies beside the sources.
for (const game of readdirSync(join(root, 'games'))) copy(`games/${game}/ai/net/${game}.net`);
for (const path of allOf(SERVER)) copy(path);
writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(makeBill(), undefined, 2)}\n`);
console.log(`Start it with: node ${join(relative('', target), 'packages/cli/bin/stolik.js')} serve`);

/** The version tells builds apart by their commit: the one that `COMMIT` names where there is no clone, as in a container. */
function withCommit(text) {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
    cwd: root,
    encoding: 'utf8',
  });
  const commit = process.env.COMMIT || stdout?.trim();
  return commit ? text.replace(/("version": "[^"+]+)/, `$1+${commit.replace(/[^\w-]/g, '')}`) : text;
}

/** What is not there is for another platform. Types and maps are for whoever builds. */
function copy(path) {
  const from = join(root, path);
  if (!existsSync(from)) return;
  cpSync(from, join(target, path), {
    recursive: true,
    // A package within another one comes along only if it is needed itself.
    filter: (file) => file === from || !/\.(d\.[cm]?ts|map|tsbuildinfo)$|[\\/]node_modules$/.test(file),
  });
}

/** Our packages find each other by name. */
function link(folder) {
  const name = join(target, 'node_modules/@stolik', basename(folder));
  mkdirSync(dirname(name), { recursive: true });
  symlinkSync(relative(dirname(name), join(target, folder)), name, 'junction');
}
