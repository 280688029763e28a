import { mayComeBack, type TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import { outcomeOf } from '../online/outcome.ts';
import { isKeptFor, seatOfPerson, sittersOf, waitsFor } from '../online/sitters.ts';
import { sleepText } from '../online/sleep.ts';

/** How it stands at a table, in a sentence: what came of it, or at one's own who is waited for. Nothing where it is one's turn. */
export function stateOf(info: TableInfo, me: string | undefined, t: TFunction): string {
  const { seats, status, actors, isAsleep } = info;
  if (status === 'over') return resultOf(info, me, t);
  const invited = invitationTo(info, me, t);
  if (invited) return invited;
  const own = seatOfPerson(info, me);
  if (own === undefined) return '';
  const names = sittersOf(seats, t).map(({ name }) => name);
  if (seats[own].isAwaited) return sleepText(info, { own, names }, t);
  if (waitsFor(info, me)) return '';
  if (status === 'open') {
    const free = seats.filter(({ kind, isReserved }) => kind === 'open' || isReserved).length;
    return t('online.waitingFor', { count: free });
  }
  const { standIn } = seats[own];
  return [
    ...(standIn && !isAsleep ? [standInText(info, own, t)] : []),
    isAsleep
      ? sleepText(info, { own, names }, t)
      : t('table.waiting', { name: actors.map((seat) => names[seat]).join(', ') }),
  ].join(' ');
}

/** That a bot plays for somebody, who may come back or has lost. */
function standInText(info: TableInfo, own: number, t: TFunction): string {
  if (!mayComeBack(info, own)) return t('online.outOfTime');
  return t('online.away', { bot: t(`bots.${info.seats[own].standIn}.name`) });
}

/** Who won, and what became of those who did not play to the end. */
function resultOf(info: TableInfo, me: string | undefined, t: TFunction): string {
  const outcome = outcomeOf(info, { me }, t);
  if (outcome) return [outcome.headline, ...outcome.notes].join(' ');
  const names = sittersOf(info.seats, t).map(({ name }) => name);
  const winners = names.filter((_, seat) => info.seats[seat].place === 1);
  return winners.length > 0 ? t('table.wins', { count: winners.length, name: winners.join(', ') }) : '';
}

/** Who asks somebody whose seat is kept for another game; those who have come already all do. */
function invitationTo(info: TableInfo, me: string | undefined, t: TFunction): string {
  if (!isKeptFor(info, me)) return '';
  const { seats } = info;
  const names = sittersOf(seats, t).map(({ name }) => name);
  const come = names.filter((_, seat) => seats[seat].kind === 'human' && !seats[seat].isReserved);
  if (come.length === 0) return '';
  return t(come.length === 1 ? 'online.againBy' : 'online.againByMany', { name: come.join(', ') });
}
