import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ask } from '../online/api.ts';
import { changeMe } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { AskForm, Field } from './Fields.tsx';
import { hasPasskeys, signInWithPasskey } from './passkey.ts';

/** A guest's ways to an account: a new one, the one there is, or a way back into it. */
export function Entrance({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const { t } = useTranslation();
  const request = useServerRequest();
  /** Whoever has an account now has printed codes at once: nobody can send them a new password. */
  function make(typed: Readonly<Record<string, string>>): Promise<unknown> {
    return changeMe(async () => {
      await ask('POST', '/me/account', typed);
      const made = ask<{ codes: string[] }>('POST', '/me/recovery-codes', { password: typed.password });
      // Without them the account is there all the same, and they can be made later.
      await made.then(({ codes }) => onCodes(codes)).catch(() => {});
    });
  }
  return (
    <section className="me-card" id="account">
      <h2>{t('me.makeAccount')}</h2>
      <p>
        {t('me.makeAccountText')} <Link to="/privacy">{t('me.privacy')}</Link>.
      </p>
      <AskForm action={t('me.make')} onSend={make}>
        <Field name="userName" label={t('me.userName')} autoComplete="username" />
        <Field
          name="password"
          label={t('me.password')}
          note={t('me.passwordNote')}
          type="password"
          autoComplete="new-password"
        />
      </AskForm>
      <details>
        <summary>{t('me.haveOne')}</summary>
        <p>{t('me.haveOneText')}</p>
        <AskForm action={t('me.signIn')} onSend={(typed) => changeMe(() => ask('POST', '/session', typed))}>
          <Field name="userName" label={t('me.userName')} autoComplete="username" />
          <Field name="password" label={t('me.password')} type="password" autoComplete="current-password" />
        </AskForm>
        {hasPasskeys() && (
          <p className="row">
            <button
              type="button"
              className="button"
              disabled={request.isBusy}
              onClick={() => request.run(() => changeMe(signInWithPasskey))}
            >
              {t('me.passkeySignIn')}
            </button>
            <span role="alert" className="problem">
              {request.problem}
            </span>
          </p>
        )}
      </details>
      <details>
        <summary>{t('me.forgot')}</summary>
        <p>{t('me.forgotText')}</p>
        <AskForm action={t('me.recover')} onSend={(typed) => changeMe(() => ask('POST', '/recover', typed))}>
          <Field name="userName" label={t('me.userName')} autoComplete="username" />
          <Field name="code" label={t('me.code')} autoComplete="one-time-code" />
          <Field
            name="password"
            label={t('me.newPassword')}
            note={t('me.passwordNote')}
            type="password"
            autoComplete="new-password"
          />
        </AskForm>
      </details>
    </section>
  );
}
