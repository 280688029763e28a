import { useTranslation } from 'react-i18next';
import { AVATARS, useSettings } from '../store/settings.ts';
import { Avatar, Drawn } from './Avatar.tsx';

/** One's own face, and others to choose. */
export function AvatarChoice() {
  const { t } = useTranslation();
  const { avatar, change } = useSettings();
  return (
    <fieldset className="avatars">
      <legend className="visually-hidden">{t('me.avatar')}</legend>
      <Avatar size={104} />
      <div className="avatars-all">
        {AVATARS.map((each) => (
          <label key={each} data-on={avatar === each || undefined}>
            <input
              type="radio"
              name="avatar"
              value={each}
              checked={avatar === each}
              onChange={() => change({ avatar: each })}
              className="visually-hidden"
            />
            <Drawn avatar={each} size={36} />
            <span className="visually-hidden">{each === 'mark' ? t('me.mark') : t(`bots.${each}.name`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
