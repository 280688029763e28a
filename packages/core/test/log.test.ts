import { type Log, parseLog, printLog, readLog, StolikError } from '@stolik/core';
import { describe, expect, it } from 'vitest';

const LOG: Log = {
  header: {
    game: 'guess',
    version: 1,
    seats: 2,
    options: { extra: 0 },
    commitment: 'c0ffee',
    entropy: ['Ala', 'Olek'],
  },
  lines: [
    { seq: 0, setup: true, outcomes: [0, 3], hash: 'a' },
    { seq: 1, seat: 0, moves: [{ do: 'ready' }], hash: 'b' },
    { seq: 2, seat: 1, moves: [{ do: 'bid', by: 1 }, { do: 'ready' }], outcomes: [5], hash: 'c' },
    { seq: 3, seat: 1, retract: 2, hash: 'd' },
  ],
  seed: 'zażółć',
};

/** A short log with something else in the header, or in the line after the set-up. */
const withHeader = (change: object) => ({ ...LOG, header: { ...LOG.header, ...change } });
const withLine = (change: object) => ({ ...LOG, lines: [LOG.lines[0], { ...LOG.lines[1], ...change }] });
const withSetup = (change: object) => ({ ...LOG, lines: [{ ...LOG.lines[0], ...change }] });

function errorOf(read: () => unknown): StolikError | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof StolikError) return error;
    throw error;
  }
  return undefined;
}

describe('a log', () => {
  it('is read as it was printed, one document a line', () => {
    const text = printLog(LOG);
    expect(text.split('\n')).toHaveLength(7);
    expect(parseLog(text)).toEqual(LOG);
  });

  it('has no seed before it is revealed, and no more in its header than was written', () => {
    const { header, lines } = LOG;
    const bare: Log = { header: { game: 'guess', version: 1, seats: 2, options: {} }, lines: lines.slice(0, 1) };
    expect(printLog({ header, lines })).not.toContain('seed');
    expect(parseLog(printLog(bare))).toEqual(bare);
    expect(Object.keys(parseLog(printLog(bare)))).toEqual(['header', 'lines']);
    expect(Object.keys(parseLog(printLog(bare)).header)).toEqual(['game', 'version', 'seats', 'options']);
  });

  it('may be a single JSON object, and may have empty lines', () => {
    expect(parseLog(JSON.stringify(LOG))).toEqual(LOG);
    expect(parseLog(`\n  ${printLog(LOG).replaceAll('\n', '\n\n')}`)).toEqual(LOG);
  });

  it('that is not JSON is refused with the line of the file', () => {
    const error = errorOf(() => parseLog('\n{}\n\n{oops\n'));
    expect(error).toMatchObject({ code: 'bad-log', details: { line: 4 } });
    expect(error?.message).toContain('line 4');
  });

  it('that is empty or has no lines is refused', () => {
    expect(errorOf(() => parseLog(' \n\n'))?.code).toBe('bad-log');
    expect(errorOf(() => parseLog(JSON.stringify(LOG.header)))).toMatchObject({
      code: 'bad-log',
      details: { line: 0 },
    });
    for (const odd of ['7', 'null', '"log"']) expect(errorOf(() => parseLog(odd))?.code).toBe('bad-field');
  });

  it('that ends with something else than a seed is refused', () => {
    const lines = printLog({ ...LOG, seed: undefined });
    expect(errorOf(() => parseLog(`${lines}{"seed":"a","more":1}`))?.details.field).toBe('seed.more');
    expect(errorOf(() => parseLog(`${lines}{"seed":7}`))?.details.field).toBe('seed');
    expect(errorOf(() => parseLog(`${lines}null`))?.details.line).toBe(4);
    expect(errorOf(() => parseLog(`${lines}7`))?.details.line).toBe(4);
  });
});

describe('the header of a log', () => {
  it.each([
    [{ game: 7 }, 'header.game'],
    [{ version: 0 }, 'header.version'],
    [{ version: 1e6 + 1 }, 'header.version'],
    [{ seats: 0 }, 'header.seats'],
    [{ seats: 31 }, 'header.seats'],
    [{ commitment: 7 }, 'header.commitment'],
    [{ entropy: 'Ala' }, 'header.entropy'],
    [{ entropy: [7] }, 'header.entropy'],
    [{ table: 'mine' }, 'header.table'],
  ])('with %j is refused, naming %s', (change, field) => {
    expect(errorOf(() => readLog(withHeader(change)))?.details.field).toBe(field);
  });

  it('takes every version and every number of seats that a mask can hold', () => {
    for (const change of [{ version: 1e6 }, { seats: 1 }, { seats: 30 }]) {
      expect(readLog(withHeader(change)).header).toMatchObject(change);
    }
  });

  it('is not all of a log', () => {
    expect(errorOf(() => readLog({ ...LOG, notes: [] }))?.details.field).toBe('log.notes');
    expect(errorOf(() => readLog(LOG.header))?.details.field).toBe('log.game');
  });
});

describe('a line of a log', () => {
  it.each([
    [withSetup({ setup: false }), 0, 'setup'],
    [withSetup({ seq: 1 }), 0, 'seq'],
    [withSetup({ outcomes: [-1] }), 0, 'outcomes'],
    [withSetup({ outcomes: [2 ** 31 + 1] }), 0, 'outcomes'],
    [withSetup({ outcomes: undefined }), 0, 'outcomes'],
    [withSetup({ hash: 7 }), 0, 'hash'],
    [withSetup({ seat: 0 }), 0, 'line.seat'],
    [withLine({ seq: 0 }), 1, 'seq'],
    [withLine({ seq: 2 }), 1, 'seq'],
    [withLine({ seat: -1 }), 1, 'seat'],
    [withLine({ seat: 30 }), 1, 'seat'],
    [withLine({ moves: undefined }), 1, 'moves'],
    [withLine({ outcomes: 'six' }), 1, 'outcomes'],
    [withLine({ hash: 7 }), 1, 'hash'],
    [withLine({ setup: true }), 1, 'line.setup'],
    [withLine({ retract: 0 }), 1, 'line.moves'],
    [withLine({ moves: undefined, retract: 2 }), 1, 'line.moves'],
  ])('of %j is refused: line %i, %s', (log, line, field) => {
    const error = errorOf(() => readLog(log));
    expect(error).toMatchObject({ code: 'bad-log', details: { line } });
    expect(error?.message).toContain(`${field}:`);
  });

  it('takes back a line before it, or what it would have been itself, and none after it', () => {
    const retracting = (retract: number) => ({ ...LOG, lines: [LOG.lines[0], { seq: 1, seat: 29, retract }] });
    for (const line of [0, 1]) expect(readLog(retracting(line)).lines[1]).toEqual({ seq: 1, seat: 29, retract: line });
    for (const line of [-1, 2]) expect(errorOf(() => readLog(retracting(line)))?.message).toContain('retract:');
  });

  it('may have drawn anything up to 2^31', () => {
    expect(readLog(withSetup({ outcomes: [0, 2 ** 31] })).lines[0]).toMatchObject({ outcomes: [0, 2 ** 31] });
  });
});
