import type { GameUi } from '@stolik/games/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Happening } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';

export interface LogProps {
  readonly ui: GameUi;
  readonly happened: readonly Happening[];
  readonly names: readonly string[];
  readonly seat: number | undefined;
}

/** Everything that happened, the latest first; what happened since the viewer's last move stands out. */
export const Log = memo(function Log({ ui, happened, names, seat }: LogProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const text = ui.text[language];
  const lastOwn = happened.findLastIndex((happening) => happening.seat === seat);
  const entries = happened
    .map(({ seq, events }, i) => ({
      seq,
      isNew: seat !== undefined && i > lastOwn,
      sentences: events.flatMap((event) => text.event(event, names) ?? []),
    }))
    .filter(({ sentences }) => sentences.length > 0)
    .reverse();
  if (entries.length === 0) return null;
  return (
    <section className="log" aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="log-lines" tabIndex={0} aria-label={t('table.log')}>
        {entries.map(({ seq, isNew, sentences }) => (
          <li key={seq} data-new={isNew || undefined}>
            {isNew && <span className="visually-hidden">{t('table.since')}: </span>}
            {sentences.join(' ')}
          </li>
        ))}
      </ol>
    </section>
  );
});
