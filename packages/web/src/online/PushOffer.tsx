import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { Notice } from '../table/Notice.tsx';
import { isBlocked, type PushState, startPush, usePush } from './push.ts';

interface PushOfferProps {
  /** What is said beside it, told and not told. */
  readonly told: string;
  readonly untold: string;
  /** Without it there is nothing to say where nothing is offered. */
  readonly isAlways?: boolean;
}

/**
 * At a table of days, where it is of use: that this device could tell of one's turn. Asked once in the life of a browser;
 * whoever says no, or puts it away, finds it in the settings and nowhere else.
 */
export function PushOffer({ told, untold, isAlways = false }: PushOfferProps) {
  const { t } = useTranslation();
  const push = usePush(({ state }) => state);
  const { pushOffered, change } = useSettings();
  const [hasAsked, setAsked] = useState(false);
  const isOpen = !pushOffered || (hasAsked && push === 'failed');
  const canBeTold = push === 'asking' || ((push === 'off' || push === 'failed') && isOpen && !isBlocked());
  // Whoever asked is answered.
  const answers: Partial<Record<PushState, string>> = {
    denied: t('notice.denied'),
    failed: t('notice.push.failed'),
  };
  if (!isAlways && !canBeTold && !hasAsked) return null;
  const answer = () => change({ pushOffered: true });
  const action: ReactNode = canBeTold && (
    <span className="row">
      <button
        type="button"
        className="button"
        disabled={push === 'asking'}
        onClick={() => {
          setAsked(true);
          answer();
          startPush();
        }}
      >
        {t('online.days.tellMe')}
      </button>
      {!hasAsked && (
        <button type="button" className="button" data-look="plain" onClick={answer}>
          {t('online.days.dontTellMe')}
        </button>
      )}
    </span>
  );
  return (
    <Notice kind="days" isWeighty={canBeTold} action={action} {...(canBeTold && { onClose: answer })}>
      {hasAsked && answers[push]} {push === 'on' ? told : untold}
    </Notice>
  );
}
