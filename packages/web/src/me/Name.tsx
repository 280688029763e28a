import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, type Person } from '../online/api.ts';
import { changeMe } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';

/** What one is called at tables. */
export function Name({ me }: { readonly me: Person }) {
  const { t } = useTranslation();
  const [name, setName] = useState(me.name);
  const [isSaved, setSaved] = useState(false);
  const request = useServerRequest();
  return (
    <form
      className="me-who"
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
