import type { Deal } from '@stolik/daily';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { prepareTable } from '../table/prepare.ts';
import { type DayKept, playDay } from './attempts.ts';
import { dailyWords } from './words.ts';

interface PlayDayProps {
  readonly deal: Deal;
  readonly kept: DayKept | 'none';
}

/** The way into a deal that has no result yet. */
export function PlayDay({ deal, kept }: PlayDayProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const table = kept === 'none' ? undefined : kept.table;
  const isGone = kept !== 'none' && !table;
  return (
    <section className="daily-play">
      <p>{isGone ? w.gone : w.rules}</p>
      {table ? (
        <Link className="button daily-go" data-look="main" to="/table/$id" params={{ id: table.id }}>
          {w.goOn}
        </Link>
      ) : (
        <DealButton deal={deal} label={isGone ? w.again : w.play} isMain />
      )}
    </section>
  );
}

interface DealButtonProps {
  readonly deal: Deal;
  readonly label: string;
  readonly isMain?: boolean;
}

/** Deals it and goes there. */
export function DealButton({ deal: { day, kind }, label, isMain = false }: DealButtonProps) {
  const { language } = useSettings();
  const navigate = useNavigate();
  const [stage, setStage] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function play(): Promise<void> {
    setStage('busy');
    try {
      await prepareTable(kind.game);
      const id = await playDay(day);
      await navigate({ to: '/table/$id', params: { id } });
    } catch {
      setStage('failed');
    }
  }

  return (
    <>
      <button
        type="button"
        className={isMain ? 'button daily-go' : 'button'}
        data-look={isMain ? 'main' : undefined}
        disabled={stage === 'busy'}
        onPointerEnter={() => prepareTable(kind.game)}
        onClick={play}
      >
        {label}
      </button>
      {stage === 'failed' && (
        <span role="alert" className="problem">
          {dailyWords[language].failed}
        </span>
      )}
    </>
  );
}
