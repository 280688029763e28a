import type { Profile } from '@stolik/protocol/page';
import { useParams } from '@tanstack/react-router';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { Picture } from '../home/Picture.tsx';
import { Connecting } from '../online/Connecting.tsx';
import { useOnline } from '../online/connection.ts';
import { AccountMark } from './Account.tsx';
import { PersonTools } from './PersonTools.tsx';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';
import './people.css';

/** What the owner of an account lets everybody see. */
export function ProfilePage() {
  const words = usePeopleWords();
  const { account } = useParams({ from: '/person/$account' });
  const own = useOnline((online) => online.me?.handle);
  const { loaded } = useLoaded<Profile>(`/people/${encodeURIComponent(account)}`);
  useTitle(loaded === undefined || loaded === 'refused' ? words.title : loaded.name);
  if (loaded === undefined) return <Connecting />;
  if (loaded === 'refused') return <p className="people wide">{words.noProfile}</p>;
  const { name, finished, favourite, unfinished } = loaded;
  const isEmpty = finished === undefined && favourite === undefined && unfinished === undefined;
  return (
    <div className="people wide">
      <section className="people-card">
        <h1>
          {name} <AccountMark />
        </h1>
        {isEmpty && <p className="people-note">{words.empty}</p>}
        <dl className="people-figures">
          {finished !== undefined && <Figure value={finished} words={words.finished} />}
          {unfinished !== undefined && <Figure value={unfinished} words={words.unfinished} />}
          {favourite !== undefined && GAME_IDS.includes(favourite) && (
            <Figure value={titleOf(favourite)} words={words.favourite} />
          )}
        </dl>
        {favourite !== undefined && GAME_IDS.includes(favourite) && (
          <div className="people-picture" aria-hidden="true">
            <Picture game={favourite} />
          </div>
        )}
        {account !== own && (
          <p>
            <PersonTools whom={{ account }} name={name}>
              {words.about(name)}
            </PersonTools>
          </p>
        )}
      </section>
    </div>
  );
}

function Figure({ value, words }: { readonly value: string | number; readonly words: string }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{words}</dt>
    </div>
  );
}
