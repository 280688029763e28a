import {
  Band,
  BarContext,
  Face,
  type GameUi,
  Opening,
  SeatingContext,
  sing,
  Watch,
  WatchContext,
} from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { Avatar } from '../me/Avatar.tsx';
import type { Session } from '../session/session.ts';
import { useSnapshot } from '../session/use-snapshot.ts';
import { PACES, useSettings } from '../store/settings.ts';
import { Ceremony } from './Ceremony.tsx';
import { Curtain } from './Curtain.tsx';
import { Frame } from './Frame.tsx';
import { HintLine, useHint } from './Hint.tsx';
import { Icon } from './icons.tsx';
import { useKeys } from './keys.ts';
import { Log } from './Log.tsx';
import { useNews } from './news.ts';
import type { Outcome } from './outcome.ts';
import { Recap } from './Recap.tsx';
import { RuleButton } from './RuleButton.tsx';
import { Scores } from './Scores.tsx';
import { Seats } from './Seats.tsx';
import { SoundOffer } from './SoundOffer.tsx';
import { seatingOf } from './seating.ts';
import { sentencesOf } from './sentences.ts';
import { TroubleBar } from './TroubleBar.tsx';
import { Watching } from './Watching.tsx';
import './table.css';
import './low.css';

const NOTHING: readonly never[] = [];

const Moment = lazy(() => import('../lesson/Moment.tsx').then((module) => ({ default: module.Moment })));

const ruleOf = (unit: string) => <RuleButton unit={unit} />;

/** What was said in answer to something that could not be done, as long as the position is the same. */
interface Refused {
  readonly view: unknown;
  readonly sentence: string;
  readonly rule: string | undefined;
}

/** A lesson at the table. */
export interface Taught {
  readonly say: string;
  /** The rule, where something else was done than what is taught. */
  readonly hint: string | undefined;
  /** Pieces to look at. */
  readonly pointed: readonly string[];
  /** The lesson asks for what a board would warn of. */
  readonly isQuiet: boolean;
  /** The ways through it, in place of what helps in a game. */
  readonly tools: ReactNode;
}

export interface TableProps {
  readonly session: Session;
  readonly ui: GameUi;
  /** What was settled before the game. */
  readonly options?: unknown;
  /** What is said while others decide, if there is more to say than whose turn it is. */
  readonly waiting?: string | undefined;
  /** What is taught here, in place of what is asked. */
  readonly lesson?: Taught | undefined;
  /** What comes before all other news. */
  readonly notice?: ReactNode;
  /** Who sits there, where more is to be said than their names. */
  readonly seats?: ReactNode;
  /** How people elsewhere are doing. */
  readonly people?: ReactNode;
  readonly tools?: ReactNode;
  /** What stands in place of hints where there are none. */
  readonly noHints?: ReactNode;
  /** What to do after the game, instead of dealing anew here. */
  readonly ending?: ReactNode;
  /** What the end has changed beside the points. */
  readonly changed?: ReactNode;
  /** Who won, where more than points decides. */
  readonly winners?: readonly number[] | undefined;
  readonly outcome?: Outcome | undefined;
  /** Clocks run that a question which can wait would eat up. */
  readonly isHurried?: boolean;
  /** Whoever looks has nothing to play here. */
  readonly isOnlooker?: boolean;
}

