import type { TableInfo } from '@stolik/protocol';
import { type Host, ownHost } from '@stolik/testbed/hosts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, meet, playNext } from './friends.ts';
import { TestSite, type TestTable } from './page.ts';

/** What time it is for the server: it goes on when a test says so. */
let now = Date.UTC(2030, 0, 1);
let host: Host;
let site: TestSite;
beforeAll(async () => {
  host = await ownHost(() => now);
  site = await TestSite.open(host);
});
afterAll(() => site?.close());

/** Lets time pass until something is so. */
async function later(isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(() => {
      now += 1_000;
      return isSo();
    })
    .toBe(true);
}

/** What the server says of the table at this path. */
async function askHost(path: string): Promise<TableInfo> {
  return (await fetch(`${host.address}/api/tables/${path.split('/').at(-1)}`)).json();
}

/** Names, clocks and birds at the seats that are cut off or overlap, and notices that lie over each other or the board. */
function crowdedIn({ page }: TestTable): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const seats = [...document.querySelectorAll('.strip > li')];
    const outside = seats.flatMap((seat) =>
      [...seat.querySelectorAll('.strip-time, .face-frame, strong')].filter(
        (part) =>
          boxOf(part).width < 16 || boxOf(part).right > boxOf(seat).right || boxOf(part).left < boxOf(seat).left,
      ),
    );
    const over = seats.slice(1).filter((seat, i) => boxOf(seat).left < boxOf(seats[i]).right);
    const board = document.querySelector('.table-stage') as Element;
    const notices = [...document.querySelectorAll('.table-notices .bar')].filter((bar) => boxOf(bar).width > 1);
    const hiding = notices.filter((bar, i) => i > 0 || boxOf(bar).bottom > boxOf(board).top);
    return [...outside, ...over, ...hiding].map(({ className, textContent }) => `${className} ${textContent}`);
  });
}

/** What somebody reads at the end. */
function verdictTo({ page }: TestTable): Promise<string> {
  return page.locator('.ceremony h2').innerText();
}

