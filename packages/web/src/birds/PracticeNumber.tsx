import { shown } from '@stolik/rating';
import { useSettings } from '../store/settings.ts';
import type { OrdinaryGame } from './ordinary.ts';
import { practiceIn } from './practice.ts';
import { birdWords } from './words.ts';

/** One's practice rating in a game, for whoever wants to see ratings. */
export function PracticeNumber({ games, game }: { readonly games: readonly OrdinaryGame[]; readonly game: string }) {
  const { language, ratings } = useSettings();
  const words = birdWords[language];
  if (!ratings) return null;
  const practice = practiceIn(games, game);
  const told = practice && shown(practice.rating);
  return (
    <p className="birds-practice">
      {words.practice}{' '}
      <strong>{told ? words[told.isProvisional ? 'guess' : 'rating'](told.points, told.margin) : words.none}</strong>
    </p>
  );
}
