// Plays tables for two over real sockets on boardgame.io's server and on Stolik's, in turn, and says what players wait for.
// Stolik's server is measured by `stolik bench server`; bench/boardgame.io/load.cjs does the same to the other one.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './setup.js';

/** The machine is rarely quiet: the sides take turns, and the median counts. */
const ROUNDS = 3;
const STOLIK = join(root, 'packages', 'cli', 'bin', 'stolik.js');
/** Tables at the same time, and moves a second that all of them together try; 0: as many as go. */
const LOADS = [50, 100].flatMap((tables) => [0, 200].map((rate) => ({ tables, rate })));

/**
 * @typedef {{ p50: number, p99: number }} Wait Milliseconds.
 * @typedef {{ movesPerSecond: number, ackMs: Wait, seenMs: Wait }} Figures
 * @typedef {{ tables: number, rate: number }} Load
 */

/** Starts a script of Node; nobody debugs, so both sides run as in earnest. */
function start(script, args, stdio) {
  return spawn(process.execPath, [script, ...args.map(String)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio,
  });
}

/** Runs a script and returns what it printed on its last line. */
async function lastLine(script, args) {
  const child = start(script, args, ['ignore', 'pipe', 'inherit']);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} failed.`);
  return JSON.parse(said.trim().split('\n').at(-1));
}

/** @returns {Promise<Figures>} */
async function measurePeer(folder, { tables, rate }, seconds) {
  const server = start(join(folder, 'server.cjs'), [], ['ignore', 'pipe', 'inherit']);
  try {
    const [said] = await once(server.stdout, 'data');
    return await lastLine(join(folder, 'load.cjs'), [String(said).trim(), tables, rate, seconds]);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}

/** @returns {Promise<Figures>} */
function measureStolik({ tables, rate }, seconds) {
  const options = { '--tables': tables, '--rate': rate, '--seconds': seconds };
  return lastLine(STOLIK, ['bench', 'server', '--json', ...Object.entries(options).flat()]);
}

function row(cells) {
  const widths = [7, 8, 14, 9, 16, 20];
  return cells.map((cell, i) => (i === 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
}

/** @param {Load} load @param {Figures} figures */
function rowOf({ tables, rate }, name, { movesPerSecond, ackMs, seenMs }) {
  const wait = ({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
  const wanted = rate === 0 ? 'any' : String(rate);
  return row([String(tables), wanted, name, movesPerSecond.toFixed(0), wait(ackMs), wait(seenMs)]);
}

/** Each figure's median: what others do on the machine disturbs one round and not the next. @param {Figures[]} rounds */
function medianOf(rounds) {
  const median = (pick) => rounds.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)];
  const wait = (which) => ({ p50: median((one) => one[which].p50), p99: median((one) => one[which].p99) });
  return { movesPerSecond: median((one) => one.movesPerSecond), ackMs: wait('ackMs'), seenMs: wait('seenMs') };
}

/** Prints the comparison and returns its figures. */
export async function compareServers(folder, seconds) {
  const results = LOADS.map((load) => ({ load, peer: [], stolik: [] }));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { load, peer, stolik } of results) {
      peer.push(await measurePeer(folder, load, seconds));
      stolik.push(await measureStolik(load, seconds));
      const figures = [peer, stolik].map((side) => side.at(-1).movesPerSecond.toFixed(0)).join(' and ');
      console.error(
        `round ${round} of ${ROUNDS}  ${load.tables} tables, ${load.rate || 'any'} wanted: ${figures} moves/s`,
      );
    }
  }
  console.log(
    `\nServers, Sagrada for two, medians of ${ROUNDS} rounds of ${seconds} s; own and other: ms until it is told, p50 / p99:\n`,
  );
  console.log(row(['tables', 'wanted/s', '', 'moves/s', 'own', 'other']));
  return results.map(({ load, peer, stolik }) => {
    const [theirs, ours] = [peer, stolik].map(medianOf);
    const ratio = Number((ours.movesPerSecond / theirs.movesPerSecond).toPrecision(3));
    console.log(rowOf(load, 'boardgame.io', theirs));
    console.log(rowOf(load, 'Stolik', ours) + (load.rate === 0 ? `  (${ratio} times the moves)` : ''));
    return { ...load, peer: theirs, stolik: ours, ratio };
  });
}
