import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_KEYS, KEYS, type KeyName, useSettings } from '../store/settings.ts';

/** Single keys: off altogether, or whichever the player likes. */
export function Keys() {
  const { t } = useTranslation();
  const { keys, shortcuts, change } = useSettings();
  const [taken, setTaken] = useState<KeyName>();

  function choose(name: KeyName, event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    // Keys with a name, such as Tab and Enter, keep doing what they do.
    if ([...key].length !== 1 || key === ' ' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const other = KEYS.find((each) => each !== name && keys[each] === key);
    setTaken(other);
    if (!other) change({ keys: { ...keys, [name]: key } });
  }

  return (
    <fieldset className="settings-keys settings-keyboard">
      <legend>{t('settings.keysTitle')}</legend>
      <label className="check">
        <input type="checkbox" checked={shortcuts} onChange={(event) => change({ shortcuts: event.target.checked })} />
        {t('settings.shortcuts')}
      </label>
      {shortcuts && (
        <>
          <p id="keys-note">{t('settings.keysNote')}</p>
          {KEYS.map((name) => (
            <label key={name} className="settings-key">
              {t(`settings.keys.${name}`)}
              <input
                type="text"
                readOnly
                value={keys[name].toUpperCase()}
                aria-describedby="keys-note"
                data-key-of={name}
                onKeyDown={(event) => choose(name, event)}
              />
            </label>
          ))}
          <p className="settings-taken" role="alert">
            {taken && t('settings.keyTaken', { name: t(`settings.keys.${taken}`) })}
          </p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setTaken(undefined);
              change({ keys: DEFAULT_KEYS });
            }}
          >
            {t('settings.keysReset')}
          </button>
        </>
      )}
    </fieldset>
  );
}
