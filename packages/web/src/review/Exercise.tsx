import { asGood, type DecisionReview, type Interval } from '@stolik/review';
import { isSameTurn } from '@stolik/review/puzzles';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Film } from '../replay/film.ts';
import { useSettings } from '../store/settings.ts';
import { Table } from '../table/Table.tsx';
import { ownEvents, tellTurn } from '../table/turn-words.ts';
import { ExerciseSession } from './exercise.ts';
import { lossIn } from './numbers.ts';
import { chapterAt } from './result.ts';
import type { Reviewing } from './reviewing.ts';
import { playedIn, positionBefore } from './turn.ts';
import { whyIn } from './why.ts';
import { reviewWords } from './words.ts';

interface ExerciseProps {
  readonly film: Film;
  readonly names: readonly string[];
  readonly decision: DecisionReview;
  readonly reviewing: Reviewing;
  onLeave(): void;
}

/** A turn that was played as an answer, and what is thought of it: `undefined` while that is not known. */
interface Answer {
  readonly turn: string;
  readonly is: 'best' | 'asGood' | 'played' | 'worse' | 'unknown';
  readonly loss: Interval;
}

const NOTHING: readonly string[] = [];
const NO_LOSS: Interval = { loss: 0, low: 0, high: 0 };

/** The position before a turn, to be played better: whatever is as good as the best as far as anybody can tell is right. */
export function Exercise({ film, names, decision, reviewing, onLeave }: ExerciseProps) {
  const { ui } = film;
  const { language } = useSettings();
  const w = reviewWords[language];
  const { line, seat } = decision;
  const session = useMemo(() => {
    const { id, sitters } = film.record;
    return new ExerciseSession({ id, sitters, ...positionBefore(film, line, seat) });
  }, [film, line, seat]);
  const [isShown, setShown] = useState(false);
  const turn = useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => session.turn(),
  );
  const answer = useAnswer(film, decision, reviewing, turn);

  function again(): void {
    setShown(false);
    session.restart();
  }

  function show(): void {
    session.restart();
    setShown(true);
  }

  const best = useMemo(() => playedIn(positionBefore(film, line, seat), decision.best), [film, line, seat, decision]);
  const isSolved = isShown && turn === undefined;
  const pieces = useMemo(
    () => (isSolved ? ownEvents(best, seat).flatMap((event) => ui.piecesOf(event)) : NOTHING),
    [isSolved, best, seat, ui],
  );

  function said(): string | undefined {
    const why = whyIn(ui, language, decision);
    if (isSolved) return `${w.answer(tellTurn(best, { ui, language, names, seat }))} ${why}`;
    if (turn === undefined) return undefined;
    if (!answer) return w.weighing;
    const loss = lossIn(language, answer.loss);
    return {
      best: `${w.right} ${why}`,
      asGood: `${w.rightSame} ${why}`,
      played: w.samePlayed(loss),
      worse: w.wrong(loss),
      unknown: w.unweighed,
    }[answer.is];
  }

  return (
    <Table
      session={session}
      ui={ui}
      options={film.record.log.header.options}
      lesson={{
        say: w.exerciseAsk(chapterAt(film, line, seat, language)),
        hint: said(),
        pointed: pieces,
        isQuiet: true,
        tools: (
          <div className="row" data-answer={answer?.is}>
            <button type="button" className="button" onClick={again}>
              {w.again}
            </button>
            <button type="button" className="button" onClick={show}>
              {w.show}
            </button>
            <button type="button" className="button" aria-label={w.leave} onClick={onLeave}>
              {w.back}
            </button>
          </div>
        ),
      }}
    />
  );
}

/** What is thought of a turn: of one that was tried, what is known; of another, what comes out when it is tried now. */
function useAnswer(
  film: Film,
  decision: DecisionReview,
  reviewing: Reviewing,
  turn: string | undefined,
): Answer | undefined {
  const known = useMemo(() => turn && knownAnswer(film, decision, turn), [film, decision, turn]);
  const [weighed, setWeighed] = useState<Answer>();
  useEffect(() => {
    if (turn === undefined || known) return;
    let isLeft = false;
    reviewing.weigh(decision.index, turn).then(
      (found) => !isLeft && setWeighed({ turn, is: found.low > 0 ? 'worse' : 'asGood', loss: found }),
      () => !isLeft && setWeighed({ turn, is: 'unknown', loss: NO_LOSS }),
    );
    return () => {
      isLeft = true;
    };
  }, [reviewing, decision, turn, known]);
  return known || (weighed?.turn === turn ? weighed : undefined);
}

/** A turn that was tried, or comes to the same as one that was. */
function knownAnswer(film: Film, decision: DecisionReview, typed: string): Answer | undefined {
  const { line, seat, tried, best, played } = decision;
  const position = positionBefore(film, line, seat);
  const same = tried.find(({ turn }) => isSameTurn(position, turn, typed));
  if (!same) return undefined;
  if (same.turn === best) return { turn: typed, is: 'best', loss: same };
  if (asGood(decision).includes(same.turn)) return { turn: typed, is: 'asGood', loss: same };
  return { turn: typed, is: same.turn === played ? 'played' : 'worse', loss: same };
}
