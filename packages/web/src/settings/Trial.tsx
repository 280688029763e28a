import { AskTwice } from '@stolik/games/ui';
import { sing } from '@stolik/games/ui/sound';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PACES, useSettings } from '../store/settings.ts';
import { Cube } from './Cube.tsx';

const LOOKS = ['red', 'blue', 'yellow'] as const;
/** How long a throw takes to whoever has time, in milliseconds. */
const THROW = 900;

/** Three dice that do what the settings say: how they look, whether they move and how fast, what is heard, what is asked. */
export function Trial() {
  const { t } = useTranslation();
  const { marks, motion, confirm, pace } = useSettings();
  const [{ values, throws }, setThrown] = useState({ values: [5, 3, 6], throws: 0 });
  const duration = motion ? THROW * (pace < PACES.calm ? 0.5 : 1) : 0;

  function roll(): void {
    // For show: no game hangs on it, so it needs no Chance.
    setThrown({ values: values.map(() => 1 + Math.floor(Math.random() * 6)), throws: throws + 1 });
    sing('roll');
    setTimeout(() => sing('place'), duration);
  }

  return (
    <section className="settings-trial" aria-labelledby="trial">
      <h2 id="trial">{t('settings.try.title')}</h2>
      <div className="settings-dice" aria-hidden="true" style={{ '--throw': `${duration}ms` } as CSSProperties}>
        {LOOKS.map((look, i) => (
          <Cube
            key={look}
            look={look}
            value={values[i]}
            throws={throws}
            letter={t('settings.try.letters')[i]}
            marks={marks}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {throws > 0 && values.join(', ')}
      </p>
      <AskTwice
        label={t('settings.try.roll')}
        sure={t('settings.try.sure')}
        ask={confirm}
        about={throws}
        data-look="main"
        onYes={roll}
      />
    </section>
  );
}
