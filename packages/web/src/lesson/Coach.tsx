import { Actions } from '@stolik/games/ui';
import type { Lesson } from '@stolik/learn';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { useDeal } from '../new-table/deal.ts';
import { RulesContext } from '../rules/context.ts';
import { useSettings } from '../store/settings.ts';
import { Icon } from '../table/icons.tsx';
import type { LessonSession } from './session.ts';
import { teachingWords } from './words.ts';
import './coach.css';

/** The way on of what a board lays over itself; hidden where the lesson has its own. */
const SCREEN_ON = '.table [data-report-close], .table [data-move="go-on"]';

export interface CoachProps {
  readonly session: LessonSession;
  readonly lesson: Lesson;
  readonly at: number;
  readonly isDone: boolean;
  /** There is nothing to do but to read. */
  readonly isTold: boolean;
  readonly unit: string;
}

/** How far the lesson is, and the ways through it: on, back, and past what one knows. */
export function Coach({ session, lesson, at, isDone, isTold, unit }: CoachProps) {
  const { language } = useSettings();
  const want = useContext(RulesContext);
  const w = teachingWords[language];
  const { steps } = lesson;
  const step = w.step.replace('{at}', String(at + 1)).replace('{of}', String(steps.length));
  return (
    <>
      <span className="coach-steps" role="img" aria-label={step}>
        {steps.map(({ id }, i) => (
          <i key={id} data-past={i < at || isDone || undefined} data-now={(i === at && !isDone) || undefined} />
        ))}
      </span>
      <button type="button" className="table-tool" onClick={() => want({ unit })}>
        <Icon name="book" />
        <span className="table-tool-name">{w.rule}</span>
      </button>
      <button type="button" className="table-tool" disabled={at === 0} onClick={() => session.goTo(at - 1)}>
        <Icon name="back" />
        <span className="table-tool-name">{w.back}</span>
      </button>
      <button type="button" className="table-tool" disabled={isDone || isTold} onClick={() => session.skip()}>
        <Icon name="skip" />
        <span className="table-tool-name">{w.skip}</span>
      </button>
      <Actions>
        {isDone && <Done lesson={lesson} session={session} />}
        {isTold && !isDone && (
          <button
            type="button"
            className="button coach-next"
            data-look="main"
            data-key="done"
            onClick={() => {
              // What a board tells of a round's end is put away with it: there is one way on.
              document.querySelector<HTMLElement>(SCREEN_ON)?.click();
              session.next();
            }}
          >
            {w.next}
          </button>
        )}
      </Actions>
    </>
  );
}

/** What comes after a lesson: the same game, for real. */
function Done({ lesson, session }: Pick<CoachProps, 'lesson' | 'session'>) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { deal, isDealing } = useDeal();
  const w = teachingWords[language];
  const [game] = lesson.id.split('-');
  return (
    <Dialog opener={{ className: 'button', children: w.show }} isOpenAtFirst heading={w.done} className="coach-done">
      {(close) => (
        <>
          <p>{w.doneText}</p>
          <div className="row">
            <button
              type="button"
              className="button"
              data-look="main"
              disabled={isDealing}
              onClick={() =>
                deal(
                  game,
                  [
                    { kind: 'human', name: t('setup.you') },
                    { kind: 'bot', name: t('bots.easy.name'), bot: 'easy' },
                  ],
                  {},
                  true,
                )
              }
            >
              {w.play}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                session.goTo(0);
              }}
            >
              {w.repeat}
            </button>
            <Link className="button" to="/">
              {w.home}
            </Link>
          </div>
        </>
      )}
    </Dialog>
  );
}
