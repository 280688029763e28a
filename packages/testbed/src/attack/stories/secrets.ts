import { games } from '@stolik/games';
import { openStore } from '@stolik/server';
import { Guest } from '../../guest.ts';
import { playRandomly } from '../../random-player.ts';
import { RawSocket } from '../raw-socket.ts';
import type { Story, Trial } from '../trial.ts';
import { send, Visitor } from '../visitor.ts';

interface Secret {
  readonly what: string;
  readonly text: string;
}

/** Sees whether any of the secrets is in what somebody was told. */
function search(trial: Trial, told: string, by: string, secrets: readonly Secret[]): void {
  for (const { what, text } of secrets) trial.check(!told.includes(text), `${by} was told ${what}`);
}

export const secrets: Story = {
  id: 'secrets',
  promise: 'Neither a rival nor a stranger is told a seed, a cookie or who somebody is',
  run: async (target, trial) => {
    const server = await target.server('unlimited');
    const store = await openStore(server.store);
    try {
      for (const { game } of games.slice(0, trial.often(games.length, 1))) {
        const visitors = await Promise.all([0, 1, 2].map(() => Visitor.arrive(server.address)));
        const [host, rival, stranger] = visitors;
        const table = await host.insist<{ id: string; game: string; version: number }>('/api/tables', 'POST', {
          game: game.id,
          seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
          visibility: 'public',
        });
        const listeners = await Promise.all(visitors.map(({ headers }) => RawSocket.open(server.address, headers)));
        for (const socket of listeners) {
          socket?.say({ do: 'watch', id: 'look', table: table.id });
          socket?.say({ do: 'browse', id: 'browse' });
        }
        await rival.insist(`/api/tables/${table.id}/seats`, 'POST', {});
        await playFor(trial, [host, rival], table);
        const ids = await Promise.all(visitors.map((one) => one.insist<{ id: string }>('/api/me')));
        const { seed } = await store.db
          .selectFrom('gameTable')
          .select('seed')
          .where('id', '=', table.id)
          .executeTakeFirstOrThrow();
        const hashes = await store.db
          .selectFrom('session')
          .select(['id', 'tokenHash'])
          .where(
            'person',
            'in',
            ids.map(({ id }) => id),
          )
          .execute();
        const shared: Secret[] = [
          { what: 'the seed', text: seed },
          ...hashes.flatMap(({ id, tokenHash }) => [
            { what: 'the hash of a cookie', text: tokenHash },
            { what: 'the id of a session', text: id },
          ]),
        ];
        for (const [i, name] of [
          [1, 'a rival'],
          [2, 'a stranger'],
        ] as const) {
          const others = visitors.flatMap(({ token }, j): Secret[] =>
            i === j
              ? []
              : [
                  { what: 'the cookie of somebody', text: token },
                  { what: 'the id of somebody', text: ids[j].id },
                ],
          );
          const { heard = '' } = listeners[i] ?? {};
          const isShown = heard.includes(ids[i].id) && heard.includes('"is":"update"');
          trial.check(isShown, `${name} was shown no play of ${game.id}, so nothing could be found`);
          search(trial, heard, name, [...shared, ...others]);
          for (const path of [`/api/tables/${table.id}`, `/api/tables/${table.id}/log`, '/api/tables?status=running']) {
            search(trial, (await visitors[i].get(path)).text, `${name}, at ${path},`, [...shared, ...others]);
          }
        }
        search(trial, (await send(server.address, '/api/tables?status=running')).text, 'anybody', shared);
        search(trial, (await send(server.address, '/metrics')).text, 'whoever reads /metrics', shared);
        const refused = await stranger.get('/api/me/export');
        search(trial, refused.text, 'a stranger, in an export,', shared);
        for (const socket of listeners) socket?.leave();
      }
    } finally {
      await store.close();
    }
  },
};

/** Lets two people play for a while with random moves, over pages of their own. */
async function playFor(
  trial: Trial,
  players: readonly Visitor[],
  table: { id: string; game: string; version: number },
): Promise<void> {
  const enough = trial.often(40, 8);
  const pages = await Promise.all(players.map(({ address, cookie }) => Guest.returning(() => address, cookie)));
  try {
    await new Promise<void>((resolve, reject) => {
      let played = 0;
      for (const [i, page] of pages.entries()) {
        const onDone = () => void (++played >= enough && resolve());
        // The pages are closed in mid-game, which is where most is secret.
        playRandomly(page, table, `secrets ${i}`, { onDone }).then(
          resolve,
          (error) => played < enough && reject(error),
        );
      }
    });
  } finally {
    for (const page of pages) page.leave();
  }
}
