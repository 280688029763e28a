import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icons.tsx';

interface NoticeProps {
  readonly kind: string;
  /** How urgently it is read out. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
  /** Whether it is read without being asked for, where there is little room. */
  readonly isWeighty?: boolean;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** What follows when it is put away, where that is to be remembered for longer than the page is open. */
  onClose?(): void;
}

/** What is good to know besides, in the line below the question, so that the board stays where it is. It can be put away. */
export function Notice({ kind, role = 'status', isWeighty = false, children, action, onClose }: NoticeProps) {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className="bar" data-kind={kind} data-minor={(role === 'status' && !isWeighty) || undefined}>
      <span role={role}>{children}</span>
      {action}
      <button
        type="button"
        className="notice-close"
        aria-label={t('trouble.understood')}
        onClick={() => {
          setClosed(true);
          onClose?.();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
