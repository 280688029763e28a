import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../online/api.ts';
import { changeMe } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { AskForm, Field } from './Fields.tsx';
import { addPasskey, hasPasskeys, listPasskeys, type Passkey, removePasskey } from './passkey.ts';

/** What the owner of an account has: passkeys, recovery codes, and ways out. */
export function Account() {
  const { t } = useTranslation();
  const request = useServerRequest();
  const leave = (path: string) => request.run(() => changeMe(() => ask('DELETE', path)));
  return (
    <>
      {hasPasskeys() && <Passkeys />}
      <RecoveryCodes />
      <section className="me-card">
        <h2>{t('me.account')}</h2>
        <div className="row">
          <button type="button" className="button" disabled={request.isBusy} onClick={() => leave('/session')}>
            {t('me.signOut')}
          </button>
          <button type="button" className="button" disabled={request.isBusy} onClick={() => leave('/sessions')}>
            {t('me.signOutEverywhere')}
          </button>
        </div>
        <p role="alert" className="problem">
          {request.problem}
        </p>
      </section>
    </>
  );
}

function Passkeys() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const request = useServerRequest();
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const load = useCallback(() => {
    listPasskeys().then(setKeys, () => setKeys([]));
  }, []);
  useEffect(load, [load]);
  const change = (act: () => Promise<void>) => request.run(act).then(load);
  return (
    <section className="me-card">
      <h2>{t('me.passkeys')}</h2>
      <p>{t('me.passkeysText')}</p>
      <ul className="me-list">
        {keys.map(({ id, createdAt }) => (
          <li key={id}>
            <span>{t('me.passkey', { date: new Date(createdAt).toLocaleDateString(language) })}</span>
            <button
              type="button"
              className="button"
              disabled={request.isBusy}
              onClick={() => change(() => removePasskey(id))}
            >
              {t('me.removePasskey')}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button" disabled={request.isBusy} onClick={() => change(addPasskey)}>
          {t('me.addPasskey')}
        </button>
      </div>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </section>
  );
}

function RecoveryCodes() {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <section className="me-card" data-print={codes.length > 0 || undefined}>
      <h2>{t('me.codes')}</h2>
      <p>{t('me.codesText')}</p>
      {codes.length === 0 ? (
        <AskForm
          action={t('me.makeCodes')}
          isMain={false}
          onSend={async (typed) =>
            setCodes((await ask<{ codes: string[] }>('POST', '/me/recovery-codes', typed)).codes)
          }
        >
          <Field name="password" label={t('me.password')} type="password" autoComplete="current-password" />
        </AskForm>
      ) : (
        <>
          <p role="status">{t('me.codesOnce')}</p>
          <ol className="me-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className="row">
            <button type="button" className="button" data-look="main" onClick={() => print()}>
              {t('me.print')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
