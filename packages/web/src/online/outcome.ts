import { isDecided, type Said, type TableInfo } from '@stolik/protocol/page';
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
  const fates = fatesOf(seats);
  if (status !== 'over' || fates.every((fate) => fate === undefined)) return undefined;
  const isEarly = isDecided(seats);
  const own = seats.findIndex(({ person }) => person !== undefined && person === me);
  const names = sittersOf(seats, t).map(({ name }) => name);
  const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  // What a bot won for somebody is not theirs.
  const isWon = winners.length === 1 && winners[0] === own && fates[own] === undefined;
  const winner = winners
    .map((seat) => (fates[seat] ? t('online.outcome.byBot', { name: names[seat] }) : names[seat]))
    .join(', ');
  const wins = isWon ? t('table.youWin') : t('table.wins', { count: winners.length, name: winner });
  const rest = {
    isEarly,
    totals: seats.map(({ total = 0 }) => total),
    fates: fates.map((fate, seat) => {
      if (fate) return t(`online.fates.${fate}`);
      return winners.includes(seat) ? t('online.outcome.won') : undefined;
    }),
  };
  /** What happened and who won by it. Alone there is nobody to win against. */
  const withWinner = (sentence: string) => (seats.length > 1 && winners.length > 0 ? `${sentence} ${wins}.` : sentence);
  const notes = fates.flatMap((fate, seat) =>
    fate && seat !== own && !(isEarly && fate === 'resigned')
      ? [t(`online.fateSentences.${fate}`, { name: names[seat] })]
      : [],
  );
  if (isEarly && said.some(({ notice }) => notice === 'abandoned')) {
    return { headline: withWinner(t('online.outcome.abandoned')), notes, ...rest };
  }
  const fate = fates[own];
  if (fate) return { headline: withWinner(t(`online.outcome.${fate}`)), notes, ...rest };
  if (!isEarly) return { headline: wins, notes, ...rest };
  const name = names.filter((_, seat) => fates[seat] === 'resigned').join(', ');
  const headline = t(isWon ? 'online.outcome.youWin' : 'online.outcome.otherWins', { name, winner });
  return { headline, notes, ...rest };
}
