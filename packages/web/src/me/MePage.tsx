import { AskTwice } from '@stolik/games/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { ask, type Person } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { changeMe, goOnline, useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { Account } from './Account.tsx';
import { Entrance } from './Entrance.tsx';
import { AskForm, Field } from './Fields.tsx';
import { History } from './History.tsx';
import './me.css';

/** One's own page: the name, what was played, the account, and everything that is kept. */
export function MePage() {
  const { t } = useTranslation();
  const me = useOnline((online) => online.me);
  useTitle(t('me.title'));
  useEffect(() => {
    goOnline();
  }, []);
  if (!me) return <Connecting />;
  return (
    <div className="me">
      <h1>{t('me.title')}</h1>
      <div className="me-column">
        <Name key={me.id} me={me} />
        <History key={`history-${me.id}`} person={me.id} />
      </div>
      <div className="me-column">
        {me.isGuest ? <Entrance /> : <Account />}
        <Data isGuest={me.isGuest} />
      </div>
    </div>
  );
}

function Name({ me }: { readonly me: Person }) {
  const { t } = useTranslation();
  const [name, setName] = useState(me.name);
  const [isSaved, setSaved] = useState(false);
  const request = useServerRequest();
  return (
    <form
      className="me-card"
      onSubmit={async (event) => {
        event.preventDefault();
        setSaved(await request.run(() => changeMe(() => ask('PATCH', '/me', { name }))));
      }}
    >
      <p>{me.isGuest ? t('me.guest') : t('me.signedInAs', { name: me.userName })}</p>
      <div className="me-name">
        <div className="field">
          <label htmlFor="me-name">{t('me.name')}</label>
          <input
            id="me-name"
            type="text"
            maxLength={24}
            autoComplete="nickname"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setSaved(false);
            }}
          />
        </div>
        <button type="submit" className="button" disabled={request.isBusy || name.trim() === me.name}>
          {t('me.save')}
        </button>
      </div>
      <p role="status" className="me-note">
        {isSaved && t('me.saved')}
      </p>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </form>
  );
}

/** What is kept about the player: to take along, or to be gone. Guests are asked twice, others for their password. */
function Data({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="me-card">
      <h2>{t('me.data')}</h2>
      <div className="row">
        <a className="button" href="/api/me/export" download="stolik.json">
          {t('me.export')}
        </a>
      </div>
      <p>{t('me.removeText')}</p>
      {isGuest ? (
        <GuestRemoval />
      ) : (
        <AskForm
          action={t('me.remove')}
          look="danger"
          onSend={({ password }) => changeMe(() => ask('DELETE', '/me', { password }))}
        >
          <Field name="password" label={t('me.password')} type="password" autoComplete="current-password" />
        </AskForm>
      )}
    </section>
  );
}

function GuestRemoval() {
  const { t } = useTranslation();
  const request = useServerRequest();
  return (
    <>
      <div className="row">
        <AskTwice
          label={t('me.remove')}
          sure={t('me.removeSure')}
          data-look="danger"
          disabled={request.isBusy}
          onYes={() => request.run(() => changeMe(() => ask('DELETE', '/me')))}
        />
      </div>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </>
  );
}
