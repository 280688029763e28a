import { type Deal, type Field, type Result, resultsIn, standingOf } from '@stolik/daily';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import type { DayKept } from './attempts.ts';
import { fieldFor } from './fields.ts';
import { Histogram } from './Histogram.tsx';
import { OwlGame } from './OwlGame.tsx';
import { DealButton } from './PlayDay.tsx';
import { RoundSigns } from './RoundSigns.tsx';
import { Share } from './Share.tsx';
import type { Done } from './store.ts';
import { shareTextOf, standingIn, valueIn } from './telling.ts';
import { dailyWords } from './words.ts';

interface DayResultProps {
  readonly deal: Deal;
  readonly done: Done;
  readonly kept: DayKept;
}

/** How one's own attempt came out, beside the bots with the same dice. */
export function DayResult({ deal, done, kept }: DayResultProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = dailyWords[language];
  const [field, setField] = useState<Field | 'none'>();
  useEffect(() => {
    fieldFor(deal, done.rules).then(
      (found) => setField(found ?? 'none'),
      // Without the file nothing can be compared; the result is there.
      () => setField('none'),
    );
  }, [deal, done]);
  const isAlone = deal.kind.birds.length === 0;
  const found = field === 'none' ? undefined : field;
  const link = new URL(`/daily/${deal.day}`, location.href).href;
  return (
    <div className="daily-result">
      <section className="daily-score">
        <h2 className="visually-hidden">{w.result}</h2>
        <p className="daily-value">{valueIn(done, isAlone, language)}</p>
        <p>{done.hasWon ? w.won : w.lost}</p>
        {found && <Beside field={found} result={done} />}
      </section>
      {field === 'none' && <p className="daily-none">{w.noField}</p>}
      {found && (
        <>
          <Histogram field={found} value={done.value} />
          <RoundSigns rounds={done.rounds} middle={found.rounds} />
        </>
      )}
      <div className="daily-ways">
        {field && (
          <Share text={shareTextOf({ day: deal.day, kind: deal.kind, result: done, field: found, language, link })} />
        )}
        {found && <OwlGame deal={deal} field={found} />}
        {kept.table && (
          <>
            <Link className="button" to="/replay/$id" params={{ id: kept.table.id }} search={{}}>
              {w.replay}
            </Link>
            <Link className="button" to="/review/$id" params={{ id: kept.table.id }} search={{}}>
              {t('review.open')}
            </Link>
          </>
        )}
        <DealButton deal={deal} label={w.again} />
        <p className="daily-note">{w.againNote}</p>
      </div>
    </div>
  );
}

/** Percentile and matchpoints. */
function Beside({ field, result: { value } }: { readonly field: Field; readonly result: Result }) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const standing = standingOf(value, resultsIn(field.results));
  return (
    <>
      <p className="daily-better">{standingIn(standing, language)}</p>
      <p className="daily-note">{w.matchpoints(Math.round(100 * standing.matchpoints))}</p>
    </>
  );
}
