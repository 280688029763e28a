import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@stolik/protocol/page';
import { afterEach, expect, it, vi } from 'vitest';
import { ask, path } from '../src/online/api.ts';
import { fetchGame } from '../src/replay/fetched.ts';

afterEach(() => vi.unstubAllGlobals());

const BAD = ['../me/export', '../../metrics', '..', '.', 'a/b', 'a?b', 'a#b', 'a%2fb', 'a b', ''];

it.each(BAD)('a replay of %j is of no table, and nothing is asked for it', async (id) => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await fetchGame(id)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it('an id goes into an address as it is', async () => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  await ask('GET', path`/tables/${'k7m2p9x4w3ab'}/seats/${2}`);
  expect(fetch).toHaveBeenCalledWith('/api/tables/k7m2p9x4w3ab/seats/2', { method: 'GET' });
  for (const id of BAD) expect(() => path`/tables/${id}`).toThrow(Refused);
});

it('every address of the API that has ids in it is made by it', () => {
  const folder = join(import.meta.dirname, '../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const asking = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\bask(Text)?\b.*`.*/g) ?? []);
  expect(asking.length).toBeGreaterThan(5);
  const loose = asking.filter((line) => !/path`|encodeURIComponent/.test(line));
  expect(loose).toEqual([]);
});
