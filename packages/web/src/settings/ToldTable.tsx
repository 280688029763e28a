import { TOLD, type Told } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { choose, useMailbox } from '../mail/mailbox.ts';
import { usePush } from '../online/push.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { chosen, type Way } from '../store/told.ts';

/** What is told, and how: a small table of things by ways. Ways that are not open yet have no column. */
export function ToldTable() {
  const { t } = useTranslation();
  const { told, notify, change } = useSettings();
  const push = usePush(({ state }) => state);
  const mailbox = useMailbox();
  const request = useServerRequest();
  const hasMail = mailbox?.isOffered && mailbox.isConfirmed;
  const own: readonly Way[] = [
    'badge',
    ...(notify ? ['notice' as const] : []),
    ...(push === 'on' ? ['push' as const] : []),
  ];
  const ways: readonly (Way | 'mail')[] = hasMail ? [...own, 'mail'] : own;
  const kindsOf = (way: Way | 'mail') => (way === 'mail' ? (mailbox?.kinds ?? []) : told[way]);
  function set(way: Way | 'mail', kind: Told, isWanted: boolean): void {
    const kinds = chosen(kindsOf(way), kind, isWanted);
    if (way === 'mail') request.run(() => choose(kinds));
    else change({ told: { ...told, [way]: kinds } });
  }
  return (
    <>
      <table className="told">
        <caption>{t('notice.table.title')}</caption>
        <thead>
          <tr>
            <td />
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`notice.table.ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOLD.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notice.table.kinds.${kind}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <label className="told-cell">
                    <input
                      type="checkbox"
                      aria-label={`${t(`notice.table.kinds.${kind}`)}: ${t(`notice.table.ways.${way}`)}`}
                      checked={kindsOf(way).includes(kind)}
                      onChange={(event) => set(way, kind, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mailbox?.isOffered && !hasMail && (
        <p>
          <Link to="/me" hash="mail">
            {t('notice.table.byMail')}
          </Link>
        </p>
      )}
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </>
  );
}
