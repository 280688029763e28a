// `npm run test:browsers`: a whole game of each game in every browser that is here besides the tests' own, by real
// presses, against a server as it comes. `--browser firefox` (or webkitgtk) and `--game sagrada` do less, and
// `--pictures FOLDER` keeps pictures of every board, wide and narrow.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, checkNode, install, root } from './setup.js';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
/** After how many presses a board is worth a picture: before the first turn, and once pieces lie on it. */
const PICTURED = [2, 30];

const { values: wanted } = parseArgs({
  options: { browser: { type: 'string' }, game: { type: 'string' }, pictures: { type: 'string' } },
});
checkNode();
install();
build();
const { FIREFOX } = await import('@stolik/testbed/browsers/firefox');
const { WEBKIT } = await import('@stolik/testbed/browsers/webkit');
const { HABITS } = await import('@stolik/testbed/browsers/beginner');
const { playGame } = await import('@stolik/testbed/browsers/play');
const { freshFolder } = await import('@stolik/testbed/folders');
const { ServerProcess } = await import('@stolik/testbed/server-process');

// Browsers end with us, also where we are broken off.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.exitCode = await main();

async function main() {
  const kinds = only(wanted.browser, [FIREFOX, WEBKIT], ({ name }) => name.toLowerCase());
  const games = only(wanted.game, Object.keys(HABITS), (game) => game);
  const here = kinds.filter((kind) => kind.isThere());
  for (const { name, install } of kinds.filter((kind) => !here.includes(kind)))
    console.log(`${name} is not here and was not tried: on Debian ${install} brings it.`);
  if (here.length === 0) {
    console.error('There is no browser to play in.');
    return 1;
  }
  const data = freshFolder('data');
  const server = new ServerProcess({
    script: join(root, 'packages/cli/bin/stolik.js'),
    args: ['serve'],
    env: { PORT: '0', STOLIK_DATA: data.path },
  });
  await server.start();
  const results = [];
  for (const kind of here) for (const game of games) results.push(await tryGame(kind, game, `${server.address}/`));
  await server.stop();
  data.remove();
  console.log(results.map(({ lines }) => lines.join('\n  ')).join('\n'));
  return results.every(({ isGood }) => isGood) ? 0 : 1;
}

/** The one that is wanted, or all. */
function only(name, all, nameOf) {
  const found = all.filter((one) => name === undefined || nameOf(one) === name);
  if (found.length > 0) return found;
  console.error(`There is no "${name}", only ${all.map(nameOf).join(', ')}.`);
  process.exit(2);
}

/** Plays a game in a browser with nothing in its memory. */
async function tryGame(kind, game, address) {
  console.log(`${kind.name}, ${game} ...`);
  let browser;
  try {
    browser = await kind.start();
    await browser.resize(WIDE);
    const tell = (sight, presses) => follow(browser, game, sight, presses);
    const { moves, seconds, verdict } = await playGame(browser, { address, game, tell });
    const errors = await browser.errors();
    const line = `${browser.name}, ${game}: ${moves} moves, ${seconds.toFixed(0)} seconds, ${errors.length} errors. ${verdict}.`;
    return { isGood: errors.length === 0, lines: [line, ...errors] };
  } catch (error) {
    const errors = (await browser?.errors().catch(() => [])) ?? [];
    await takePictures(browser, `${game} failed`).catch(() => {});
    return { isGood: false, lines: [`${kind.name}, ${game}: failed, ${error.message}`, ...errors] };
  } finally {
    await browser?.close();
  }
}

async function follow(browser, game, { moves, verdict }, presses) {
  if (presses > 0 && presses % 10 === 0) console.log(`  ${moves} moves`);
  if (PICTURED.includes(presses)) await takePictures(browser, `${game} ${presses}`);
  if (verdict !== undefined) await takePictures(browser, `${game} over`);
}

/** Leaves the window as wide as it was. */
async function takePictures(browser, name) {
  if (wanted.pictures === undefined) return;
  mkdirSync(wanted.pictures, { recursive: true });
  for (const [width, size] of Object.entries({ narrow: NARROW, wide: WIDE })) {
    await browser.resize(size);
    // What follows the width is drawn once more.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const file = `${browser.name.split(' ')[0]} ${name} ${width}.png`.toLowerCase().replaceAll(' ', '-');
    writeFileSync(join(wanted.pictures, file), await browser.picture());
  }
}
