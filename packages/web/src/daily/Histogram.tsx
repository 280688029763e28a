import { LEVELS, type Level } from '@stolik/bots';
import { type Field, OWL_PLAYOUTS } from '@stolik/daily';
import { Face } from '@stolik/games/ui/faces';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { binsOf } from './bins.ts';
import { dailyWords } from './words.ts';

interface HistogramProps {
  readonly field: Field;
  /** One's own. */
  readonly value: number;
}

/** The field as columns, the strongest birds darkest, and where one stands in it. What it shows is in words below. */
export function Histogram({ field: { results }, value }: HistogramProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = dailyWords[language];
  const { bins, own, most, from, to } = binsOf(results, value);
  const middles = LEVELS.map((level) => [level, middleOf(results[level])] as const);
  return (
    <figure className="daily-field">
      <figcaption>{w.field}</figcaption>
      <div className="daily-columns" aria-hidden="true" style={{ '--most': most } as CSSProperties}>
        {bins.map((bin, at) => (
          <div key={at} className="daily-column" data-own={at === own || undefined}>
            {at === own && <span className="daily-mark">{w.you}</span>}
            {LEVELS.map(
              (level) =>
                bin[level] > 0 && (
                  <i key={level} data-level={level} style={{ '--runs': bin[level] } as CSSProperties} />
                ),
            )}
          </div>
        ))}
      </div>
      <p className="daily-scale" aria-hidden="true">
        <span>{from.toLocaleString(language)}</span>
        <span>{to.toLocaleString(language)}</span>
      </p>
      <ul className="daily-legend">
        {middles.map(([level, middle]) => (
          <li key={level}>
            <i data-level={level} aria-hidden="true" />
            <Face bot={level} size={28} />
            {t(`bots.${level}.name`)}: {w.middle(middle.toLocaleString(language))}
          </li>
        ))}
      </ul>
      <p className="daily-note">
        {w.fieldNote(OWL_PLAYOUTS)} {LEVELS.some((level) => areAlike(results[level])) && w.fieldAlike}
      </p>
    </figure>
  );
}

/** Results are sorted. */
function middleOf(results: readonly number[]): number {
  return (results[Math.floor((results.length - 1) / 2)] + results[Math.floor(results.length / 2)]) / 2;
}

function areAlike(results: Field['results'][Level]): boolean {
  return results[0] === results.at(-1);
}
