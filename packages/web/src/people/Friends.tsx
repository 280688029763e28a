import { AskTwice } from '@stolik/games/ui';
import type { Friend, HeadToHead } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { ask, path } from '../online/api.ts';
import { type ServerRequest, useServerRequest } from '../online/server-request.ts';
import { AccountMark } from './Account.tsx';
import { CopyField } from './CopyField.tsx';
import { LatelyMet } from './LatelyMet.tsx';
import { askForNews } from './news.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';

/** Friends, who wants to be one, and the ways to find some. */
export function Friends() {
  const words = usePeopleWords();
  const request = useServerRequest();
  const { loaded, load } = useLoaded<{ friends: readonly Friend[] }>('/friends');
  const friends = loaded === undefined || loaded === 'refused' ? [] : loaded.friends;
  const isFriend = ({ state }: Friend) => state === 'friends';
  const tell = (act: () => Promise<unknown>) =>
    request.run(async () => {
      await act();
      load();
      askForNews();
    });
  return (
    <section className="people-card">
      <h2>{words.friends}</h2>
      <ul className="people-list">
        {friends
          .filter(({ state }) => state === 'asks')
          .map((friend) => (
            <li key={friend.key} data-asks>
              <strong>
                {words.asks(friend.name)} {friend.account !== undefined && <AccountMark />}
              </strong>
              <span className="row">
                <button
                  type="button"
                  className="button"
                  data-look="main"
                  disabled={request.isBusy}
                  aria-label={`${words.accept}: ${friend.name}`}
                  onClick={() => tell(() => ask('POST', path`/friends/${friend.key}/accept`))}
                >
                  {words.accept}
                </button>
                <button
                  type="button"
                  className="button"
                  disabled={request.isBusy}
                  aria-label={`${words.decline}: ${friend.name}`}
                  onClick={() => tell(() => ask('DELETE', path`/friends/${friend.key}`))}
                >
                  {words.decline}
                </button>
              </span>
            </li>
          ))}
        {friends.filter(isFriend).map((friend) => (
          <FriendRow key={friend.key} friend={friend} request={request} tell={tell} />
        ))}
        {friends
          .filter(({ state }) => state === 'asked')
          .map(({ key, name }) => (
            <li key={key}>
              <span>
                {name} <small>{words.waits}</small>
              </span>
              <button
                type="button"
                className="button"
                disabled={request.isBusy}
                aria-label={`${words.withdraw}: ${name}`}
                onClick={() => tell(() => ask('DELETE', path`/friends/${key}`))}
              >
                {words.withdraw}
              </button>
            </li>
          ))}
      </ul>
      {loaded !== undefined && !friends.some(isFriend) && <p className="people-note">{words.noFriends}</p>}
      <p role="alert" className="problem">
        {request.problem}
      </p>
      <LatelyMet friends={friends} />
      <OwnLink />
    </section>
  );
}

interface FriendRowProps {
  readonly friend: Friend;
  readonly request: ServerRequest;
  tell(act: () => Promise<unknown>): Promise<boolean>;
}

/** A friend: whether they are here, a table with them, and what was played together. */
function FriendRow({ friend: { key, name, account, isHere }, request, tell }: FriendRowProps) {
  const words = usePeopleWords();
  return (
    <li>
      <span>
        <strong>
          {name} {account !== undefined && <AccountMark />}
        </strong>
        {isHere !== undefined && (
          <small className="people-here" data-here={isHere}>
            {isHere ? words.here : words.notHere}
          </small>
        )}
      </span>
      <details className="people-more">
        <summary>{words.playWith(name)}</summary>
        <p className="row">
          {GAME_IDS.map((game) => (
            <Link
              key={game}
              className="button"
              to="/new/$game"
              params={{ game }}
              search={{ where: 'online', friend: key }}
            >
              {titleOf(game)}
            </Link>
          ))}
        </p>
      </details>
      <details className="people-more">
        <summary>{words.more(name)}</summary>
        <Together friend={key} />
        <p className="row">
          {account !== undefined && (
            <Link className="button" to="/person/$account" params={{ account }}>
              {words.profile}
            </Link>
          )}
          <AskTwice
            label={words.unfriend}
            sure={words.unfriendSure}
            disabled={request.isBusy}
            onYes={() => tell(() => ask('DELETE', path`/friends/${key}`))}
          />
        </p>
      </details>
    </li>
  );
}

/** What two have won against each other. */
function Together({ friend }: { readonly friend: string }) {
  const words = usePeopleWords();
  const { loaded } = useLoaded<{ games: readonly HeadToHead[] }>(`/friends/${friend}`);
  if (loaded === undefined || loaded === 'refused') return null;
  if (loaded.games.length === 0) return <p className="people-note">{words.noGames}</p>;
  return (
    <ul className="people-games">
      {loaded.games.map(({ game, won, lost, even }) => (
        <li key={game}>
          <strong>{titleOf(game)}</strong> {words.tally(won, lost, even)}
        </li>
      ))}
    </ul>
  );
}

/** The link by which others become one's friends. */
function OwnLink() {
  const words = usePeopleWords();
  const request = useServerRequest();
  const [link, setLink] = useState<string>();
  const show = (isNew: boolean) =>
    request.run(async () => setLink((await ask<{ key: string }>('POST', '/friends/link', { isNew })).key));
  return (
    <div className="people-add">
      <h3>{words.addFriends}</h3>
      <p>{words.addText}</p>
      {link === undefined ? (
        <button type="button" className="button" disabled={request.isBusy} onClick={() => show(false)}>
          {words.makeLink}
        </button>
      ) : (
        <>
          <CopyField url={new URL(`/friend/${link}`, location.href).href} label={words.link} />
          <p className="people-note">
            {words.linkText}{' '}
            <button type="button" className="button" disabled={request.isBusy} onClick={() => show(true)}>
              {words.newLink}
            </button>
          </p>
        </>
      )}
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </div>
  );
}
