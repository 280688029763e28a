import { AskTwice } from '@stolik/games/ui';
import type { OwnHolidays } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, path } from '../online/api.ts';
import { useServerNow } from '../online/server-now.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { dateOf, spanOfDays, TOMORROW } from './holiday-days.ts';

/** When one's clocks in games of days stand, for the others to see: declared a day before, and ended when one is back. */
export function Holidays() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const request = useServerRequest();
  const now = useServerNow(60_000);
  const [own, setOwn] = useState<OwnHolidays>();
  const [days, setDays] = useState({ first: '', last: '' });
  useEffect(() => {
    ask<OwnHolidays>('GET', '/me/holidays').then(setOwn, () => {});
  }, []);
  if (!own) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const soonest = dateOf(now + TOMORROW);
  const span = spanOfDays(days, now);
  return (
    <section className="me-card">
      <details className="me-data" open={own.holidays.length > 0 || undefined}>
        <summary>{t('me.holidays.title')}</summary>
        <p className="me-note">{t('me.holidays.text')}</p>
        <ul className="me-list">
          {own.holidays.map(({ from, until }) => (
            <li key={from}>
              <span>
                {/* It ends with its last day. */}
                {format.formatRange(from, until - 1)}
              </span>
              <AskTwice
                label={t(from > now ? 'me.holidays.takeBack' : 'me.holidays.end')}
                sure={t('me.holidays.sure')}
                disabled={request.isBusy}
                onYes={() => request.run(async () => setOwn(await ask('DELETE', path`/me/holidays/${`${from}`}`)))}
              />
            </li>
          ))}
        </ul>
        <form
          className="me-holiday"
          onSubmit={async (event) => {
            event.preventDefault();
            if (!span) return;
            const isDone = await request.run(async () => setOwn(await ask('POST', '/me/holidays', span)));
            if (isDone) setDays({ first: '', last: '' });
          }}
        >
          {(['first', 'last'] as const).map((which) => (
            <div key={which} className="field">
              <label htmlFor={`holiday-${which}`}>{t(`me.holidays.${which}`)}</label>
              <input
                id={`holiday-${which}`}
                type="date"
                min={which === 'last' && days.first ? days.first : soonest}
                value={days[which]}
                onChange={({ target }) => setDays({ ...days, [which]: target.value })}
              />
            </div>
          ))}
          <button type="submit" className="button" disabled={request.isBusy || !span}>
            {t('me.holidays.declare')}
          </button>
        </form>
        <p className="me-note">{t('me.holidays.left', { n: own.daysLeft })}</p>
        <p role="alert" className="problem">
          {request.problem}
        </p>
      </details>
    </section>
  );
}
