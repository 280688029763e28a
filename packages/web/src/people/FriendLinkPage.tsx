import { useNavigate, useParams } from '@tanstack/react-router';
import { useTitle } from '../app/title.ts';
import { ask, path } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { useServerRequest } from '../online/server-request.ts';
import { AccountMark } from './Account.tsx';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';
import './people.css';

/** Somebody has sent a link: whoever opens it becomes their friend if they want to. */
export function FriendLinkPage() {
  const words = usePeopleWords();
  const { key } = useParams({ from: '/friend/$key' });
  const navigate = useNavigate();
  const request = useServerRequest();
  const { loaded } = useLoaded<{ name: string; account?: string }>(`/friend-links/${encodeURIComponent(key)}`);
  useTitle(words.friends);
  async function take(): Promise<void> {
    if (await request.run(() => ask('POST', path`/friend-links/${key}`))) navigate({ to: '/people' });
  }
  if (loaded === undefined) return <Connecting />;
  if (loaded === 'refused') return <p className="people wide">{words.badLink}</p>;
  return (
    <div className="people wide">
      <section className="people-card">
        <h1>
          {words.wantsFriend(loaded.name)} {loaded.account !== undefined && <AccountMark />}
        </h1>
        <p>{words.wantsFriendText}</p>
        <p>
          <button type="button" className="button" data-look="main" disabled={request.isBusy} onClick={take}>
            {words.beFriends}
          </button>
        </p>
        <p role="alert" className="problem">
          {request.problem}
        </p>
      </section>
    </div>
  );
}
