import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, meet, playNext } from './friends.ts';
import { TestSite } from './page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site?.close());

describe('a table online', () => {
  it('is made, its link opened, sat down at and played', async () => {
    const { ala, ben } = await meet(site);
    await begin(ala, ben);
    for (let i = 0; i < 4; i++) await playNext(ala, ben);
    expect(await ben.page.locator('.strip').innerText()).toContain('Ala');
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });
});
