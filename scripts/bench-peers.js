// Plays the same random Sagrada on boardgame.io and on Stolik: the rules alone, then tables on both servers.
// `--only rules` or `--only servers` measures one of them, `--seconds N` sets the length of a slice of rules,
// `--server-seconds N` that of a load on a server, `--json` adds the figures as the last line.

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareServers } from './peers-servers.js';
import { build, checkNode, install, root } from './setup.js';

const PEER = join(root, 'bench', 'boardgame.io');
/** The machine is rarely quiet: the sides take turns, and the median slice counts. */
const SLICES = 5;
const SEATS = 2;
/** Seat 0's and seat 1's; the peer has them too. */
const PATTERN_IDS = ['virtus', 'firmitas'];

/**
 * @typedef {{ actions: number, placed: number }} Played What happened in one game.
 * @typedef {(seed: string, choose: (n: number) => number) => Played} Play Plays one game; `choose(n)` is below n.
 * @typedef {{ games: number, actions: number, placed: number, seconds: number }} Slice
 * @typedef {{ name: string, play: Play, slices: Slice[] }} Side
 */

/** Runs a tool in a folder with its output on stderr, so that stdout stays the table; ends the process if it fails. */
function runTool(command, args, cwd) {
  // npm and npx are scripts on Windows, which only a shell can start.
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(`\`${[command, ...args].join(' ')}\` failed.`);
  process.exit(1);
}

/** npm writes its hidden lockfile last, so an install that was broken off counts as missing. */
function isPeerInstalled() {
  const installed = join(PEER, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(PEER, 'package-lock.json')).mtimeMs;
}

function installPeer() {
  if (isPeerInstalled()) return;
  console.error('Installing boardgame.io into bench/boardgame.io (once; takes a while) ...');
  runTool('npm', ['ci'], PEER);
}

/** @returns {{ play: Play, version: string }} */
function loadPeer() {
  // Otherwise boardgame.io checks and logs every move, which would be unfair.
  process.env.NODE_ENV = 'production';
  const require = createRequire(join(PEER, 'package.json'));
  return { play: require('./sagrada.cjs').play, version: require('boardgame.io/package.json').version };
}

/**
 * Stolik plays its full rules but never uses a tool. Its `legal` still works out every turn which tools could be used,
 * which only makes it slower than the peer's game, which has none.
 *
 * @returns {Promise<{ play: Play, SeededChance: new (seed: string) => { int(n: number): number } }>}
 */
async function loadStolik() {
  const { SeededChance } = await import('@stolik/core');
  const { PATTERNS, sagrada } = await import('@stolik/games/sagrada/rules');
  const chosen = PATTERN_IDS.map((id) => PATTERNS.find((pattern) => pattern.id === id));
  const cards = chosen.map((pattern) => [pattern.card - 1, pattern.card - 1 + SEATS]);
  const legal = [];
  /** The verb of each action met so far: an action stands for the same one wherever it is legal. */
  const verbs = [];

  function verbOf(state, seat, action) {
    verbs[action] ??= sagrada.toMove(state, seat, action).do;
    return verbs[action];
  }

  /** Moves what is not the use of a tool to the front of `legal`, and returns how many those are. */
  function legalWithoutTools(state, seat) {
    const count = sagrada.legal(state, seat, legal);
    let kept = 0;
    for (let i = 0; i < count; i++) if (verbOf(state, seat, legal[i]) !== 'use') legal[kept++] = legal[i];
    return kept;
  }

  /** @type {Play} */
  function play(seed, choose) {
    const chance = new SeededChance(seed);
    const state = sagrada.setup({}, SEATS, chance);
    // The rules deal window cards at random; every game here has the same two patterns.
    state.deal = { ...state.deal, cards };
    PATTERN_IDS.forEach((pattern, seat) => {
      sagrada.apply(state, seat, sagrada.toAction(state, seat, { do: 'pattern', pattern }), chance);
    });
    let actions = 0;
    let placed = 0;
    for (let actors = sagrada.actors(state); actors !== 0; actors = sagrada.actors(state)) {
      const seat = actors === 1 ? 0 : 1;
      const action = legal[choose(legalWithoutTools(state, seat))];
      const verb = verbOf(state, seat, action);
      sagrada.apply(state, seat, action, chance);
      // After a placement the turn is still to be ended: both together are the peer's one move.
      if (verb !== 'end') actions++;
      if (verb === 'place') placed++;
    }
    return { actions, placed };
  }
  return { play, SeededChance };
}

/**
 * Plays whole games for about `seconds`.
 *
 * @param {Play} play
 * @param {string} seed
 * @param {(n: number) => number} choose
 * @param {number} seconds
 * @returns {Slice}
 */
