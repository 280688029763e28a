import { type Fate, isDecided, type Said, type TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import type { Outcome } from '../table/outcome.ts';
import { fatesOf } from './fates.ts';
import { sittersOf } from './sitters.ts';

/** Who looks at the end of a game, and what was told there. */
interface Onlooker {
  readonly me?: string | undefined;
  readonly said?: readonly Said[];
}

/** What became of a game that somebody did not play to its end; `undefined` where points say it all. */
export function outcomeOf(info: TableInfo, { me, said = [] }: Onlooker, t: TFunction): Outcome | undefined {
  const { seats, status } = info;
  if (status === 'over' && info.isCalledOff) return calledOff(info, t);
  const fates = fatesOf(info);
  if (status !== 'over' || fates.every((fate) => fate === undefined)) return undefined;
  // More than two may have left a game for good, and nothing but what was told says so.
  const abandoned = said.find(({ notice }) => notice === 'abandoned');
  const isEarly = abandoned !== undefined || isDecided(info);
  const own = seats.findIndex(({ person }) => person !== undefined && person === me);
  const names = sittersOf(seats, t).map(({ name }) => name);
  const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const isWon = winners.length === 1 && winners[0] === own && fates[own] === undefined;
  const winner = winners.map((seat) => winnerIn(names[seat], fates[seat], t)).join(', ');
  const wins = isWon ? t('table.youWin') : t('table.wins', { count: winners.length, name: winner });
  const rest = {
    isEarly,
    totals: seats.map(({ total = 0 }) => total),
    fates: fates.map((fate, seat) => {
      if (abandoned?.seat === seat) return t('online.outcome.first');
      if (fate) return t(`online.fates.${fate}`);
      return winners.includes(seat) ? t('online.outcome.won') : undefined;
    }),
    last: fates.flatMap((fate, i) => (fate ? [i] : [])),
    places: seats.map(({ place = seats.length }) => place),
  };
  const verdict = winners.length > 0 ? wins : t('online.outcome.nobody');
  /** What happened and who won by it. Alone there is nobody to win against. */
  const withWinner = (sentence: string) => (seats.length > 1 ? `${sentence} ${verdict}.` : sentence);
  const sentences = isEarly ? ('online.earlySentences' as const) : ('online.fateSentences' as const);
  const notesOf = (isMeant: (fate: Fate) => boolean) =>
    fates.flatMap((one, seat) =>
      one && seat !== own && isMeant(one) ? [t(`${sentences}.${one}`, { name: names[seat] })] : [],
    );
  const all = notesOf(() => true);
  // Who resigned is told by the headline where nobody came back.
  const late = notesOf((one) => one !== 'resigned');
  if (abandoned) return { headline: withWinner(abandonedText(abandoned.seat, own, names, t)), notes: late, ...rest };
  const fate = fates[own];
  if (fate === 'stood-in' && isEarly) return { headline: withWinner(t('online.outcome.left')), notes: all, ...rest };
  if (fate) return { headline: withWinner(t(`online.outcome.${fate}`)), notes: all, ...rest };
  if (!isEarly) return { headline: verdict, notes: all, ...rest };
  if (winners.length === 0) return { headline: withWinner(all.join(' ')), notes: [], ...rest };
  const won = isWon ? t('online.outcome.youWin') : t('online.outcome.otherWins', { winner });
  return { headline: [...all, won].join(' '), notes: [], ...rest };
}

/** All agreed to end it: the points are as they stood, and nobody comes before anybody. */
function calledOff({ seats }: TableInfo, t: TFunction): Outcome {
  return {
    headline: t('online.outcome.calledOff'),
    notes: [],
    isEarly: true,
    totals: seats.map(({ total = 0 }) => total),
    fates: seats.map(() => undefined),
    last: [],
    places: seats.map(() => 1),
  };
}

/** What became of a game that nobody came back to, and against whom it ended. */
function abandonedText(first: number | undefined, own: number, names: readonly string[], t: TFunction): string {
  if (first === undefined) return t('online.outcome.abandoned');
  return first === own ? t('online.outcome.youLeftFirst') : t('online.outcome.leftFirst', { name: names[first] });
}

/** Who won, by name: what a bot won for somebody, in games of long ago, is not theirs. */
export function winnerIn(name: string, fate: Fate | undefined, t: TFunction): string {
  return fate ? t('online.outcome.byBot', { name }) : name;
}
