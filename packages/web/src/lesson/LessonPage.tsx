import type { GameUi } from '@stolik/games/ui';
import type { Lesson } from '@stolik/learn';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TroublePage } from '../app/TroublePage.tsx';
import { Coming } from '../table/Coming.tsx';
import { Table } from '../table/Table.tsx';
import { Coach } from './Coach.tsx';
import { loadLesson } from './load.ts';
import { progressIn } from './progress.ts';
import { LessonSession } from './session.ts';
import { useTeaching } from './use-teaching.ts';

/** A lesson at the real table; whoever left it goes on where they were. */
export function LessonPage() {
  const { lesson: id } = useParams({ from: '/learn/$lesson' });
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ session: LessonSession; lesson: Lesson; ui: GameUi } | 'none'>();
  useEffect(() => {
    let isLeft = false;
    let session: LessonSession | undefined;
    loadLesson(id).then(
      ({ lesson, ui }) => {
        if (isLeft) return;
        const sitters = Array.from({ length: lesson.seats }, (_, seat) =>
          seat === lesson.seat
            ? { kind: 'human' as const, name: t('setup.you') }
            : { kind: 'bot' as const, name: t('bots.easy.name'), bot: 'easy' },
        );
        const { at, isDone } = progressIn(id);
        session = new LessonSession(ui, lesson, sitters, isDone ? 0 : at);
        setOpened({ session, lesson, ui });
      },
      () => !isLeft && setOpened('none'),
    );
    return () => {
      isLeft = true;
      session?.close();
      setOpened(undefined);
    };
  }, [id, t]);
  if (!opened) return <Coming />;
  return opened === 'none' ? <TroublePage kind="noPage" /> : <Lessons {...opened} />;
}

interface LessonsProps {
  readonly session: LessonSession;
  readonly lesson: Lesson;
  readonly ui: GameUi;
}

function Lessons({ session, lesson, ui }: LessonsProps) {
  const { say, hint, pointed, isQuiet, ...rest } = useTeaching(session, lesson);
  return (
    <Table
      session={session}
      ui={ui}
      lesson={{ say, hint, pointed, isQuiet, tools: <Coach session={session} lesson={lesson} {...rest} /> }}
    />
  );
}
