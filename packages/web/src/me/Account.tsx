import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../online/api.ts';
import { changeMe } from '../online/connection.ts';
import { Codes } from './Codes.tsx';
import { AskForm, Field } from './Fields.tsx';
import { Passkeys } from './Passkeys.tsx';
import { hasPasskeys, type Passkey } from './passkey.ts';
import { Sessions } from './Sessions.tsx';

/** What the owner of an account has: recovery codes, which are there at once, passkeys, the password, and browsers that know them. */
export function Account({ fresh }: { readonly fresh: readonly string[] }) {
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const load = useCallback(() => {
    ask<Passkey[]>('GET', '/me/passkeys').then(setKeys, () => setKeys([]));
  }, []);
  useEffect(load, [load]);
  return (
    <>
      {fresh.length > 0 && <RecoveryCodes fresh={fresh} />}
      {(hasPasskeys() || keys.length > 0) && <Passkeys keys={keys} onChange={load} />}
      {fresh.length === 0 && <RecoveryCodes fresh={fresh} />}
      <PasswordChange onDone={load} />
      <Sessions hasKeys={keys.length > 0} />
    </>
  );
}

/** Another password for whoever knows the one there is; as after a recovery nobody else gets in any more. */
function PasswordChange({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  async function send(typed: Readonly<Record<string, string>>): Promise<void> {
    setDone(false);
    await changeMe(() => ask('POST', '/me/password', typed));
    setDone(true);
    onDone();
  }
  return (
    <section className="me-card">
      <h2>{t('me.changePassword')}</h2>
      <p>{t('me.changePasswordText')}</p>
      <AskForm key={String(isDone)} action={t('me.changePassword')} look="usual" onSend={send}>
        <Field name="password" label={t('me.passwordNow')} type="password" autoComplete="current-password" />
        <Field
          name="newPassword"
          label={t('me.newPassword')}
          note={t('me.passwordNote')}
          type="password"
          autoComplete="new-password"
        />
      </AskForm>
      <p role="status">{isDone && t('me.passwordChanged')}</p>
    </section>
  );
}

function RecoveryCodes({ fresh }: { readonly fresh: readonly string[] }) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState(fresh);
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
        <Codes codes={codes} />
      )}
    </section>
  );
}
