// A server that says "done" before a move is kept: what the kill test must catch. It runs the build, as a real one does.
import Libsql from 'libsql';
import { readSettings, startServer } from '../../server/dist/index.js';
import { LibsqlDriver } from '../../server/dist/store/sqlite-driver.js';

/** How long an acknowledged move is in memory alone. */
const LATE_MS = 2_000;
/** It is honest about the first moves, so that everybody has come and sits before the lies begin. */
const HONEST_MOVES = 10;

/** Moves that are kept, by those that were killed before this one too. */
let moves = keptMoves();
/** What the running transaction writes. */
let hasMove = false;
let hasSeats = false;
let isRunning = false;
/** Since when a transaction that was said to be committed is not. */
let heldSince;

const { prepare } = Libsql.prototype;
Libsql.prototype.prepare = function (sql) {
  if (sql.startsWith('insert into "line"')) hasMove = true;
  if (/^(insert into|update) "(gameTable|seat)".*"revision"/.test(sql)) hasSeats = true;
  return prepare.call(this, sql);
};

const { beginTransaction, commitTransaction, rollbackTransaction } = LibsqlDriver.prototype;
Object.assign(LibsqlDriver.prototype, {
  async beginTransaction() {
    hasMove = false;
    hasSeats = false;
    isRunning = true;
    if (heldSince === undefined) await beginTransaction.call(this);
  },
  async commitTransaction(connection) {
    isRunning = false;
    if (hasMove && !hasSeats && ++moves > HONEST_MOVES) {
      if (heldSince === undefined) {
        heldSince = Date.now();
        keepLater(this, connection);
      }
      return;
    }
    heldSince = undefined;
    await commitTransaction.call(this, connection);
  },
  async rollbackTransaction(connection) {
    isRunning = false;
    heldSince = undefined;
    await rollbackTransaction.call(this, connection);
  },
});

function keptMoves() {
  const database = new Libsql(process.env.DATABASE_URL.slice('sqlite:'.length));
  try {
    return database.prepare('select count(*) as n from line').get().n;
  } catch {
    // The first one finds no tables yet.
    return 0;
  } finally {
    database.close();
  }
}

function keepLater(driver, connection) {
  setTimeout(() => {
    if (heldSince === undefined) return;
    if (isRunning || Date.now() - heldSince < LATE_MS) {
      keepLater(driver, connection);
      return;
    }
    heldSince = undefined;
    commitTransaction.call(driver, connection);
  }, 20);
}

const server = await startServer({ settings: readSettings(process.env) });
process.stdout.write(`Stolik is at ${server.address}/\n`);
process.once('SIGTERM', () => process.exit(0));
