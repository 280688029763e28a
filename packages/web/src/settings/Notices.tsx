import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { ToldTable } from './ToldTable.tsx';

/** What one is told of while one looks elsewhere, and how. The browser is asked for its permission only when the player wants that. */
export function Notices() {
  const { t } = useTranslation();
  return (
    <fieldset className="settings-keys">
      <legend>{t('notice.title')}</legend>
      {'Notification' in window && <OpenPageSwitch />}
      <PushSwitch />
      <ToldTable />
    </fieldset>
  );
}

function OpenPageSwitch() {
  const { t } = useTranslation();
  const { notify, change } = useSettings();
  const [isDenied, setDenied] = useState(false);

  async function choose(isWanted: boolean): Promise<void> {
    const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted';
    setDenied(isWanted && !isAllowed);
    change({ notify: isAllowed });
  }

  return (
    <>
      <label className="check">
        <input type="checkbox" checked={notify} onChange={(event) => choose(event.target.checked)} />
        {t('notice.show')}
      </label>
      <p>{t('notice.text')}</p>
      <p role="alert" className="problem">
        {isDenied && t('notice.denied')}
      </p>
    </>
  );
}
