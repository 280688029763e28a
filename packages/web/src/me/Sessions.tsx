import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, path } from '../online/api.ts';
import { changeMe } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { AskForm, Field } from './Fields.tsx';

/** A browser in which the player is signed in, times in milliseconds. */
interface Session {
  readonly id: string;
  readonly created: number;
  readonly used: number;
  readonly isThis: boolean;
}

/** Where the player is signed in, and the ways out: here, there, or everywhere at once. */
export function Sessions({ hasKeys }: { readonly hasKeys: boolean }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const request = useServerRequest();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const load = useCallback(() => {
    ask<Session[]>('GET', '/me/sessions').then(
      (all) => setSessions(all.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))),
      () => setSessions([]),
    );
  }, []);
  useEffect(load, [load]);
  const day = (time: number) => new Date(time).toLocaleDateString(language);
  const end = ({ id, isThis }: Session) =>
    request.run(() =>
      isThis ? changeMe(() => ask('DELETE', '/session')) : ask('DELETE', path`/me/sessions/${id}`).then(load),
    );
  return (
    <section className="me-card">
      <h2>{t('me.sessions')}</h2>
      <ul className="me-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {t(session.isThis ? 'me.thisBrowser' : 'me.otherBrowser')}
              <small className="me-note">
                {t('me.sessionTimes', { created: day(session.created), used: day(session.used) })}
              </small>
            </span>
            <button type="button" className="button" disabled={request.isBusy} onClick={() => end(session)}>
              {t('me.signOut')}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="problem">
        {request.problem}
      </p>
      <details>
        <summary>{t('me.everywhere')}</summary>
        <p>{t(hasKeys ? 'me.everywhereKeysText' : 'me.everywhereText')}</p>
        <AskForm
          action={t('me.signOutEverywhere')}
          look="usual"
          onSend={({ password }) => changeMe(() => ask('DELETE', '/sessions', password ? { password } : {}))}
        >
          {hasKeys && (
            <Field
              name="password"
              label={t('me.passwordToKeep')}
              type="password"
              autoComplete="current-password"
              isOptional
            />
          )}
        </AskForm>
      </details>
    </section>
  );
}
