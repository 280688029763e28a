import { useTranslation } from 'react-i18next';
import { ask } from '../online/api.ts';
import { changeMe } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { AskForm, Field } from './Fields.tsx';
import { hasPasskeys, signInWithPasskey } from './passkey.ts';

/** A guest's ways to an account: a new one, the one there is, or a way back into it. */
export function Entrance() {
  const { t } = useTranslation();
  const request = useServerRequest();
  return (
    <section className="me-card" id="account">
      <h2>{t('me.makeAccount')}</h2>
      <p>{t('me.makeAccountText')}</p>
      <AskForm action={t('me.make')} onSend={(typed) => changeMe(() => ask('POST', '/me/account', typed))}>
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
