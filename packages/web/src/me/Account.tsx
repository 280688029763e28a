import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../online/api.ts';
import { AskForm, Field } from './Fields.tsx';
import { Passkeys } from './Passkeys.tsx';
import { hasPasskeys, type Passkey } from './passkey.ts';
import { Sessions } from './Sessions.tsx';

/** What the owner of an account has: passkeys, recovery codes, and browsers that know them. */
export function Account() {
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const load = useCallback(() => {
    ask<Passkey[]>('GET', '/me/passkeys').then(setKeys, () => setKeys([]));
  }, []);
  useEffect(load, [load]);
  return (
    <>
      {(hasPasskeys() || keys.length > 0) && <Passkeys keys={keys} onChange={load} />}
      <RecoveryCodes />
      <Sessions hasKeys={keys.length > 0} />
    </>
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
          look="usual"
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
