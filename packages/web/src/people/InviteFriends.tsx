import type { Friend } from '@stolik/protocol/page';
import { ask, path } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { AccountMark } from './Account.tsx';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';
import './people.css';

/** Friends who can be asked to a table that waits for people; whoever is here comes first. */
export function InviteFriends({ table }: { readonly table: string }) {
  const words = usePeopleWords();
  const request = useServerRequest();
  const { loaded: invited, load } = useLoaded<{ friends: readonly string[] }>(`/tables/${table}/invitations`);
  const asked = typeof invited === 'object' ? invited.friends : [];
  const { loaded } = useLoaded<{ friends: readonly Friend[] }>('/friends');
  const friends =
    loaded === undefined || loaded === 'refused' ? [] : loaded.friends.filter(({ state }) => state === 'friends');
  if (friends.length === 0) return null;
  async function invite(friend: string): Promise<void> {
    if (await request.run(() => ask('POST', path`/tables/${table}/invitations`, { friend }))) load();
  }
  return (
    <section className="people-invite">
      <h3>{words.inviteFriends}</h3>
      <ul className="people-others">
        {friends
          .toSorted((a, b) => Number(b.isHere ?? false) - Number(a.isHere ?? false))
          .map(({ key, name, account, isHere }) => (
            <li key={key}>
              <button
                type="button"
                className="button people-open"
                disabled={request.isBusy || asked.includes(key)}
                aria-label={`${asked.includes(key) ? words.isInvited : words.invite}: ${name}`}
                onClick={() => invite(key)}
              >
                {isHere && <span className="people-here" data-here="true" title={words.here} />}
                {!asked.includes(key) && '+'} {name} {account !== undefined && <AccountMark />}
                {asked.includes(key) && <small>{words.isInvited}</small>}
              </button>
            </li>
          ))}
      </ul>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </section>
  );
}
