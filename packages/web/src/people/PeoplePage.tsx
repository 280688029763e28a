import type { Unwanted } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { useTitle } from '../app/title.ts';
import { ask, path } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { goOnline, useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { localeOf } from '../text/locale.ts';
import { Friends } from './Friends.tsx';
import { Groups } from './Groups.tsx';
import { Invitations } from './Invitations.tsx';
import { useNews } from './news.ts';
import { Shows } from './Shows.tsx';
import { usePeopleWords } from './words.ts';
import './people.css';

/** Whom one wants around, and whom not. */
export function PeoplePage() {
  const words = usePeopleWords();
  const me = useOnline((online) => online.me);
  const reports = useNews((news) => news.reports);
  useTitle(words.title);
  useEffect(() => {
    goOnline();
  }, []);
  return (
    <div className="people wide" data-wide>
      <h1>{words.title}</h1>
      {me ? (
        <Fragment key={me.id}>
          {reports !== undefined && (
            <p>
              <Link to="/reports" className="button">
                {words.reports} ({reports})
              </Link>
            </p>
          )}
          <Invitations />
          <div className="people-column">
            <Friends />
            <Groups />
          </div>
          <div className="people-column">
            <Shows />
            <UnwantedPeople />
          </div>
        </Fragment>
      ) : (
        <Connecting />
      )}
    </div>
  );
}

function UnwantedPeople() {
  const words = usePeopleWords();
  const { language } = useSettings();
  const request = useServerRequest();
  const [unwanted, setUnwanted] = useState<readonly Unwanted[]>();
  const load = useCallback(() => {
    ask<{ unwanted: Unwanted[] }>('GET', '/me/unwanted').then(
      ({ unwanted: all }) => setUnwanted(all),
      () => setUnwanted([]),
    );
  }, []);
  useEffect(load, [load]);
  const day = (time: number) => new Date(time).toLocaleDateString(localeOf(language));
  if (!unwanted) return null;
  return (
    <section className="people-card">
      <h2>{words.unwanted}</h2>
      <p className="people-note">{unwanted.length === 0 ? words.noneUnwanted : words.unwantedText}</p>
      <ul className="people-list">
        {unwanted.map(({ key, kind, name, since }) => (
          <li key={key}>
            <span>
              <strong>{name}</strong>
              <small>
                {words.marks[kind]}, {words.since(day(since))}
              </small>
            </span>
            <button
              type="button"
              className="button"
              disabled={request.isBusy}
              aria-label={`${words.lift}: ${name}`}
              onClick={() => request.run(() => ask('DELETE', path`/me/unwanted/${key}`)).then(load)}
            >
              {words.lift}
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
