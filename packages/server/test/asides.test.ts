import { FIRST_ASIDE, type Said } from '@stolik/protocol';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { startServer } from '../src/start.ts';
import { type Pair, playToEnd, seatTwo } from './pairs.ts';
import { describeStores } from './stores.ts';
import { ask, type Visitor, visit, Wire } from './wire.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(url: string) {
  const fixed = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', STOLIK_RATE_LIMITS: 'off' };
  const server = await startServer({ settings: readSettings({ DATABASE_URL: url, ...fixed }) });
  closing.push(() => server.close());
  return server.address;
}

/** Somebody who looks on at a table. */
async function lookOn(address: string, table: string, who?: Visitor): Promise<{ who: Visitor; wire: Wire }> {
  const person = who ?? (await visit(address));
  const wire = await Wire.open(address, person);
  closing.push(() => wire.leave());
  await wire.ask({ do: 'watch', id: 'watch', table });
  return { who: person, wire };
}

/** What a page was told of what was said, by its numbers. */
function heard({ received }: Wire) {
  const said: Said[] = received.flatMap((frame) => (frame.is === 'said' || frame.is === 'table' ? frame.said : []));
  return [...new Map(said.map((one) => [one.n, one])).values()];
}
const texts = (wire: Wire) => heard(wire).flatMap(({ text }) => text ?? []);
const asides = (wire: Wire) => heard(wire).filter(({ n }) => n >= FIRST_ASIDE);
/** How many look on, as a page was told last. */
const onlookers = ({ received }: Wire): number => {
  const last = received.findLast(({ is }) => is === 'table' || is === 'onlookers');
  return (last.is === 'table' ? last.onlookers : last.count) ?? 0;
};
const tell = (wire: Wire, table: string, text: string) =>
  wire.ask({ do: 'say', id: `say-${text.replaceAll(' ', '-')}`, table, text });
const settled = ({ wires }: Pair) => Promise.all(wires.map((wire, i) => wire.ask({ do: 'ping', id: `settled-${i}` })));

