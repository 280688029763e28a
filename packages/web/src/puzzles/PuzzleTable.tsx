import { Actions } from '@stolik/games/ui';
import type { Placed } from '@stolik/review/puzzles';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PlayFromHere } from '../fork/PlayFromHere.tsx';
import { ExerciseSession } from '../review/exercise.ts';
import { lossIn } from '../review/numbers.ts';
import { playedIn } from '../review/turn.ts';
import { toldIn } from '../review/why.ts';
import { useSettings } from '../store/settings.ts';
import { Icon } from '../table/icons.tsx';
import { Table } from '../table/Table.tsx';
import { ownEvents, tellTurn } from '../table/turn-words.ts';
import { useVerdict, type Verdict } from './answer.ts';
import { Compare } from './Compare.tsx';
import type { Puzzles } from './load.ts';
import { layOut } from './position.ts';
import { puzzleWords } from './words.ts';
import './puzzles.css';

interface PuzzleTableProps {
  readonly puzzles: Puzzles;
  readonly placed: Placed;
  /** Said beside the question, such as how far a streak is. */
  readonly state: ReactNode;
  /** Said before all else once it is answered, such as that a streak is over. */
  readonly news: string | undefined;
  /** The way on, and what it is called. */
  readonly nextWord: string;
  onNext(): void;
  /** How the first attempt went, once. */
  onMet(isSolved: boolean): void;
  onLeave(): void;
}

const NOTHING: readonly string[] = [];

/** A puzzle on the real board: the turn is played with the board's own controls, and weighed when it is done. */
export function PuzzleTable({ puzzles, placed, state, news, nextWord, onNext, onMet, onLeave }: PuzzleTableProps) {
  const { ui, gap } = puzzles;
  const { puzzle, game: played } = placed;
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = puzzleWords[language];
  const [you, bird] = [t('setup.you'), t('bots.hard.name')];
  const laid = useMemo(() => layOut(ui, placed, { you, bird }), [ui, placed, you, bird]);
  const session = useMemo(() => new ExerciseSession(laid), [laid]);
  const turn = useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => session.turn(),
  );
  const isBegun = useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => session.snapshot().happened.length > 0,
  );
  const verdict = useVerdict(laid, placed, gap, turn);
  const [isShown, setShown] = useState(false);
  const isSolved = isShown || verdict?.is === 'right';
  const names = useMemo(() => laid.sitters.map(({ name }) => name), [laid]);
  const best = useMemo(() => playedIn(laid, puzzle.answers[0]), [laid, puzzle]);
  const pieces = useMemo(
    () => (isShown && turn === undefined ? ownEvents(best, laid.seat).flatMap((event) => ui.piecesOf(event)) : NOTHING),
    [isShown, turn, best, laid, ui],
  );
  const chapter = ui.chapterOf(laid.view, language);

  // The first attempt counts, and only that.
  const told = useRef(onMet);
  told.current = onMet;
  const [isMet, setMet] = useState(false);
  const outcome = isShown ? 'wrong' : verdict?.is;
  useEffect(() => {
    if (isMet || outcome === undefined || outcome === 'unknown') return;
    setMet(true);
    told.current(outcome === 'right');
  }, [outcome, isMet]);

  function again(): void {
    setShown(false);
    session.restart();
  }

  function show(): void {
    session.restart();
    setShown(true);
  }

  function why(): string {
    const [tempting] = puzzle.others;
    const lines = Object.fromEntries(Object.entries(tempting.lines).map(([line, by]) => [line, -by]));
    const reasons = toldIn(ui, language, { lines, why: tempting.why }, true);
    return reasons === '' ? '' : w.why(reasons);
  }

  function whyNot({ tempting }: Verdict & { is: 'wrong' }): string {
    const reasons = toldIn(ui, language, tempting, false);
    return reasons === '' ? w.another : w.whyNot(reasons);
  }

  /** What is said, and below it what more there is to say. */
  function said(): readonly [string, string | undefined] {
    if (isShown && turn === undefined) {
      return [w.answer(tellTurn(best, { ui, language, names, seat: laid.seat })), why()];
    }
    if (turn === undefined) return [w.question(chapter, played.seats), undefined];
    if (!verdict) return [w.weighing, undefined];
    if (verdict.is === 'right') return [w.right, why()];
    if (verdict.is === 'unknown') return [w.unknown, undefined];
    const { low, high, tempting } = verdict;
    return [w.wrong(lossIn(language, { loss: tempting.loss, low, high })), whyNot(verdict)];
  }

  const [say, hint] = said();
  return (
    <Table
      session={session}
      ui={ui}
      options={played.options}
      lesson={{
        say,
        hint: [isMet ? news : undefined, hint].filter(Boolean).join(' ') || undefined,
        pointed: pieces,
        isQuiet: true,
        tools: (
          <>
            {isSolved ? (
              <>
                <Compare {...{ ui, laid, names }} answer={puzzle.answers[0]} tempting={puzzle.others[0].turn} />
                <PlayFromHere
                  game={{ ui, log: laid.log, sitters: laid.sitters, isOver: false, own: laid.seat }}
                  line={laid.line}
                  place={w.playOnPlace(chapter)}
                  heading={w.playOn}
                  opener={{ className: 'table-tool', children: <Named icon="fork" name={w.playOn} /> }}
                />
              </>
            ) : (
              <button type="button" className="table-tool" data-key="hint" onClick={show}>
                <Named icon="hint" name={w.show} />
              </button>
            )}
            <button
              type="button"
              className="table-tool"
              data-key="undo"
              disabled={!isBegun && !isShown}
              onClick={again}
            >
              <Named icon="undo" name={w.again} />
            </button>
            <button type="button" className="table-tool" onClick={onLeave}>
              <Named icon="leave" name={w.leave} />
            </button>
            <span className="puzzle-state" data-answer={outcome}>
              {state}
            </span>
            <Actions>
              {(isSolved || isMet) && (
                <button type="button" className="button" data-look="main" data-key="done" onClick={onNext}>
                  {nextWord}
                </button>
              )}
            </Actions>
          </>
        ),
      }}
    />
  );
}

/** What a tool is, for whoever has room for words and for whoever has not. */
function Named({ icon, name }: { readonly icon: ComponentProps<typeof Icon>['name']; readonly name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="table-tool-name">{name}</span>
    </>
  );
}
