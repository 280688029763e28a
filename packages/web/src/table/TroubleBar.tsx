import { useTranslation } from 'react-i18next';
import type { Session, Trouble } from '../session/session.ts';
import { Notice } from './Notice.tsx';

interface TroubleBarProps {
  readonly session: Session;
  readonly trouble: Trouble;
}

/** What went wrong, and what can be done. Where a game cannot be saved it can be played all the same, so that is put away. */
export function TroubleBar({ session, trouble }: TroubleBarProps) {
  const { t } = useTranslation();
  const action = (
    <button type="button" className="button" onClick={() => session.retry()}>
      {t(trouble === 'bot' || trouble === 'storage' ? 'trouble.retry' : 'trouble.understood')}
    </button>
  );
  if (trouble === 'storage') {
    return (
      <Notice kind="trouble" role="alert" action={action}>
        {t('trouble.storage')}
      </Notice>
    );
  }
  return (
    <div className="bar" data-kind="trouble" role="alert">
      <span>{t(`trouble.${trouble}`)}</span>
      {action}
    </div>
  );
}
