import { setTimeout as pause } from 'node:timers/promises';
import { percentile, rounded, sorted } from '../../times.ts';
import { frameOf, RawSocket, TEXT } from '../raw-socket.ts';
import type { Besieged } from '../target.ts';
import type { Story, Trial } from '../trial.ts';
import { Visitor } from '../visitor.ts';

// What many do together, each of them within their own limits: guests cost nothing, and one person may be all of them.

/** Pages that one person may have open. */
const MOST_PAGES = 20;
/** What one page may ask for each second for as long as it likes. */
const PER_SECOND = 30;
const EVERY_MS = 1000 / PER_SECOND;
/** What one in twenty may wait for an answer over a socket while two hundred others flood, at first with all they may. */
const SLOWEST_MS = 2_000;
/** What one person may be sent in a second because they ask for it, and at first. */
const MOST_BYTES_PER_SECOND = 1024 * 1024;
const MOST_BYTES_AT_FIRST = 8 * 1024 * 1024;
/** Things one person may say in a minute. */
const MOST_WORDS = 60;
const ANSWER_MS = 10_000;

async function pagesOf(server: Besieged, guest: Visitor, count: number): Promise<RawSocket[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => RawSocket.open(server.address, guest.headers)));
  return opened.filter((page) => page !== undefined);
}

/** Sends the same request from all pages as often as each of them may, until it is time to stop; how often that was. */
async function keepAsking(pages: readonly RawSocket[], frame: object, stop: AbortSignal): Promise<number> {
  // Made once: whoever attacks must not be what is slow.
  const bytes = frameOf(TEXT, JSON.stringify(frame));
  let sent = 0;
  while (!stop.aborted) {
    for (const page of pages) {
      if (page.isClosed) continue;
      page.write(bytes);
      sent++;
    }
    await pause(EVERY_MS);
  }
  return sent;
}

/** What one in twenty waits for who asks over a page of their own, until it is time to stop. */
async function waits(page: RawSocket, trial: Trial, stop: AbortSignal): Promise<number> {
  const times: number[] = [];
  for (let i = 0; !stop.aborted; i++) {
    const begin = performance.now();
    page.say({ do: 'ping', id: `ping${i}` });
    const isAnswered = await page.hears(`"id":"ping${i}"`, ANSWER_MS * trial.patience);
    times.push(isAnswered ? performance.now() - begin : Number.POSITIVE_INFINITY);
    await pause(100);
  }
  page.leave();
  return rounded(percentile(sorted(times), 0.95));
}

/** Somebody's table of two, by link. */
async function tableOf(guest: Visitor, game: string, other: object = { kind: 'open' }): Promise<string> {
  const wanted = { game, seats: [{ kind: 'me' }, other] };
  return (await guest.insist<{ id: string }>('/api/tables', 'POST', wanted)).id;
}

export const crowd: Story = {
  id: 'crowd',
  promise: 'Many guests of one address, each within their own limits, keep nobody else waiting',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const from = target.freshAddress();
    const guests = await Promise.all(
      Array.from({ length: trial.often(10, 4) }, () => Visitor.arrive(server.address, from)),
    );
    const layout = { do: 'layout', sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0, dy: 1 };
    const moves = new Array(64).fill(layout);
    const groups = await Promise.all(
      guests.map(async (guest) => {
        const table = await tableOf(guest, 'smartphone', { kind: 'bot', level: 'easy' });
        const pages = await pagesOf(server, guest, MOST_PAGES);
        return { pages, frame: { do: 'play', id: 'list', table, epoch: 0, moves } };
      }),
    );
    const victim = await Visitor.arrive(server.address, target.freshAddress());
    const [page] = await pagesOf(server, victim, 1);
    if (!page) throw new Error('an honest page was refused');
    const stop = AbortSignal.timeout(trial.seconds * 1000);
    const waited = waits(page, trial, stop);
    const counts = await Promise.all(groups.map(({ pages, frame }) => keepAsking(pages, frame, stop)));
    const slowest = await waited;
    const sent = counts.reduce((sum, count) => sum + count);
    const pages = groups.flatMap((group) => group.pages);
    const looked = pages.reduce((sum, { heard }) => sum + (heard.match(/"code":"illegal-move"/g)?.length ?? 0), 0);
    for (const page of pages) page.leave();
    // Four thousand at once and four hundred a second; a list of that length costs more than twenty of them.
    const most = (4_000 + 400 * (trial.seconds + 1)) / 20;
    trial.check(looked > 0 && looked <= most, `${looked} of ${sent} long lists of one network were looked at`);
    trial.check(slowest <= SLOWEST_MS * trial.patience, `one in twenty waited ${slowest} ms for an answer meanwhile`);
    trial.note(`${sent} lists over ${pages.length} sockets, ${looked} looked at, one in twenty waited ${slowest} ms`);
  },
};

