import { LEVELS } from '@stolik/bots';
import { rungsOf } from '@stolik/facts';
import { Face } from '@stolik/games/ui/faces';
import { useTranslation } from 'react-i18next';
import { useKeptTables } from '../home/kept-tables.ts';
import { useSettings } from '../store/settings.ts';
import './birds.css';
import { ordinaryGames } from './ordinary.ts';
import { useMeeting } from './use-meeting.ts';
import { birdWords } from './words.ts';

/** After a game in which a bird was beaten for the first time: one line, and who is next. */
export function BirdNews({ table }: { readonly table: string }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const words = birdWords[language];
  const { kept } = useKeptTables();
  const { meet, isDealing } = useMeeting();
  const games = ordinaryGames(kept ?? []);
  const one = games.find(({ id }) => id === table);
  if (!one?.hasWon) return null;
  const { game, seats } = one;
  const now = rungsOf(games, game, seats, LEVELS);
  const before = rungsOf(
    games.filter((other) => other !== one),
    game,
    seats,
    LEVELS,
  );
  const bird = now.beaten.at(-1);
  if (bird === undefined || now.beaten.length === before.beaten.length) return null;
  const { next } = now;
  const nameOf = (level: string) => t(`bots.${level as 'easy'}.name`);
  return (
    <p className="birds-news" role="status">
      <Face bot={bird} size={40} />
      <span>{words.won(nameOf(bird), seats)}</span>
      {next === undefined ? (
        <span>{words.all}.</span>
      ) : (
        <button type="button" className="button" disabled={isDealing} onClick={() => meet(game, seats, next)}>
          {words.next(nameOf(next))}
        </button>
      )}
    </p>
  );
}
