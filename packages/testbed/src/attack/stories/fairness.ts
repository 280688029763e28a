import { SeededChance } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { RawSocket } from '../raw-socket.ts';
import type { Besieged } from '../target.ts';
import type { Story } from '../trial.ts';
import { freshAccount, ownerOf, Visitor } from '../visitor.ts';

/** Public tables that one person may offer. */
const MOST_OFFERED = 10;
/** Tables of others at which one person may sit before playing there. */
const MOST_UNPLAYED = 3;

/** A person's public tables. */
async function offered(host: Visitor, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const wanted = { game: 'sagrada', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
    ids.push((await host.insist<{ id: string }>('/api/tables', 'POST', wanted)).id);
  }
  return ids;
}

/** Guests from one address, who may be one person. */
function arrive({ address }: Besieged, from: string, count: number): Promise<Visitor[]> {
  return Promise.all(Array.from({ length: count }, () => Visitor.arrive(address, from)));
}

export const lobby: Story = {
  id: 'lobby',
  promise: 'Whoever offers many tables, as one guest or as several, hides nobody else’s',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const [honest] = await arrive(server, target.freshAddress(), 1);
    const [own] = await offered(honest, 1);
    const crowd = await arrive(server, target.freshAddress(), 5);
    for (const guest of crowd) await offered(guest, MOST_OFFERED);
    const { tables } = await honest.insist<{ tables: { id: string }[] }>('/api/tables');
    const place = tables.findIndex(({ id }) => id === own);
    trial.check(place >= 0, `a table was hidden by ${crowd.length * MOST_OFFERED} others`);
    trial.note(`${crowd.length * MOST_OFFERED} offered, the other is number ${place + 1}`);
  },
};

export const seats: Story = {
  id: 'seats',
  promise: 'Nobody takes seat after seat and never plays',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const [host, other] = await arrive(server, target.freshAddress(), 2);
    const ids = [...(await offered(host, MOST_OFFERED)), ...(await offered(other, 5))];
    const [guest] = await arrive(server, target.freshAddress(), 1);
    const answers = await Promise.all(ids.map((id) => guest.post(`/api/tables/${id}/seats`, {})));
    const taken = answers.filter(({ status }) => status === 200).length;
    trial.check(taken === MOST_UNPLAYED, `one guest took a seat at ${taken} of ${ids.length} tables`);
    const [honest] = await arrive(server, target.freshAddress(), 1);
    const left = ids[answers.findIndex(({ status }) => status !== 200)];
    const { status } = await honest.post(`/api/tables/${left}/seats`, {});
    trial.check(status === 200, `after it, another guest who sat down got ${status}`);
    trial.note(`${ids.length} asked for, ${taken} taken`);
  },
};

export const givingUp: Story = {
  id: 'giving-up',
  promise: 'Nobody goes through the lobby and ends game after game by giving up, and nobody wins or loses by it',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const [host] = await arrive(server, target.freshAddress(), 1);
    const ids = await offered(host, MOST_OFFERED);
    const [guest] = await arrive(server, target.freshAddress(), 1);
    let ended = 0;
    for (const id of ids) {
      if ((await guest.post(`/api/tables/${id}/seats`, {})).status !== 200) continue;
      await guest.post(`/api/tables/${id}/resign`);
      ended++;
    }
    trial.check(ended === MOST_UNPLAYED, `one guest has ended ${ended} of ${ids.length} games`);
    const { tables } = await host.insist<{ tables: unknown[] }>('/api/me/history');
    trial.check(tables.length === 0, `${tables.length} games that nobody has played are in the history of their host`);
    trial.note(`${ids.length} tried, ${ended} ended`);
  },
};

