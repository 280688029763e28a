import { SHOWN, type Shown } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../online/api.ts';
import { useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';

/** What somebody lets others see: nothing until they say so. */
export function Shows() {
  const words = usePeopleWords();
  const request = useServerRequest();
  const handle = useOnline((online) => online.me?.handle);
  const { loaded, load } = useLoaded<{ shows: readonly Shown[] }>('/me/shows');
  const [chosen, setChosen] = useState<readonly Shown[]>();
  if (loaded === undefined || loaded === 'refused') return null;
  const shows = chosen ?? loaded.shows;
  async function change(what: Shown, isOn: boolean): Promise<void> {
    const next = isOn ? [...shows, what] : shows.filter((one) => one !== what);
    setChosen(next);
    if (!(await request.run(() => ask('PUT', '/me/shows', { shows: next })))) setChosen(undefined);
    load();
  }
  return (
    <section className="people-card">
      <h2>{words.shows}</h2>
      <p className="people-note">{words.showsText}</p>
      {SHOWN.filter((what) => what === 'here' || handle !== undefined).map((what) => (
        <label key={what} className="check">
          <input
            type="checkbox"
            checked={shows.includes(what)}
            onChange={({ target }) => change(what, target.checked)}
          />
          <span>{words.shown[what]}</span>
        </label>
      ))}
      {handle !== undefined && (
        <p>
          <Link className="button" to="/person/$account" params={{ account: handle }}>
            {words.ownProfile}
          </Link>
        </p>
      )}
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </section>
  );
}
