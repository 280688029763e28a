import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, path } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { AskForm, Field } from './Fields.tsx';
import { addPasskey, deviceName, hasPasskeys, type Passkey } from './passkey.ts';

interface PasskeysProps {
  readonly keys: readonly Passkey[];
  onChange(): void;
}

/** The passkeys of an account: any can be removed, and one more is for whoever knows the password. */
export function Passkeys({ keys, onChange }: PasskeysProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const request = useServerRequest();
  const [isAdding, setAdding] = useState(false);
  const day = (time: number) => new Date(time).toLocaleDateString(language);
  async function add({ name, password }: Readonly<Record<string, string>>): Promise<void> {
    await addPasskey(name, password);
    setAdding(false);
    onChange();
  }
  return (
    <section className="me-card">
      <h2>{t('me.passkeys')}</h2>
      <p>{t('me.passkeysText')}</p>
      <ul className="me-list">
        {keys.map(({ id, name, created, used }) => (
          <li key={id}>
            <span>
              {name ?? t('me.passkey')}
              <small className="me-note">
                {t(used ? 'me.passkeyUsed' : 'me.passkeyUnused', { created: day(created), used: day(used ?? 0) })}
              </small>
            </span>
            <button
              type="button"
              className="button"
              disabled={request.isBusy}
              onClick={() => request.run(() => ask('DELETE', path`/me/passkeys/${id}`)).then(onChange)}
            >
              {t('me.removePasskey')}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="problem">
        {request.problem}
      </p>
      {hasPasskeys() && (
        <details open={isAdding} onToggle={(event) => setAdding(event.currentTarget.open)}>
          <summary>{t('me.addPasskey')}</summary>
          {isAdding && (
            <AskForm action={t('me.add')} look="usual" onSend={add}>
              <Field name="name" label={t('me.passkeyName')} autoComplete="off" longest={24} given={deviceName()} />
              <Field name="password" label={t('me.password')} type="password" autoComplete="current-password" />
            </AskForm>
          )}
        </details>
      )}
    </section>
  );
}
