// Sagrada's placement play for boardgame.io, written as its documentation teaches: G is plain JSON, moves change it in
// place, the random plugin draws and rolls, and `ai.enumerate` lists what the player to move may do. It leaves out the
// tools, the objectives and the scoring, and asks for a pass even where nothing else is possible.

const { Client } = require('boardgame.io/client');
const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core');

const COLORS = ['R', 'Y', 'G', 'B', 'P'];
const DICE_PER_COLOR = 18;
const ROUNDS = 10;
const DICE_PER_ROUND = 5;
const TURNS_PER_ROUND = 4;
const ROWS = 4;
const COLUMNS = 5;
const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);

/** The patterns of players 0 and 1, the same for every game: they are the rules' business, so G need not hold them. */
const PATTERNS = [
  ['4.25G', '..6G2', '.3G4.', '5G1..'],
  ['P6..3', '5P3..', '.2P1.', '.15P4'],
].map(readPattern);

const IS_EDGE = CELLS.map((cell) => rowOf(cell) % (ROWS - 1) === 0 || columnOf(cell) % (COLUMNS - 1) === 0);
/** By cell: the up to 8 cells that touch it, and the up to 4 that share a side with it. */
const TOUCHING = CELLS.map((cell) => CELLS.filter((other) => other !== cell && isNear(cell, other)));
const BESIDE = CELLS.map((cell) => TOUCHING[cell].filter((other) => isInLine(cell, other)));

/** A colour, a value or null for each cell. */
function readPattern(rows) {
  return Array.from(rows.join(''), (mark) => (mark === '.' ? null : COLORS.includes(mark) ? mark : Number(mark)));
}

function rowOf(cell) {
  return Math.floor(cell / COLUMNS);
}

function columnOf(cell) {
  return cell % COLUMNS;
}

function isNear(a, b) {
  return Math.abs(rowOf(a) - rowOf(b)) <= 1 && Math.abs(columnOf(a) - columnOf(b)) <= 1;
}

function isInLine(a, b) {
  return rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b);
}

/** The first die goes on an edge or corner, every other one on an empty cell that touches a die. */
function isInReach(window, cell) {
  if (window[cell] !== null) return false;
  if (TOUCHING[cell].some((other) => window[other] !== null)) return true;
  return IS_EDGE[cell] && window.every((die) => die === null);
}

function fitsPattern(mark, die) {
  return mark === null || mark === die.color || mark === die.value;
}

/** Equal colours and equal values never lie side by side. */
function fitsNeighbours(window, cell, die) {
  return BESIDE[cell].every((other) => {
    const neighbour = window[other];
    return neighbour === null || (neighbour.color !== die.color && neighbour.value !== die.value);
  });
}

function fits(window, pattern, cell, die) {
  return fitsPattern(pattern[cell], die) && fitsNeighbours(window, cell, die);
}

/** Equal dice are one choice. */
function isRepeat(pool, at) {
  const die = pool[at];
  return pool.findIndex((other) => other.color === die.color && other.value === die.value) < at;
}

function enumerate(G, ctx) {
  const window = G.windows[ctx.currentPlayer];
  const pattern = PATTERNS[ctx.currentPlayer];
  const cells = CELLS.filter((cell) => isInReach(window, cell));
  const moves = [{ move: 'pass', args: [] }];
  G.pool.forEach((die, at) => {
    if (isRepeat(G.pool, at)) return;
    for (const cell of cells) if (fits(window, pattern, cell, die)) moves.push({ move: 'place', args: [at, cell] });
  });
  return moves;
}

function setup({ random }) {
  const [first, second] = random.Die(2) === 1 ? ['0', '1'] : ['1', '0'];
  return {
    // Two rounds: each is a snake, and the starter alternates.
    playOrder: [first, second, second, first, second, first, first, second],
    // By colour: shuffling a list of 90 dice costs more draws than a game takes dice.
    bag: Object.fromEntries(COLORS.map((color) => [color, DICE_PER_COLOR])),
    pool: [],
    track: [],
    windows: PATTERNS.map(() => CELLS.map(() => null)),
  };
}

function place({ G, playerID }, at, cell) {
  const window = G.windows[playerID];
  const die = G.pool[at];
  const isLegal = die && isInReach(window, cell) && fits(window, PATTERNS[playerID], cell, die);
  if (!isLegal) return INVALID_MOVE;
  G.pool.splice(at, 1);
  window[cell] = die;
}

function pass() {}

/** Every die of the bag is as likely as any other. */
function drawColor(bag, random) {
  const total = COLORS.reduce((sum, color) => sum + bag[color], 0);
  let at = random.Die(total);
  for (const color of COLORS) {
    if (at <= bag[color]) return color;
    at -= bag[color];
  }
}

function rollPool({ G, ctx, random }) {
  if (ctx.playOrderPos % TURNS_PER_ROUND !== 0) return;
  for (let i = 0; i < DICE_PER_ROUND; i++) {
    const color = drawColor(G.bag, random);
    G.bag[color]--;
    G.pool.push({ color, value: random.D6() });
  }
}

function keepLeftovers({ G, ctx }) {
  if (ctx.playOrderPos % TURNS_PER_ROUND !== TURNS_PER_ROUND - 1) return;
  G.track.push(G.pool);
  G.pool = [];
}

const game = {
  name: 'sagrada-placement',
  minPlayers: 2,
  maxPlayers: 2,
  // Stolik's rules keep no history to go back to either.
  disableUndo: true,
  setup,
  moves: { place, pass },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: TurnOrder.CUSTOM_FROM('playOrder'),
    onBegin: rollPool,
    onEnd: keepLeftovers,
  },
  endIf: ({ G }) => G.track.length === ROUNDS,
  ai: { enumerate },
};

/**
 * Plays one game. `choose(n)` picks a move: a uniform whole number below n.
 *
 * @param {string} seed
 * @param {(n: number) => number} choose
 * @returns {{ actions: number, placed: number }}
 */
function play(seed, choose) {
  const client = Client({ game: { ...game, seed }, numPlayers: 2, debug: false });
  let actions = 0;
  let placed = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const moves = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = moves[choose(moves.length)];
    client.moves[move](...args);
    actions++;
    if (move === 'place') placed++;
  }
  return { actions, placed };
}

module.exports = { game, play };