function playSlice(play, seed, choose, seconds) {
  const slice = { games: 0, actions: 0, placed: 0, seconds: 0 };
  const start = performance.now();
  while (slice.seconds < seconds) {
    const { actions, placed } = play(`${seed}/${slice.games}`, choose);
    slice.games++;
    slice.actions += actions;
    slice.placed += placed;
    slice.seconds = (performance.now() - start) / 1000;
  }
  return slice;
}

/**
 * Slice 0 only warms up the compiler and is thrown away.
 *
 * @param {Side[]} sides
 * @param {new (seed: string) => { int(n: number): number }} SeededChance
 * @param {number} seconds
 */
function playAll(sides, SeededChance, seconds) {
  for (let i = 0; i <= SLICES; i++) {
    for (const { name, play, slices } of sides) {
      const chance = new SeededChance(`choices/${name}/${i}`);
      const slice = playSlice(play, `${name}/${i}`, (n) => chance.int(n), seconds);
      if (i > 0) slices.push(slice);
      const label = i > 0 ? `slice ${i} of ${SLICES}` : 'warm-up';
      console.error(`${label.padEnd(12)}  ${name.padEnd(12)}  ${rounded(slice.games / slice.seconds)} games/s`);
    }
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function rounded(number) {
  return Number(number.toPrecision(4));
}

/** @param {Side} side */
function summaryOf({ name, slices }) {
  const perSecond = (what) => slices.map((slice) => slice[what] / slice.seconds);
  const sum = (what) => slices.reduce((total, slice) => total + slice[what], 0);
  const [games, actions] = [perSecond('games'), perSecond('actions')];
  return {
    name,
    games: { median: median(games), best: Math.max(...games) },
    actions: { median: median(actions), best: Math.max(...actions) },
    actionsPerGame: sum('actions') / sum('games'),
    placedPerGame: sum('placed') / sum('games'),
  };
}

/** @param {ReturnType<typeof summaryOf>[]} summaries */
function printTable(summaries) {
  const rows = summaries.map(({ name, games, actions, actionsPerGame, placedPerGame }) => [
    name,
    ...[games.median, games.best, actions.median, actions.best].map((number) => number.toFixed(0)),
    ...[actionsPerGame, placedPerGame].map((number) => number.toFixed(2)),
  ]);
  const head = ['', 'games/s', '(best)', 'actions/s', '(best)', 'actions/game', 'placed/game'];
  const table = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table) {
    console.log(row.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '));
  }
}

/** @param {ReturnType<typeof summaryOf>} summary */
function resultOf({ games, actions }) {
  return { gamesPerSecond: rounded(games.median), actionsPerSecond: rounded(actions.median) };
}

/** Ends the process unless the option is a number above 0. */
function seconds(name, text) {
  if (Number(text) > 0) return Number(text);
  console.error(`--${name} must be a number above 0, not "${text}".`);
  process.exit(2);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '2' },
      'server-seconds': { type: 'string', default: '8' },
    },
  });
  const { json, only } = values;
  if (!['', 'rules', 'servers'].includes(only)) {
    console.error(`--only must be rules or servers, not "${only}".`);
    process.exit(2);
  }
  return {
    json,
    hasRules: only !== 'servers',
    hasServers: only !== 'rules',
    sliceSeconds: seconds('seconds', values.seconds),
    serverSeconds: Math.ceil(seconds('server-seconds', values['server-seconds'])),
  };
}

/** Prints the comparison of the rules and returns its figures. */
async function compareRules(peer, sliceSeconds) {
  const stolik = await loadStolik();
  const sides = [
    { name: 'boardgame.io', play: peer.play, slices: [] },
    { name: 'Stolik', play: stolik.play, slices: [] },
  ];
  playAll(sides, stolik.SeededChance, sliceSeconds);
  const [theirs, ours] = sides.map(summaryOf);
  const ratio = ours.games.median / theirs.games.median;
  console.log(
    `\nSagrada, two seats, random placements without tools; median and best of ${SLICES} slices of ${sliceSeconds} s:\n`,
  );
  printTable([theirs, ours]);
  console.log(`\nStolik plays ${ratio.toFixed(1)} times the games of boardgame.io ${peer.version} (medians).`);
  return { stolik: resultOf(ours), peerResult: resultOf(theirs), ratio: rounded(ratio) };
}

async function main() {
  const { json, hasRules, hasServers, sliceSeconds, serverSeconds } = readArguments();
  checkNode();
  install();
  build();
  installPeer();
  const peer = loadPeer();
  const rules = hasRules ? await compareRules(peer, sliceSeconds) : {};
  const servers = hasServers ? { servers: await compareServers(PEER, serverSeconds) } : {};
  if (json) console.log(JSON.stringify({ peer: 'boardgame.io', version: peer.version, ...rules, ...servers }));
}

await main();