export const watching: Story = {
  id: 'watching',
  promise: 'Whoever looks at the same table again and again does not fill the line',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const guest = await Visitor.arrive(server.address, target.freshAddress());
    const table = await tableOf(guest, 'smartphone', { kind: 'bot', level: 'easy' });
    const pages = await pagesOf(server, guest, MOST_PAGES);
    // What was said is shown along: so a short question has a long answer.
    for (let i = 0; i < 8; i++) pages[0].say({ do: 'say', id: `say${i}`, table, text: '\u{1f600}'.repeat(300) });
    await pages[0].hears('"id":"say7"', ANSWER_MS * trial.patience);
    const begin = performance.now();
    const sent = await keepAsking(
      pages,
      { do: 'watch', id: 'again', table, from: 0 },
      AbortSignal.timeout(trial.seconds * 1000),
    );
    const seconds = (performance.now() - begin) / 1000;
    const views = pages.reduce((sum, page) => sum + (page.heard.match(/"is":"table"/g)?.length ?? 0), 0);
    const bytes = pages.reduce((sum, page) => sum + page.heard.length, 0);
    for (const page of pages) page.leave();
    const most = MOST_BYTES_AT_FIRST + MOST_BYTES_PER_SECOND * seconds;
    // Four hundred at once and sixty a second would be, if only the questions cost something.
    const mostViews = 0.65 * (400 + 60 * (seconds + 1));
    trial.check(views > 0 && views <= mostViews, `${views} views were sent to one person who asked ${sent} times`);
    trial.check(bytes <= most, `${Math.round(bytes / 2 ** 20)} MB were sent to one person in ${Math.round(seconds)} s`);
    trial.note(`${sent} asked, ${views} shown, ${Math.round(bytes / 1024)} KB`);
  },
};

export const gossip: Story = {
  id: 'gossip',
  promise: 'Nobody fills the disk with words, at however many tables',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const guest = await Visitor.arrive(server.address, target.freshAddress());
    const tables: string[] = [];
    for (let i = 0; i < trial.often(40, 12); i++) tables.push(await tableOf(guest, 'sagrada'));
    const pages = await pagesOf(server, guest, 4);
    const begin = performance.now();
    let asked = 0;
    for (const table of tables) {
      // As many as one table takes in a while.
      for (let i = 0; i < 8; i++) {
        pages[asked % pages.length].say({ do: 'say', id: `say${asked++}`, table, text: 'word' });
        await pause(EVERY_MS / pages.length);
      }
    }
    const last = pages[(asked - 1) % pages.length];
    await last.hears(`"id":"say${asked - 1}"`, ANSWER_MS * trial.patience);
    const said = pages.reduce((sum, page) => sum + (page.heard.match(/"is":"done"/g)?.length ?? 0), 0);
    for (const page of pages) page.leave();
    const most = MOST_WORDS * Math.ceil((performance.now() - begin) / 60_000 + 0.01);
    trial.check(said > 0 && said <= most, `${said} of ${asked} words at ${tables.length} tables were kept`);
    trial.note(`${asked} said at ${tables.length} tables, ${said} kept`);
  },
};
