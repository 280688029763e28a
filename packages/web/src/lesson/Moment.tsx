import { type GameUi, useWatched } from '@stolik/games/ui';
import type { Moments } from '@stolik/learn';
import { useContext, useEffect, useState } from 'react';
import { RulesContext } from '../rules/context.ts';
import { useSettings } from '../store/settings.ts';
import { Notice } from '../table/Notice.tsx';
import { teachingWords } from './words.ts';

const MOMENTS = import.meta.glob<{ moments: Moments }>('../../../../games/*/learn/moments.ts');

/** Whoever has played for so many rounds knows. */
const ROUNDS = 2;

interface MomentProps {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly seat: number | undefined;
  readonly isAsked: boolean;
}

/** A word over the shoulder of whoever plays for the first time, each when it first matters. */
export function Moment({ ui, view, seat, isAsked }: MomentProps) {
  const { language } = useSettings();
  const want = useContext(RulesContext);
  const [moments, setMoments] = useState<Moments>();
  /** What has been told, and in which position: there it stays. */
  const [told, setTold] = useState<ReadonlyMap<string, unknown>>(new Map());
  useEffect(() => {
    // Without it the game goes on as well.
    MOMENTS[`../../../../games/${ui.game.id}/learn/moments.ts`]?.().then(
      (module) => setMoments(module.moments),
      () => {},
    );
  }, [ui.game.id]);
  // Not before what it is about has been seen.
  const isWatching = useWatched() !== undefined;
  const isEarly = ui.roundOf(view)[0] <= ROUNDS;
  const now =
    isAsked && !isWatching && isEarly && seat !== undefined
      ? moments?.moments.find(({ id, isNow }) => (told.has(id) ? told.get(id) === view : isNow(view, seat)))
      : undefined;
  useEffect(() => {
    if (now) setTold((before) => (before.has(now.id) ? before : new Map(before).set(now.id, view)));
  }, [now, view]);
  if (!now || !moments) return null;
  return (
    <Notice
      key={now.id}
      kind="moment"
      action={
        <button type="button" className="button" onClick={() => want({ unit: now.unit })}>
          {teachingWords[language].rule}
        </button>
      }
    >
      {moments.words[language][now.id]}
    </Notice>
  );
}
