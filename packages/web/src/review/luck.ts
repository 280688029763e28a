import type { Split, Story } from '@stolik/review';
import { chapterAt, type Looked } from './result.ts';

/** What luck was worth to a seat. */
export interface Luck {
  readonly dice: number;
  readonly doubt: number;
  /** So little that it is not worth a number: compared with how far the seats ended apart, and with its own doubt. */
  readonly isSmall: boolean;
  readonly luckiest: Moment | undefined;
  readonly unluckiest: Moment | undefined;
}

export interface Moment {
  readonly chapter: string;
  readonly points: number;
}

/** Events of chance worth less than this are not told. */
const LEAST_EVENT = 0.5;
/** All of luck together is small where it is less than this share of everything else that moved the margin. */
const SMALL_SHARE = 0.1;

export function luckIn({ film, seat, language }: Looked, { luck, split }: Story): Luck | undefined {
  const own = split[seat];
  if (!own) return undefined;
  const events = [...luck].sort((a, b) => b.by[seat] - a.by[seat]);
  const moment = (event: Story['luck'][number] | undefined): Moment | undefined =>
    event && Math.abs(event.by[seat]) >= LEAST_EVENT
      ? { chapter: chapterAt(film, event.line, seat, language), points: event.by[seat] }
      : undefined;
  const [first, last] = [events[0], events[events.length - 1]];
  return {
    dice: own.dice,
    doubt: own.doubt,
    isSmall: isSmall(own),
    luckiest: first && first.by[seat] > 0 ? moment(first) : undefined,
    unluckiest: last && last.by[seat] < 0 ? moment(last) : undefined,
  };
}

function isSmall({ dice, doubt, start, plans, own, others, unexplained }: Split): boolean {
  const rest = [start, plans, own, others, unexplained].reduce((sum, part) => sum + Math.abs(part), 0);
  return Math.abs(dice) + doubt <= SMALL_SHARE * rest;
}