describeStores((stores) => {
  const meet = async () => {
    const address = await start(await stores.freshUrl());
    const pair = await seatTwo(address, 'sentient');
    for (const wire of pair.wires) closing.push(() => wire.leave());
    return { address, pair, ...pair };
  };

  test('those who look on talk among themselves, and players read it when the game is over', async () => {
    const { address, pair, table, wires, people } = await meet();
    const [cleo, dan] = [await lookOn(address, table), await lookOn(address, table)];
    await settled(pair);
    const before = wires.map(({ frames }) => frames.length);
    expect(await tell(cleo.wire, table, 'what a move')).toMatchObject({ is: 'done' });
    // Asked twice, it is said once.
    await tell(cleo.wire, table, 'what a move');
    await dan.wire.ask({ do: 'phrase', id: 'p', table, phrase: 'hello' });
    await expect.poll(() => asides(cleo.wire).length).toBe(2);
    expect(asides(dan.wire)).toEqual([
      { n: FIRST_ASIDE, time: expect.any(Number), name: cleo.who.name, text: 'what a move' },
      { n: FIRST_ASIDE + 1, time: expect.any(Number), name: dan.who.name, phrase: 'hello' },
    ]);
    // Players are sent nothing, not even a gap in the numbers of what they say themselves.
    await settled(pair);
    const told = wires.map(({ frames }, i) => frames.slice(before[i]).filter((frame) => !frame.includes('settled-')));
    expect(told).toEqual([[], []]);
    await tell(wires[0], table, 'my turn');
    await expect.poll(() => texts(wires[1])).toEqual(['my turn']);
    const numbers = heard(wires[1]).map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    // Nor do they find it by another way: looking again, over HTTP, or in the log.
    const again = await lookOn(address, table, people[0]);
    expect(asides(again.wire)).toEqual([]);
    for (const path of ['', '/log', '/rating']) {
      const text = await (await ask(address, people[0], `/api/tables/${table}${path}`)).text();
      expect(text).not.toContain('what a move');
    }
    const exported = await (await ask(address, cleo.who, '/api/me/export')).text();
    expect(exported).toContain('what a move');
    expect(await (await ask(address, people[0], '/api/me/export')).text()).not.toContain('what a move');
    await playToEnd(pair);
    await expect.poll(() => asides(wires[0]).length).toBe(2);
    expect(asides(wires[1]).map(({ text, phrase }) => text ?? phrase)).toEqual(['what a move', 'hello']);
    await tell(cleo.wire, table, 'well done');
    await expect.poll(() => texts(wires[1])).toContain('well done');
  });

  test('who does not look, or looks before there is a game, says nothing; nor does whoever is muted', async () => {
    const { address, table, people } = await meet();
    const cleo = await visit(address);
    const away = await Wire.open(address, cleo);
    closing.push(() => away.leave());
    expect((await tell(away, table, 'hello')).refusal.code).toBe('not-seated');
    await away.ask({ do: 'watch', id: 'w', table });
    expect((await tell(away, table, 'here')).is).toBe('done');
    await away.ask({ do: 'unwatch', id: 'u', table });
    expect((await tell(away, table, 'gone')).refusal.code).toBe('not-seated');
    const made = await ask(address, people[0], '/api/tables', {
      game: 'sagrada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { id: open } = (await made.json()) as { id: string };
    await away.ask({ do: 'watch', id: 'o', table: open });
    expect((await tell(away, open, 'too early')).refusal.code).toBe('not-seated');
    expect((await tell(away, 'nowhere', 'hello')).refusal.code).toBe('unknown-table');
    for (let i = 0; i < 7; i++) {
      await away.ask({ do: 'watch', id: `w${i}`, table });
      expect((await tell(away, table, `more ${i}`)).is).toBe('done');
    }
    expect((await tell(away, table, 'too much')).refusal.code).toBe('too-many');
  });

  test('who is not heard or met is neither among those who look on, and what was said is reported like any word', async () => {
    const { address, pair, table } = await meet();
    const [cleo, dan, eva] = [await lookOn(address, table), await lookOn(address, table), await lookOn(address, table)];
    await tell(dan.wire, table, 'rude');
    await expect.poll(() => texts(cleo.wire)).toEqual(['rude']);
    const [{ n }] = asides(cleo.wire);
    const whom = { table, word: n };
    expect((await ask(address, cleo.who, '/api/me/unwanted', { whom, kind: 'mute' })).status).toBe(204);
    expect((await ask(address, cleo.who, '/api/reports', { whom, kind: 'words' })).status).toBe(204);
    await expect
      .poll(() =>
        cleo.wire.received.findLast(({ is }) => is === 'table')?.said.filter((one: { text?: string }) => one.text),
      )
      .toEqual([]);
    await tell(dan.wire, table, 'ruder');
    await expect.poll(() => texts(eva.wire)).toEqual(['rude', 'ruder']);
    await settled(pair);
    await cleo.wire.ask({ do: 'ping', id: 'all' });
    expect(texts(cleo.wire)).toEqual(['rude']);
    // Whoever is deleted leaves empty places.
    expect((await ask(address, dan.who, '/api/me', {}, 'DELETE')).status).toBe(204);
    await expect.poll(() => asides(eva.wire).map(({ text }) => text)).toEqual([undefined, undefined]);
  });

  test('it is counted how many look on, each once, and players see that', async () => {
    const { address, table, wires, people } = await meet();
    expect(wires.map(onlookers)).toEqual([0, 0]);
    const cleo = await lookOn(address, table);
    await expect.poll(() => wires.map(onlookers)).toEqual([1, 1]);
    expect(onlookers(cleo.wire)).toBe(1);
    const same = await lookOn(address, table, cleo.who);
    const dan = await lookOn(address, table);
    await expect.poll(() => onlookers(wires[0])).toBe(2);
    // Another page of a player's is none who looks on.
    await lookOn(address, table, people[1]);
    await same.wire.leave();
    await dan.wire.leave();
    await expect.poll(() => onlookers(wires[0])).toBe(1);
    await cleo.wire.ask({ do: 'unwatch', id: 'u', table });
    await expect.poll(() => onlookers(wires[0])).toBe(0);
  });

  if (stores.kind === 'postgres') {
    test('those who look on through other nodes are counted and heard too', async () => {
      const url = await stores.freshUrl();
      const [here, there] = [await start(url), await start(url)];
      const pair = await seatTwo(here, 'sentient');
      for (const wire of pair.wires) closing.push(() => wire.leave());
      const [cleo, dan] = [await lookOn(here, pair.table), await lookOn(there, pair.table)];
      for (const wire of [...pair.wires, cleo.wire, dan.wire]) await expect.poll(() => onlookers(wire)).toBe(2);
      await tell(dan.wire, pair.table, 'from there');
      await expect.poll(() => texts(cleo.wire)).toEqual(['from there']);
      await dan.wire.leave();
      await expect.poll(() => onlookers(pair.wires[0])).toBe(1);
    });
  }
});
