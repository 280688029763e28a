import {
  type ClientFrame,
  type HeardFrame,
  PROTOCOL,
  Refused,
  type ServerFrame,
  type Socket,
  Stream,
} from '@stolik/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The server's end of a connection. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: ClientFrame[] = [];
  isClosed = false;

  send(text: string): void {
    this.asked.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  welcome(): void {
    this.say({ is: 'welcome', protocol: PROTOCOL, person: 'anna', now: 0 });
  }
}

const LOOK = { epoch: 3, actors: [], canUndo: false, isOver: false };

/** A table as it is first shown, at a line. */
function tableAt(at: number, view: unknown = {}): ServerFrame {
  const info = { id: 't' } as Extract<ServerFrame, { is: 'table' }>['info'];
  return { is: 'table', info, look: { ...LOOK, at, view }, happened: [], said: [] };
}

function connect() {
  const sockets: FakeSocket[] = [];
  const heard: HeardFrame[] = [];
  let ids = 0;
  const stream = new Stream({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    newId: () => `id${ids++}`,
    random: () => 1,
    onFrame: (frame) => heard.push(frame),
  });
  return { stream, sockets, heard };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stream', () => {
  it('what has not been sent may still become something else, what has been may not', () => {
    const { stream, sockets } = connect();
    const play = (moves: unknown[]) => ({ do: 'play', table: 't', epoch: 0, moves }) as const;
    stream.ask(play(['first']), 'mine').catch(() => {});
    expect(stream.isUnsent('mine')).toBe(true);
    stream.amend(play(['first', 'second']), 'mine');
    sockets[0].welcome();
    expect(sockets[0].asked).toEqual([{ ...play(['first', 'second']), id: 'mine' }]);
    expect(stream.isUnsent('mine')).toBe(false);
    stream.amend(play(['third']), 'mine');
    sockets[0].close();
    vi.advanceTimersByTime(10_000);
    sockets[1].welcome();
    expect(sockets[1].asked).toEqual([{ ...play(['first', 'second']), id: 'mine' }]);
    expect(stream.isUnsent('unheard-of')).toBe(false);
  });

  it('asks once it is welcome, and answers the one who asked', async () => {
    const { stream, sockets } = connect();
    const asked = stream.ask({ do: 'play', table: 't', epoch: 3, moves: [{ do: 'pass' }] });
    expect(sockets[0].asked).toEqual([]);
    sockets[0].welcome();
    expect(sockets[0].asked).toEqual([{ do: 'play', id: 'id0', table: 't', epoch: 3, moves: [{ do: 'pass' }] }]);
    sockets[0].say({ is: 'done', id: 'id0', at: 7, played: 1 });
    expect(await asked).toMatchObject({ at: 7 });
  });

  it('asks again with the same id after a break, and goes on watching from the last line it saw', async () => {
    const { stream, sockets } = connect();
    sockets[0].welcome();
    stream.watch('t');
    sockets[0].say({ is: 'done', id: 'id0' });
    sockets[0].say(tableAt(11));
    sockets[0].say({ is: 'update', table: 't', look: { ...LOOK, at: 12 }, happened: [] });
    const asked = stream.ask({ do: 'undo', table: 't', epoch: 3 });
    sockets[0].close();
    expect(stream.state).toBe('waiting');
    vi.advanceTimersByTime(300);
    sockets[1].welcome();
    expect(sockets[1].asked).toMatchObject([
      { do: 'watch', table: 't', from: 12 },
      { do: 'undo', id: 'id1', table: 't', epoch: 3 },
    ]);
    sockets[1].say({ is: 'done', id: 'id1', at: 13, played: 0 });
    expect(await asked).toMatchObject({ at: 13 });
    sockets[1].say({ is: 'done', id: 'id2' });
    sockets[1].close();
    vi.advanceTimersByTime(300);
    sockets[2].welcome();
    expect(sockets[2].asked.map((ask) => ask.do)).toEqual(['watch']);
  });

  it('waits longer and longer for a server that is away, unless it is heard to hurry', () => {
    const { stream, sockets } = connect();
    for (let i = 0; i < 8; i++) {
      sockets.at(-1)?.close();
      vi.advanceTimersByTime(5_000);
    }
    expect(sockets).toHaveLength(9);
    sockets.at(-1)?.close();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(9);
    stream.hurry();
    expect(sockets).toHaveLength(10);
  });

  it('leaves a connection on which nothing is heard any more', () => {
    const { sockets } = connect();
    sockets[0].welcome();
    vi.advanceTimersByTime(30_000);
    expect(sockets[0].asked).toMatchObject([{ do: 'ping' }]);
    vi.advanceTimersByTime(10_300);
    expect(sockets[0].isClosed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it('takes a break when the server asks for one, and tells a refusal to the one who asked', async () => {
    const { stream, sockets } = connect();
    sockets[0].welcome();
    const asked = stream.ask({ do: 'say', table: 't', text: 'hello' });
    sockets[0].say({ is: 'refused', id: 'id0', refusal: { code: 'slow-down', message: 'wait' } });
    vi.advanceTimersByTime(600);
    expect(sockets[0].asked).toHaveLength(2);
    sockets[0].say({ is: 'refused', id: 'id0', refusal: { code: 'not-seated', message: 'no seat' } });
    await expect(asked).rejects.toBeInstanceOf(Refused);
  });

  it.each(['internal', 'slow-down', 'not-kept'])('does not go deaf when a resumed table is refused: %s', (code) => {
    const { stream, sockets } = connect();
    sockets[0].welcome();
    stream.watch('t').catch(() => {});
    sockets[0].say({ is: 'done', id: 'id0' });
    sockets[0].say(tableAt(4));
    sockets[0].close();
    vi.advanceTimersByTime(300);
    sockets[1].welcome();
    for (let i = 1; i < 4; i++) {
      expect(sockets[1].asked).toHaveLength(i);
      expect(sockets[1].asked.at(-1)).toMatchObject({ do: 'watch', table: 't', from: 4 });
      sockets[1].say({ is: 'refused', id: 'id1', refusal: { code, message: 'not now' } });
      vi.advanceTimersByTime(600);
    }
  });

  it('hears whole views although only what changed is sent', () => {
    const { stream, sockets, heard } = connect();
    sockets[0].welcome();
    stream.watch('t').catch(() => {});
    sockets[0].say(tableAt(0, { pool: ['R1'], seats: [{ tokens: 3 }] }));
    const update = { is: 'update' as const, table: 't', happened: [] };
    sockets[0].say({ ...update, look: { ...LOOK, at: 1 }, change: { pool: [[]], seats: { 0: { tokens: [2] } } } });
    sockets[0].say({ ...update, look: { ...LOOK, at: 1 } });
    sockets[0].say({ ...update, look: { ...LOOK, at: 2 }, change: { pool: [], round: [2] } });
    expect(heard.map((frame) => (frame.is === 'update' ? frame.look.view : undefined)).slice(2)).toEqual([
      { pool: [], seats: [{ tokens: 2 }] },
      { pool: [], seats: [{ tokens: 2 }] },
      { seats: [{ tokens: 2 }], round: 2 },
    ]);
    stream.unwatch('t');
    sockets[0].say({ ...update, look: { ...LOOK, at: 3 }, change: { round: [3] } });
    expect(heard).toHaveLength(5);
  });

  it('does not ask for a table that nobody looks at any more, nor for ever for one that is gone', () => {
    const { stream, sockets } = connect();
    sockets[0].welcome();
    stream.watch('t').catch(() => {});
    sockets[0].close();
    stream.unwatch('t');
    vi.advanceTimersByTime(300);
    sockets[1].welcome();
    expect(sockets[1].asked).toEqual([]);
    stream.watch('gone').catch(() => {});
    sockets[1].say({ is: 'done', id: 'id1' });
    for (const expected of [1, 0]) {
      sockets.at(-1)?.close();
      vi.advanceTimersByTime(300);
      sockets.at(-1)?.welcome();
      expect(sockets.at(-1)?.asked).toHaveLength(expected);
      const refusal = { code: 'unknown-table', message: 'there is no such table' };
      sockets.at(-1)?.say({ is: 'refused', id: 'id2', refusal });
    }
  });

  it('looks at the lobby until it is told not to, through every break, and asks once for each connection', () => {
    const { stream, sockets, heard } = connect();
    stream.browse();
    sockets[0].welcome();
    expect(sockets[0].asked).toEqual([{ do: 'browse', id: 'id0' }]);
    const told: ServerFrame = { is: 'lobby', shown: [], tables: [] };
    sockets[0].say(told);
    expect(heard.at(-1)).toEqual(told);
    // Cut off before the answer, and then after it.
    sockets[0].close();
    vi.advanceTimersByTime(300);
    sockets[1].welcome();
    expect(sockets[1].asked).toEqual([{ do: 'browse', id: 'id0' }]);
    sockets[1].say({ is: 'refused', id: 'id0', refusal: { code: 'internal', message: 'not now' } });
    vi.advanceTimersByTime(600);
    expect(sockets[1].asked).toHaveLength(2);
    sockets[1].say({ is: 'done', id: 'id0' });
    sockets[1].close();
    vi.advanceTimersByTime(300);
    sockets[2].welcome();
    expect(sockets[2].asked).toEqual([{ do: 'browse', id: 'id1' }]);
    stream.unbrowse();
    expect(sockets[2].asked.at(-1)).toEqual({ do: 'unbrowse', id: 'id2' });
    sockets[2].say({ is: 'done', id: 'id2' });
    sockets[2].close();
    vi.advanceTimersByTime(300);
    sockets[3].welcome();
    expect(sockets[3].asked).toEqual([]);
  });

  it('does not talk to a server of another language, and says so', () => {
    const { stream, sockets } = connect();
    stream.watch('t').catch(() => {});
    sockets[0].say({ is: 'welcome', protocol: PROTOCOL + 1, person: 'anna', now: 0 });
    expect(stream.state).toBe('outdated');
    expect(sockets[0].isClosed).toBe(true);
    vi.advanceTimersByTime(60_000);
    stream.hurry();
    stream.lose();
    expect(sockets).toHaveLength(1);
    expect(sockets[0].asked).toEqual([]);
  });

  it('forgets everything when it is closed', async () => {
    const { stream, sockets } = connect();
    sockets[0].welcome();
    const asked = stream.ask({ do: 'ping' });
    stream.close();
    await expect(asked).rejects.toThrow('closed');
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
