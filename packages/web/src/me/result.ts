import type { TFunction } from 'i18next';
import type { PlayedGame } from './games.ts';

/** Who won a game and why, in a few words to whoever played it; nothing where several people shared a screen. */
export function resultOf(one: PlayedGame, t: TFunction): string {
  const { fate, place, isEarly, isAlone, names, winner, dropped } = one;
  if (one.isCalledOff) return t('me.calledOff');
  if (isAlone) return t(place === 1 ? 'table.wonAlone' : 'table.lostAlone');
  if (fate === 'resigned') return t('me.lost.resigned');
  // The bot may have played nothing: it had the seat when the others gave up.
  if (fate === 'stood-in' && isEarly && winner === '') return t('me.lost.left');
  // What a bot won for somebody is not theirs.
  if (fate) return t(place === 1 ? `me.wonByBot.${fate}` : `me.lost.${fate}`);
  if (place === undefined) return '';
  if (place === 1)
    return isEarly ? t(`me.wonEarly.${dropped?.fate ?? 'stood-in'}`, { name: dropped?.names }) : t('me.won');
  if (winner === '') return t('me.lost.nobody');
  return names.length === 2 ? t('me.lost.played', { winner }) : t('me.place', { place, winner });
}
