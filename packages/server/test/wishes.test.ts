import { Match, parseLog } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { NewTable } from '@stolik/protocol';
import { expect, test } from 'vitest';
import { logOf } from '../src/tables/log.ts';
import { createTable, leave, rematch, resign, setSeat, sit } from '../src/tables/seating.ts';
import type { Tables } from '../src/tables/tables.ts';
import { makeWish } from '../src/tables/wishing.ts';
import { describeStores } from './stores.ts';
import { ANNA, BEN, beginPlay, CLEO, codeOf, Eyes, silent, tablesOn } from './tables.ts';

const OPEN = { kind: 'open' };
const ME = { kind: 'me' };
const BOT = { kind: 'bot', level: 'easy' };

function create(tables: Tables, seats: readonly object[], options: object = {}, game = 'smartphone') {
  return createTable(tables, ANNA, NewTable.parse({ game, seats, options }));
}

const wishesOf = ({ seats }: { readonly seats: readonly { readonly wish?: string }[] }) =>
  seats.map(({ wish }) => wish);

/** The colours that are played with, by seat. */
function colorsOf(tables: Tables, id: string): Promise<string[]> {
  return tables.with(id, ({ match }) => {
    const { companies } = match.view(undefined) as { companies: { colour: string }[] };
    return companies.map(({ colour }) => colour);
  });
}

describeStores(({ open, freshUrl }) => {
  test('everybody chooses a colour of their own, and the game is played with them, verifiably', async () => {
    const url = await freshUrl();
    const tables = await tablesOn(await open(url));
    const { id } = await create(tables, [ME, OPEN, BOT, OPEN], { steve: 'hard' });
    const eyes = new Eyes('cleo');
    await tables.with(id, (table, audience) => audience.join(table, eyes));
    expect(wishesOf(await makeWish(tables, id, ANNA, 'black'))).toEqual(['black', undefined, undefined, undefined]);
    expect(wishesOf(eyes.received.at(-1).info)[0]).toBe('black');
    await sit(tables, id, BEN, { wish: 'red' });
    await makeWish(tables, id, BEN, 'green');
    const info = await sit(tables, id, CLEO, {});
    expect([info.status, ...wishesOf(info)]).toEqual(['running', 'black', 'green', undefined, undefined]);
    const colors = await colorsOf(tables, id);
    expect(colors.slice(0, 2)).toEqual(['black', 'green']);
    expect(new Set(colors).size).toBe(5);
    expect(await codeOf(makeWish(tables, id, ANNA, 'red'))).toBe('started');
    // Another node, later, reads the same game.
    expect(await colorsOf(await tablesOn(await open(url)), id)).toEqual(colors);
    // A plan counts when everybody may know of it: once it is laid.
    while (await tables.with(id, ({ isUnplayed }) => isUnplayed)) await beginPlay(tables, id, ANNA);
    for (const person of [ANNA, BEN, CLEO]) await resign(tables, id, person);
    const shown = await logOf(tables, id, undefined);
    if (!shown.isOver) throw new Error('it is not over');
    const log = parseLog(shown.text);
    expect(log.header.options).toEqual({ steve: 'hard', colours: ['black', 'green', 'any', 'any'] });
    Match.verify(gameEntry('smartphone').game, log, verifiableSource(log.seed as string));
    // Once more: what was chosen goes with whoever chose it, a seat further.
    const next = await rematch(tables, id, BEN);
    expect(next.options).toEqual({ steve: 'hard' });
    expect(next.seats.map(({ name, wish }) => [name, wish])).toEqual([
      ['Ben', 'green'],
      [undefined, undefined],
      ['Cleo', undefined],
      ['Anna', 'black'],
    ]);
    expect(wishesOf(await sit(tables, next.id, ANNA, { wish: null }))).toEqual([
      'green',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('of two who wish for the same at once, at nodes that have not heard of each other, one is refused', async () => {
    const store = silent(await open());
    const [here, there] = [await tablesOn(store), await tablesOn(store)];
    const { id } = await create(here, [ME, OPEN, OPEN]);
    await sit(here, id, BEN, {});
    await there.refresh(id);
    const codes = await Promise.all([
      codeOf(makeWish(here, id, ANNA, 'blue')),
      codeOf(makeWish(there, id, BEN, 'blue')),
    ]);
    expect(codes.sort()).toEqual(['wish-taken', undefined]);
    await here.refresh(id);
    expect(await codeOf(sit(here, id, CLEO, { wish: 'blue' }))).toBe('wish-taken');
    const { seats } = await here.with(id, ({ record }) => record);
    expect(seats.filter(({ wish }) => wish === 'blue')).toHaveLength(1);
    expect(seats[2].kind).toBe('open');
  });

  test('getting up and being removed free what was chosen, and nothing chooses it again', async () => {
    const tables = await tablesOn(await open());
    const { id } = await create(tables, [ME, OPEN, OPEN], { colours: ['blue', 'any', 'any'] });
    await sit(tables, id, BEN, { wish: 'red' });
    expect(wishesOf(await leave(tables, id, BEN))).toEqual(['blue', undefined, undefined]);
    expect(wishesOf(await makeWish(tables, id, ANNA, 'red'))).toEqual(['red', undefined, undefined]);
    await sit(tables, id, CLEO, { wish: 'blue' });
    expect(wishesOf(await setSeat(tables, id, ANNA, { seat: 1 }, { kind: 'bot', level: 'easy' }))).toEqual([
      'red',
      undefined,
      undefined,
    ]);
    expect(wishesOf(await makeWish(tables, id, ANNA, null))).toEqual([undefined, undefined, undefined]);
    const { head } = await tables.with(id, ({ record }) => record);
    await makeWish(tables, id, ANNA, null);
    expect(await tables.with(id, ({ record }) => record.head)).toBe(head);
  });

  test('what cannot be chosen is refused naming the field, and so is whoever has no seat', async () => {
    const tables = await tablesOn(await open());
    const { id } = await create(tables, [ME, OPEN], { steve: 'easy', colours: ['any', 'any', 'black'] });
    await expect(makeWish(tables, id, ANNA, 'pink')).rejects.toMatchObject({
      code: 'bad-field',
      details: { field: 'wish' },
    });
    expect(await codeOf(makeWish(tables, id, ANNA, 'any'))).toBe('bad-field');
    // Steve has it.
    expect(await codeOf(makeWish(tables, id, ANNA, 'black'))).toBe('wish-taken');
    expect(await codeOf(makeWish(tables, id, BEN, 'red'))).toBe('not-seated');
    expect(await codeOf(sit(tables, id, BEN, { wish: 'pink' }))).toBe('bad-field');
    const { seats } = await tables.with(id, ({ record }) => record);
    expect(seats.map(({ kind, wish }) => [kind, wish])).toEqual([
      ['human', undefined],
      ['open', undefined],
    ]);
    const sagrada = await create(tables, [ME, OPEN], {}, 'sagrada');
    await expect(makeWish(tables, sagrada.id, ANNA, 'red')).rejects.toMatchObject({ details: { field: 'wish' } });
    const sentient = await create(tables, [ME, BOT], { companies: ['any', 'helix'] }, 'sentient');
    expect([sentient.status, ...wishesOf(sentient)]).toEqual(['running', undefined, 'helix']);
  });
});