/** The frame of any table: what is asked, the board, the log, the score. */
export function Table({
  session,
  ui,
  options,
  lesson,
  waiting: told,
  notice,
  seats,
  people,
  tools,
  noHints,
  ending,
  changed,
  winners,
  outcome,
  isHurried = false,
  isOnlooker = false,
}: TableProps) {
  const { t } = useTranslation();
  const { language, marks, motion, confirm, autoEnd, warn, pace } = useSettings();
  const { seat, view, legal, actors, canUndo, isOver, happened, caughtUp, curtain, trouble, isSending } =
    useSnapshot(session);
  const { sitters } = session;
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  // Where people take turns at one screen, nobody's colour changes with whoever looks.
  const own = session.isShared ? undefined : seat;
  const seating = useMemo(() => seatingOf(sitters, actors, own, ui.looksOf?.(view)), [sitters, actors, own, ui, view]);
  const [refused, setRefused] = useState<Refused>();
  const [marked, setMarked] = useState<readonly string[]>(NOTHING);
  const text = ui.text[language];
  const last = happened.at(-1);
  const { events, leaps } = useNews(happened, caughtUp);
  const sentences = useMemo(
    () => sentencesOf(ui, language, names, happened, seat),
    [ui, language, names, happened, seat],
  );
  const { hint, isThinking, ask } = useHint(session, ui, names);
  const root = useRef<HTMLDivElement>(null);
  useKeys(root);
  const [step, setStep] = useState<Element | null>(null);
  const [actions, setActions] = useState<Element | null>(null);
  const [watch] = useState(() => new Watch());
  const [warning, setWarning] = useState<Element | null>(null);
  const [isReading, setReading] = useState(false);
  /** A hint that was asked for after a warning is what is read; until there is another warning. */
  const [isHintFirst, setHintFirst] = useState(false);
  const slots = useMemo(
    () => ({ prompt: step, actions, warning, ruleOf, setReading, onWarn: () => setHintFirst(false) }),
    [step, actions, warning],
  );

  // Until somebody has played, a table that is opened is one that begins; where people take turns, for the first of them.
  const isUntouched = happened.every((happening) => happening.seat === undefined);
  const [begins] = useState(isUntouched && motion);
  const isOpening = begins && (isUntouched || !session.isShared);

  function say(sentence: string, rule?: string): void {
    setRefused(sentence ? { view, sentence, rule } : undefined);
    if (sentence) sing('denied');
  }

  function askForHint(): void {
    // What was refused before is over: the hint takes its place.
    setRefused(undefined);
    setHintFirst(true);
    ask();
  }

  const isAsked = legal.length > 0;
  useTitle(text.title, isAsked || curtain !== undefined);

  if (curtain !== undefined) return <Curtain name={names[curtain]} onSit={() => session.sitDown()} />;

  const waitingFor = actors.map((actor) => names[actor]).join(', ');
  const waiting = isSending ? t('table.sending') : (told ?? t('table.waiting', { name: waitingFor }));
  const asked = isAsked ? text.prompt(view) : waiting;
  // People may end a game before its rules do, which then still want something.
  const prompt = isOver ? (outcome?.isEarly ? outcome.headline : t('table.over')) : asked;
  const canPlay = !isOver && !lesson && !isOnlooker;
  const said = refused && refused.view === view ? refused : undefined;
  const shownHint = hint?.view === view && !isReading && !isThinking ? hint : undefined;
  const heardLast = last?.seat === seat ? [] : sentences.filter(({ seq }) => seq === last?.seq);
  const bar = (
    <div className="table-prompt" data-asked={isAsked || undefined}>
      <Band more={t('table.more')} about={view}>
        <p className="table-question" role="status" aria-live="polite">
          <span className="visually-hidden">{heardLast.map(({ text }) => text).join(' ')} </span>
          <Watching ui={ui} names={names} />
          <span className="table-now">
            {lesson && (
              <>
                <Face bot="hard" size={32} /> <span className="table-taught">{lesson.say}</span>
              </>
            )}
            {!lesson && isAsked && !isReading && names.length > 1 && (
              <strong>{session.isShared && seat !== undefined ? names[seat] : t('table.yourTurn')}: </strong>
            )}
            {!lesson && !isAsked && !isOver && actors.length === 1 && (
              <Face bot={seating.bots[actors[0]]} pose="thinking" size={32} />
            )}
            {!lesson && (
              <>
                <span className="table-asked">{prompt}</span>
                <span className="table-step" ref={setStep} />
              </>
            )}
          </span>
        </p>
        <div className="table-note" data-hint-first={(isHintFirst && shownHint !== undefined) || undefined}>
          <div className="table-refusal">
            <p className="table-said" role="alert">
              {said?.sentence}
            </p>
            {said?.rule && <RuleButton refusal={said.rule} />}
          </div>
          <div className="table-warning" ref={setWarning} />
          {lesson?.hint !== undefined && (
            <p className="table-hint" role="status">
              {lesson.hint}
            </p>
          )}
          {lesson && (
            <p className="table-taught-step" role="status" hidden={lesson.hint !== undefined}>
              <span className="table-step" ref={setStep} />
            </p>
          )}
          {isThinking && (
            <p className="table-thinking" role="status">
              <Face bot="expert" pose="thinking" size={32} />
              {t('table.thinking')}
            </p>
          )}
          {shownHint && <HintLine hint={shownHint} onMark={setMarked} />}
          {!lesson && !isReading && (isAsked || isOver) && <Recap sentences={sentences} onMark={setMarked} />}
          <div className="table-notices">
            {notice}
            {trouble && <TroubleBar session={session} trouble={trouble} />}
            {people}
            {!isHurried && !lesson && !isReading && <SoundOffer seq={last?.seq} />}
            {session.isCoached && !isReading && (
              <Suspense>
                <Moment ui={ui} view={view} seat={seat} isAsked={isAsked} />
              </Suspense>
            )}
          </div>
        </div>
      </Band>
      {/* What can be done now comes and goes before the tools, which keep their places: what is not possible is dim. */}
      <div className="table-tools">
        <div className="table-actions" ref={setActions} />
        {lesson?.tools}
        {canPlay && (
          <button
            type="button"
            className="table-tool"
            data-key="undo"
            disabled={!canUndo}
            onClick={() => session.undo()}
          >
            <Icon name="undo" />
            <span className="table-tool-name">{t('table.undo')}</span>
          </button>
        )}
        {canPlay && noHints}
        {canPlay && !noHints && (
          <button
            type="button"
            className="table-tool"
            data-key="hint"
            disabled={isThinking || isReading || !isAsked}
            onClick={askForHint}
          >
            <Icon name="hint" />
            <span className="table-tool-name">{t('table.hint')}</span>
          </button>
        )}
        {!isOver && !lesson && <Scores {...{ ui, view, seat, names }} />}
        {tools}
        {isOver && <Ceremony {...{ ui, session, view, names, ending, changed, winners, outcome }} />}
        {isOver && (
          <Link className="button" to="/replay/$id" params={{ id: session.id }} search={{}}>
            {t('table.replay')}
          </Link>
        )}
      </div>
    </div>
  );
  return (
    <SeatingContext value={seating}>
      <WatchContext value={watch}>
        <BarContext value={slots}>
          <Frame
            game={ui.game.id}
            title={session.isFork ? `${text.title}: ${t('fork.mark')}` : text.title}
            options={options}
            seats={seats ?? <Seats names={names} actors={actors} />}
            bar={bar}
            log={<Log sentences={sentences} onMark={setMarked} />}
            seq={last?.seq}
            root={root}
            isLesson={lesson !== undefined}
          >
            <ui.Board
              view={view}
              seat={seat}
              legal={legal}
              actors={actors}
              names={names}
              language={language}
              settings={{
                marks,
                motion,
                confirm,
                // Where a lesson explains, nobody else does.
                warn: warn && !lesson?.isQuiet && lesson?.hint === undefined,
                autoEnd: autoEnd && !lesson,
                faster: pace < PACES.calm,
              }}
              events={events}
              leaps={leaps}
              isOpening={isOpening}
              marked={lesson ? lesson.pointed : marked}
              hinted={hint && hint.view === view ? hint.after : undefined}
              onMove={(moves) => {
                session.play(moves);
              }}
              whyNot={(move) => session.whyNot(move)}
              preview={(move) => session.preview(move)}
              onSay={say}
            />
            {isOpening && <Opening game={ui.game.id} names={names} face={<Avatar size={112} />} />}
          </Frame>
        </BarContext>
      </WatchContext>
    </SeatingContext>
  );
}
