import { useTranslation } from 'react-i18next';
import { endPush, startPush, usePush } from '../online/push.ts';

/** Whether this device is told of turns while the page is closed, and if it cannot be, why. */
export function PushSwitch() {
  const { t } = useTranslation();
  const state = usePush((push) => push.state);
  if (state === 'unsupported' || state === 'homeScreen') return <p>{t(`notice.push.${state}`)}</p>;
  const isWanted = state === 'on' || state === 'asking';
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={isWanted}
          disabled={state === 'asking'}
          aria-describedby="push-text"
          onChange={(event) => (event.target.checked ? startPush() : endPush())}
        />
        {t('notice.push.show')}
      </label>
      <p id="push-text">{t('notice.push.text')}</p>
      <p role="status">{isWanted && t(`notice.push.${state}`)}</p>
      <p role="alert" className="problem">
        {state === 'denied' && t('notice.denied')}
        {state === 'failed' && t('notice.push.failed')}
      </p>
    </>
  );
}
