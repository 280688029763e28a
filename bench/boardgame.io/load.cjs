// Plays tables for two on boardgame.io's server over real sockets, as `stolik bench server` does on Stolik's: a socket for
// each seat, random legal moves, the same warm-up and the same figures. Seats speak the server's protocol themselves:
// boardgame.io's client would play every move a second time in this process.
//
// node load.cjs ADDRESS TABLES RATE SECONDS

const { io } = require('socket.io-client');
const { game } = require('./sagrada.cjs');

const WARM_UP_MS = 2_000;
const [address, ...numbers] = process.argv.slice(2);
const [tables, rate, seconds] = numbers.map(Number);

const ack = [];
const seen = [];
let isMeasured = false;

/** One player's socket, at one match after the other. */
class Seat {
  constructor(playerID) {
    this.playerID = playerID;
    this.socket = io(`${address}/${game.name}`, { forceNew: true, transports: ['websocket'] });
    this.socket.on('sync', (matchID, { state }) => matchID === this.matchID && this.onState(state));
    this.socket.on('update', (matchID, state) => matchID === this.matchID && this.onState(state));
  }

  /** Joins a match; resolves with its state. */
  async join(matchID) {
    const joined = await post(`/games/${game.name}/${matchID}/join`, {
      playerID: this.playerID,
      playerName: `Player ${this.playerID}`,
    });
    this.credentials = joined.playerCredentials;
    this.matchID = matchID;
    return new Promise((resolve) => {
      this.onState = resolve;
      this.socket.emit('sync', matchID, this.playerID, this.credentials, 2);
    });
  }

  send(state) {
    const moves = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    const payload = { type: move, args, playerID: this.playerID, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.matchID, this.playerID);
  }
}

async function post(path, body) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Plays one match to its end. */
async function playMatch(seats) {
  const { matchID } = await post(`/games/${game.name}/create`, { numPlayers: 2 });
  const [state] = await Promise.all(seats.map((seat) => seat.join(matchID)));
  await new Promise((resolve) => {
    /** When a move was sent and by whom, by the state it answers. */
    const sent = new Map();
    const move = (mover, latest) => {
      const act = () => {
        sent.set(latest._stateID, { mover, at: performance.now() });
        mover.send(latest);
      };
      const wait = rate === 0 ? 0 : (-Math.log(1 - Math.random()) * tables * 1000) / rate;
      if (wait > 0) setTimeout(act, wait);
      else act();
    };
    for (const seat of seats) {
      let last = state._stateID;
      seat.onState = (latest) => {
        if (latest._stateID <= last) return;
        const { mover, at } = sent.get(last);
        if (isMeasured) (mover === seat ? ack : seen).push(performance.now() - at);
        last = latest._stateID;
        if (latest.ctx.gameover !== undefined) resolve();
        else if (seats[Number(latest.ctx.currentPlayer)] === seat) move(seat, latest);
      };
    }
    move(seats[Number(state.ctx.currentPlayer)], state);
  });
}

async function playOn() {
  const seats = [new Seat('0'), new Seat('1')];
  for (;;) await playMatch(seats);
}

function summaryOf(times) {
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

async function main() {
  for (let i = 0; i < tables; i++) playOn().catch(fail);
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  isMeasured = true;
  const begin = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const elapsed = (performance.now() - begin) / 1000;
  isMeasured = false;
  const figures = { moves: ack.length, movesPerSecond: Math.round((ack.length / elapsed) * 10) / 10 };
  console.log(JSON.stringify({ ...figures, ackMs: summaryOf(ack), seenMs: summaryOf(seen) }));
  process.exit(0);
}

main();