describe('a seat online', () => {
  it('stays with a guest who makes an account, and comes along to another browser', async () => {
    const { ala, ben, path } = await meet(site);
    await ala.goto('/me');
    const { page } = ala;
    await page.getByLabel('User name').first().fill('ala.guest');
    await page.getByLabel('Password').first().fill('short');
    await ala.button('Make the account').click();
    await page.getByText('at least 8 characters.').first().waitFor();
    await page.getByLabel('Password').first().fill('long enough');
    await ala.button('Make the account').click();
    await page.getByText('Signed in as ala.guest.').waitFor();
    await ala.goto(path);
    await begin(ala, ben);
    await playNext(ala, ben);
    const phone = await site.visit();
    await phone.goto('/me');
    await phone.page.getByText('I have an account').click();
    await phone.page.locator('details[open]').getByLabel('User name').fill('Ala.Guest');
    await phone.page.locator('details[open]').getByLabel('Password').fill('long enough');
    await phone.button('Sign in').click();
    await phone.page.getByText('Signed in as ala.guest.').waitFor();
    await phone.goto('/lobby');
    await phone.page.locator('.lobby-table').first().getByRole('link').click();
    await phone.page.locator('.strip [data-own]').waitFor();
    await expect.poll(() => phone.page.locator('.strip [data-own]').innerText()).toContain('Ala');
    await phone.goto('/me');
    await phone.button('Sign out').click();
    await phone.page.getByText('You are a guest.').waitFor();
    expect([...ala.errors, ...phone.errors]).toEqual([]);
  });

  it('is no trap: whoever waits for somebody who never begins closes the table, and nobody has lost', async () => {
    const { ala, ben } = await meet(site);
    await ala.choosePattern();
    await ala.page.locator('.leave-open').click();
    // What the server would refuse yet is not offered; it is said when it will be.
    await ala.page.getByText(/In \d+ minutes you may close the table/).waitFor();
    expect(await ala.page.getByRole('button', { name: 'Close the table' }).count()).toBe(0);
    now += 10 * 60_000;
    await ala.page.reload();
    await ala.page.locator('.leave-open').click();
    await ala.button('Close the table').click();
    for (const { page } of [ala, ben]) await page.getByText('Ben never played').waitFor();
    // Whoever waited in vain has the same table again with one click.
    await ala.button('Make the same table again').click();
    await ala.page.locator('.invite-link').waitFor();
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });

  it('is played by a bot when somebody leaves, and taken back', async () => {
    const { ala, ben, path } = await meet(site);
    await begin(ala, ben);
    await playNext(ala, ben);
    await ala.page.locator('.leave-open').click();
    await ala.button('Let a bot play').click();
    await ala.button('Play now').waitFor();
    await ben.page.getByText('a bot stands in').first().waitFor();
    // The bot moves on until it is the turn of somebody who is there.
    expect(await ben.asked()).toBe('asked');
    await ala.goto(path);
    await ala.button('Take my seat back').click();
    await ala.page.locator('.bar[data-kind="away"]').waitFor({ state: 'detached' });
    await ben.playTurn();
    for (let i = 0; i < 2; i++) await playNext(ala, ben);
    await ala.page.locator('.leave-open').click();
    // A double tap gives nothing up.
    await ala.button('Resign').click();
    const sure = ala.page.getByRole('button', { name: 'Really resign?' });
    await sure.dispatchEvent('click');
    expect(await sure.getAttribute('aria-disabled')).toBe('true');
    await sure.click();
    await expect.poll(() => verdictTo(ala)).toBe('You resigned. Ben wins.');
    await expect.poll(() => verdictTo(ben)).toBe('Ala resigned. You have won.');
    // Points that nobody has counted decide nothing.
    await ala.page.getByText(/Points when it ended, which decide nothing: Ala -?\d+, Ben -?\d+/).waitFor();
    // Whoever gave up has their own eyes back, and nothing of their score is unknown to them.
    await ala.button('Close').click();
    await expect.poll(() => ala.page.locator('.table-question').innerText()).toContain('You resigned. Ben wins.');
    await expect.poll(() => ala.page.locator('.sagrada-left').innerText()).not.toContain('?');
    expect(await ala.page.locator('.table [data-acts]').count()).toBe(0);
    await ala.page.locator('.table-tools').getByRole('button', { name: 'Play again' }).waitFor();
    await ala.button('Result').click();
    await ala.page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
    await ala.button('To the end').click();
    await ala.page.getByText('Ala resigned. Ben has won.').waitFor();
    await ala.goto('/me');
    await ala.page.getByText('no game played to the end yet').waitFor();
    expect(await ala.page.locator('.chart').count()).toBe(0);
    await ben.button('Play on against a bot').click();
    await ben.page.locator('.ceremony').waitFor({ state: 'detached' });
    expect(await ben.asked()).toBe('asked');
    await ben.page.getByText('Magpie').first().waitFor();
    await ben.playTurn();
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });

  it('loses the game when its time is up, with no alarm; but no clock runs before everybody has come', async () => {
    const { ala, ben, path } = await meet(site, {
      choose: async ({ page }) => {
        await page.locator('#pace').selectOption('live');
        await page.locator('#minutes').selectOption('1');
        await page.locator('#increment').selectOption('0');
      },
      // Away, to send the link.
      whileWaiting: (host) => host.goto('/'),
    });
    await ben.page.locator('.bar[data-kind="awaited"]').getByText('The clocks start when Ala is here.').waitFor();
    now += 120_000;
    await ala.page.getByText('The clocks start when you are here.').waitFor();
    await ala.goto(path);
    await ben.page.locator('.people-news').getByText('Everybody is here: the clocks run.').waitFor();
    /** Both pages look at the same clock as the server. */
    const setClocks = () => Promise.all([ala, ben].map(({ page }) => page.clock.setFixedTime(now)));
    // A page that is loaded again before the seat was answered for asks for none.
    await Promise.all([ala, ben].map(({ page }) => page.locator('.strip').waitFor()));
    await setClocks();
    await Promise.all([ala, ben].map(({ page }) => page.reload()));
    await begin(ala, ben);
    await playNext(ala, ben);
    const late = await Promise.any([ala, ben].map((one) => one.asked().then(() => one)));
    const timeLeft = () => late.page.locator('.strip [data-own] .strip-time').innerText();
    await expect.poll(timeLeft).toMatch(/^1:00/);
    now += 40_000;
    await setClocks();
    await expect.poll(timeLeft).toMatch(/^0:20/);
    // It runs out, and whoever it belongs to is told what that means: to the eye, in words and aloud, politely.
    await late.page.locator('.strip [data-own] .strip-time[data-low]').waitFor();
    const warned = late.page.locator('.bar[data-kind="low"] [role="status"]');
    await warned.getByText('When your clock reaches 0:00 you lose the game.').waitFor();
    expect(await (late === ala ? ben : ala).page.locator('.strip-time[data-low], .bar[data-kind="low"]').count()).toBe(
      0,
    );
    // While the server cannot be heard it stands here, and it is said that it does not there.
    await late.page.context().setOffline(true);
    await late.page.getByText('Your clock runs on at the table.').waitFor();
    await late.page.clock.setFixedTime(now + 10_000);
    expect(await timeLeft()).toMatch(/^0:20/);
    await setClocks();
    await late.page.context().setOffline(false);
    await late.page.locator('.bar[data-kind="connection"]').waitFor({ state: 'detached' });
    now += 30_000;
    await setClocks();
    // It is over as if they had resigned, and whoever has won may see it through.
    const other = late === ala ? ben : ala;
    const [loser, winner] = late === ala ? ['Ala', 'Ben'] : ['Ben', 'Ala'];
    await expect.poll(() => verdictTo(late)).toBe(`Your time ran out. ${winner} wins.`);
    await expect.poll(() => verdictTo(other)).toBe(`${loser} ran out of time. You have won.`);
    await other.button('Play on against a bot').waitFor();
    expect(await late.page.getByRole('button', { name: 'Play on against a bot' }).count()).toBe(0);
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });

  it('is seen to be empty by whoever waits, and both are told what sleep and absence cost them', async () => {
    const { ala, ben, path } = await meet(site, {
      choose: ({ page }) => page.locator('#pace').selectOption('live').then(),
      hostOptions: { viewport: { width: 390, height: 844 } },
    });
    await ala.choosePattern();
    const board = ala.page.locator('.table-stage');
    const place = await board.boundingBox();
    await ala.page.locator('.chat-open').click();
    // Whoever looks at something else is not at the table either.
    await ben.goto('/lobby');
    const question = ala.page.locator('.table-question');
    await later(() => question.getByText(/Ben has been away since .* and loses time\./).isVisible());
    await ala.page.locator('.chat').getByText('Ben is not at the table any more.').waitFor();
    await ala.page.locator('.bar[data-kind="absent"]').waitFor();
    // Whatever is told of people, the board stays where it is.
    expect(await board.boundingBox()).toEqual(place);
    await ala.goto('/healthz');
    await later(async () => (await askHost(path)).isAsleep === true);
    await ala.goto('/');
    const row = ala.page.locator('.home-continue .lobby-table');
    await expect.poll(() => row.innerText()).toContain('The clocks start when you and Ben are here.');
    await row.getByRole('link', { name: 'Open' }).click();
    await ala.page.getByText(/^Away for .*: the table slept, your clock stood still\.$/).waitFor();
    // Nobody's clock runs because somebody looked in first.
    await question.getByText('The clocks start when Ben is here.').waitFor();
    expect(await askHost(path)).toMatchObject({ isAsleep: true });
    expect(await board.boundingBox()).toEqual(place);
    const again = await ben.anotherPage();
    await again.page.locator('.home-continue').getByRole('link', { name: 'Play' }).click();
    // The clock of whoever was waited for ran until the last one went.
    await again.page.getByText(/^Away for .*: the table slept, (\d+ min )?\d+ s of your time ran\.$/).waitFor();
    await ala.page.locator('.people-news').getByText('Everybody is here: the clocks run.').waitFor();
    await ala.page.locator('.bar[data-kind="absent"]').waitFor({ state: 'detached' });
    // It is said until it was understood: by whoever says so, and by whoever plays on.
    await ala.page.reload();
    await ala.page.getByText('the table slept').waitFor();
    await ala.button('All right').click();
    await ala.page.reload();
    await again.page.reload();
    await again.page.getByText('the table slept').waitFor();
    await again.choosePattern();
    await again.page.getByText('the table slept').waitFor({ state: 'detached' });
    await again.page.reload();
    for (const { page } of [ala, again]) {
      await page.locator('.strip').waitFor();
      expect(await page.getByText('the table slept').count()).toBe(0);
    }
    expect([...ala.errors, ...again.errors]).toEqual([]);
  });

  it('tells the others who leaves, comes back and gives up, and whoever gave up looks on from there', async () => {
    const ala = await site.visit({ viewport: { width: 360, height: 640 } });
    await ala.goto('/new/sagrada?where=online&seats=3');
    await ala.page.locator('#pace').selectOption('live');
    await ala.button('Make the table').click();
    const link = await ala.page.locator('.invite-link').inputValue();
    // Alone one does not close the table by a slip.
    await ala.button('Get up and close the table').click();
    await ala.button('Really close the table?').waitFor();
    const [ben, cleo] = [await site.visit(), await site.visit()];
    for (const [guest, name] of [[ben, 'Ben'] as const, [cleo, 'Cleo'] as const]) {
      await guest.goto(new URL(link).pathname);
      await guest.page.locator('#sit-name').fill(name);
      await guest.page.locator('.sit button').click();
      if (guest === ben) await ala.page.getByRole('button', { name: 'Get up', exact: true }).waitFor();
    }
    await begin(ala, ben, cleo);
    const news = (sentence: string) => ala.page.locator('.people-news').getByText(sentence).waitFor();
    const left = ala.page.locator('.strip [data-left]');
    await cleo.page.locator('.leave-open').click();
    await cleo.button('Let a bot play').click();
    await news('Cleo is away: a bot stands in.');
    await expect.poll(() => left.innerText()).toMatch(/Cleo\s+a bot stands in/);
    expect(await ala.page.locator('.strip [data-lost]').count()).toBe(0);
    expect(await crowdedIn(ala)).toEqual([]);
    await cleo.goto(new URL(link).pathname);
    await cleo.button('Take my seat back').click();
    await news('Cleo is back.');
    await left.waitFor({ state: 'detached' });
    await cleo.page.locator('.leave-open').click();
    await cleo.button('Resign').click();
    await cleo.button('Really resign?').click();
    await news('Cleo resigns: a bot plays on.');
    await expect.poll(() => left.innerText()).toMatch(/Cleo\s+resigned, a bot plays on/);
    // It looks like nobody who is only away.
    expect(await ala.page.locator('.strip [data-lost]').count()).toBe(1);
    await cleo.page.getByText('You resigned. Magpie, a bot, plays on in your place').waitFor();
    await cleo.page.locator('.bar[data-kind="resigned"]').getByRole('link', { name: 'All tables' }).waitFor();
    await expect.poll(() => cleo.page.locator('.strip [data-own]').innerText()).toMatch(/Cleo\s+you: resigned/);
    await cleo.page.locator('.sagrada-left .sagrada-window[data-window="2"]').waitFor();
    expect(await cleo.page.locator('.sagrada-goal[data-private]').count()).toBe(0);
    for (let i = 0; i < 2; i++) await playNext(ala, ben);
    expect([...ala.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
  });

  it('asks anew whoever was about to resign when that means something else by then, and closes with the game', async () => {
    const ala = await site.visit({ viewport: { width: 390, height: 844 } });
    await ala.goto('/new/sagrada?where=online&seats=3');
    await ala.button('Make the table').click();
    const link = await ala.page.locator('.invite-link').inputValue();
    const [ben, cleo] = [await site.visit(), await site.visit()];
    for (const guest of [ben, cleo]) {
      await guest.goto(new URL(link).pathname);
      await guest.page.locator('.sit button').click();
    }
    await begin(ala, ben, cleo);
    await ala.page.locator('.leave-open').click();
    const sheet = ala.page.locator('.leave');
    await sheet.getByText('A bot takes your seat for good').waitFor();
    await ala.button('Resign').click();
    await ala.button('Really resign?').waitFor();
    const giveUp = async (guest: TestTable) => {
      await guest.page.locator('.leave-open').click();
      await guest.button('Resign').click();
      await guest.button('Really resign?').click();
    };
    await giveUp(cleo);
    await sheet.getByText('This has changed just now: The game ends and the other player has won.').waitFor();
    expect(await ala.page.getByRole('button', { name: 'Really resign?' }).count()).toBe(0);
    await ala.button('Resign').click();
    await ala.button('Really resign?').waitFor();
    await giveUp(ben);
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => verdictTo(ala)).toMatch(/You have won\.$/);
    expect([...ala.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
  });

  it('decides again as soon as it sees the next position, though the answer is still on its way', async () => {
    const { ala, ben, path } = await meet(site);
    await ala.page.routeWebSocket('**/api/stream', (page) => {
      const server = page.connectToServer();
      server.onMessage((frame) => {
        if (!String(frame).includes('"played":')) page.send(frame);
      });
    });
    await ala.goto(path);
    await begin(ala, ben);
    for (let turns = 0; turns < 3; ) if ((await playNext(ala, ben)) === ala) turns++;
    expect([...ala.errors, ...ben.errors]).toEqual([]);
  });

  it('can talk, in its own language, and calls its player from wherever they look', async () => {
    const { ala, ben, path } = await meet(site);
    const ola = await site.visit({ locale: 'pl-PL' });
    await ola.goto(path);
    await begin(ala, ben);
    await ala.page.locator('.chat-open').click();
    await ala.button('Good luck!').click();
    await ben.page.locator('.chat-unread').waitFor();
    await ola.page.locator('.chat-open').click();
    await ola.page.locator('.chat-lines').getByText('Powodzenia!').waitFor();
    await ola.page.getByText('Patrzysz na grę').waitFor();
    await ala.button('Close').click();
    const away = await Promise.any([ala, ben].map((one) => one.asked().then(() => one)));
    await away.button('Menu').click();
    await away.page.getByRole('link', { name: 'Tables', exact: true }).click();
    await away.page.getByText('1 table waits for you').first().waitFor();
    await expect.poll(() => away.page.title()).toBe('(1) Stolik');
    const second = await away.anotherPage();
    await second.page.getByText('1 table waits for you').first().waitFor();
    await away.page.getByRole('link', { name: 'Lobby' }).click();
    await away.page.locator('.lobby-table[data-asked]').getByRole('link', { name: 'Play' }).click();
    await away.playTurn();
    // What was played on one page waits on no other.
    await second.page.getByText('1 table waits for you').first().waitFor({ state: 'detached' });
    expect([...ala.errors, ...ben.errors, ...ola.errors, ...second.errors]).toEqual([]);
  });

  it('is given to a bot by the host, and taken back from a guest who then knows and stays away', async () => {
    const ben = await site.visit();
    await ben.goto('/lobby');
    await ben.page.getByText('Nobody is waiting for players').waitFor();
    const asked: string[] = [];
    ben.page.on('request', (request) => asked.push(request.url()));
    const ala = await site.visit();
    await ala.goto('/new/sagrada?where=online&seats=3');
    await ala.page.locator('#visibility').selectOption('public');
    await ala.page.locator('#pace').selectOption('days');
    await ala.button('Make the table').click();
    await ala.page.locator('.invite-link').waitFor();
    // The table is shown to whoever looks already, without a question.
    await ben.button('Sit down').waitFor();
    expect(asked.filter((url) => url.includes('/tables'))).toEqual([]);
    await ben.button('Sit down').click();
    await ben.page.locator('.invite-link').waitFor();
    const second = await ben.anotherPage();
    await second.goto('/lobby');
    const own = second.page.locator('.lobby-group').first();
    await own.locator('.lobby-table').getByRole('link').focus();
    await ben.button('Hello!').click();
    await ala.page.locator('.chat-line').getByText('Hello!').waitFor();
    await ala.button(/^Remove /).click();
    await ala.button('Remove for good?').click();
    await ben.page.getByText('The host has given your seat away.').waitFor();
    await own.locator('.lobby-table').waitFor({ state: 'detached' });
    // Where the focus was there is no row any more: it goes to the heading.
    await expect.poll(() => second.page.evaluate(() => document.activeElement?.textContent)).toBe('Your tables');
    await ben.page.reload();
    await ben.button('Sit down').click();
    await ben.page.getByText('The host has removed you from this table.').waitFor();
    expect([...ben.errors, ...second.errors]).toEqual([]);
    // Whoever is deleted takes along what they said, from the pages that are open too.
    await ben.page.evaluate(() => fetch('/api/me', { method: 'DELETE' }));
    await ala.page.getByText('(removed)').waitFor();
    expect(await ala.page.locator('.chat').innerText()).toMatch(/Somebody sits down.*frees the seat of Somebody/s);
    await ala.page.getByLabel('Seat a bot').first().selectOption('easy');
    const cleo = await site.visit();
    await cleo.goto(new URL(ala.page.url()).pathname);
    await cleo.button('Sit down').click();
    await begin(ala, cleo);
    await ala.page.getByText('Sparrow').first().waitFor();
    const elsewhere = await cleo.anotherPage();
    await elsewhere.goto('/lobby');
    // What is new in the lobby moves nothing under the pointer.
    const running = elsewhere.page.locator('.lobby-table').filter({ hasText: 'Sparrow' });
    await running.hover();
    const topOf = async () => (await running.boundingBox())?.y ?? 0;
    const before = await topOf();
    await ala.page.evaluate(() => {
      const body = JSON.stringify({
        game: 'sentient',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
      });
      return fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    });
    await elsewhere.page.locator('.lobby-table').filter({ hasText: 'Sentient' }).waitFor();
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
    expect([...ala.errors, ...cleo.errors, ...elsewhere.errors]).toEqual([]);
  });
});