export const squatting: Story = {
  id: 'squatting',
  promise: 'Nobody takes table after table by making only the choice with which a game begins',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const [host] = await arrive(server, target.freshAddress(), 1);
    const ids = await offered(host, MOST_OFFERED);
    const [guest] = await arrive(server, target.freshAddress(), 1);
    const page = await RawSocket.open(server.address, guest.headers);
    if (!page) throw new Error('an honest page was refused');
    let [taken, picked] = [0, 0];
    for (const id of ids) {
      if ((await guest.post(`/api/tables/${id}/seats`, {})).status !== 200) continue;
      taken++;
      const { look } = await guest.insist<{ look: { epoch: number; view: unknown } }>(`/api/tables/${id}/look`);
      const { game } = gameEntry('sagrada');
      const state = game.imagine(look.view, 1, new SeededChance(id));
      const legal: number[] = [];
      game.legal(state, 1, legal);
      const moves = [game.toMove(state, 1, legal[0])];
      page.say({ do: 'play', id: `pick-${taken}`, table: id, epoch: look.epoch, moves });
      if (await page.hears(`"is":"done","id":"pick-${taken}"`, 5_000 * trial.patience)) picked++;
    }
    page.leave();
    trial.check(picked === taken, `of ${taken} choices ${picked} were taken`);
    trial.check(taken === MOST_UNPLAYED, `one guest who never played took ${taken} of ${ids.length} tables`);
    trial.note(`${ids.length} asked for, ${taken} taken`);
  },
};

export const signingIn: Story = {
  id: 'signing-in',
  promise:
    'Signing in as one person, guest after guest, leads round neither a host’s removal nor the seats one may take',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const from = target.freshAddress();
    const [host] = await arrive(server, target.freshAddress(), 1);
    const account = freshAccount();
    const owner = await ownerOf(account, server.address, from);
    const seatsOf = async (id: string) =>
      (await host.insist<{ seats: { name?: string }[] }>(`/api/tables/${id}`)).seats.map(({ name }) => name);
    const { name } = await owner.insist<{ name: string }>('/api/me');
    // A guest sits down, and becomes the owner of the account.
    const sitAs = async (id: string) => {
      const [guest] = await arrive(server, target.freshAddress(), 1);
      await guest.insist(`/api/tables/${id}/seats`, 'POST', {});
      await guest.insist('/api/session', 'POST', account);
    };
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const make = async () =>
      (await host.insist<{ id: string }>('/api/tables', 'POST', { game: 'sagrada', seats, visibility: 'public' })).id;
    const removedFrom = await make();
    await owner.insist(`/api/tables/${removedFrom}/seats`, 'POST', {});
    await host.insist(`/api/tables/${removedFrom}/seats/1`, 'PUT', { kind: 'open' });
    await sitAs(removedFrom);
    trial.check(!(await seatsOf(removedFrom)).includes(name), 'whom the host removed sits there again');
    let taken = 0;
    for (let i = 0; i < MOST_UNPLAYED + 2; i++) {
      const id = await make();
      await sitAs(id);
      if ((await seatsOf(id)).includes(name)) taken++;
    }
    trial.check(taken === MOST_UNPLAYED, `one account sits at ${taken} tables and has played at none`);
  },
};

/** What nobody sees: alone it is no name, and in a name it is nothing. */
const UNSEEN = ['\ufffc', '\u{1d159}', '\u200b', '\u3164', '\u2800', '\u{e0041}', '\u{13441}'];

export const names: Story = {
  id: 'names',
  promise: 'Nobody has a name that cannot be seen, or one that looks like another’s at the table',
  run: async (target, trial) => {
    const server = await target.server('proxied');
    const [host, ...others] = await arrive(server, target.freshAddress(), 4);
    await host.insist('/api/me', 'PATCH', { name: 'Anna' });
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
    const wanted = { game: 'sagrada', seats, visibility: 'link' };
    const { id } = await host.insist<{ id: string }>('/api/tables', 'POST', wanted);
    // Two of them with a letter of Coptic or of Vithkuqi.
    for (const [i, name] of ['Ann\ufffca', '\u2c80nna', 'An\u{105c8}a'].entries()) {
      await others[i].insist('/api/me', 'PATCH', { name });
      await others[i].insist(`/api/tables/${id}/seats`, 'POST', {});
    }
    const called = (await host.insist<{ seats: { name: string }[] }>(`/api/tables/${id}`)).seats.map(
      ({ name }) => name,
    );
    trial.check(
      called.slice(1).every((name) => / \d$/.test(name)),
      `at a table sit ${called.join(', ')}`,
    );
    for (const one of UNSEEN) {
      const [guest] = await arrive(server, target.freshAddress(), 1);
      const { status } = await guest.ask('/api/me', 'PATCH', { name: one });
      trial.check(status === 400, `the name U+${one.codePointAt(0)?.toString(16)} was answered with ${status}`);
    }
  },
};
