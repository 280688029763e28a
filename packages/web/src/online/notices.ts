import type { Said } from '@stolik/protocol/page';

type Notice = NonNullable<Said['notice']>;

/** Which words tell of somebody who dropped out: where that has not ended the game a bot plays on. */
export function noticeKind(notice: Notice, isOver: boolean): Notice | 'resignedBot' | 'timedOutBot' {
  if (isOver) return notice;
  if (notice === 'resigned') return 'resignedBot';
  return notice === 'timed-out' ? 'timedOutBot' : notice;
}
