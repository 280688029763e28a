import { LEVELS } from '@stolik/bots';
import { rungsOf } from '@stolik/facts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { useKeptTables } from '../home/kept-tables.ts';
import { useSettings } from '../store/settings.ts';
import { BirdRow } from './BirdRow.tsx';
import { ordinaryGames } from './ordinary.ts';
import { birdWords } from './words.ts';

/** For the first screen: the birds of the game that was played last, and who is next. Nothing before a first game. */
export function LadderCard() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const words = birdWords[language];
  const { kept } = useKeptTables();
  const games = ordinaryGames(kept ?? []);
  const last = games.at(-1);
  if (!last) return null;
  const rungs = rungsOf(games, last.game, last.seats, LEVELS);
  return (
    <li className="birds-card" data-world={last.game}>
      <Link to="/me" hash="birds">
        <strong>{words.card(titleOf(last.game))}</strong>
        <BirdRow rungs={rungs} size={30} />
        <span>{rungs.next === undefined ? words.all : words.next(t(`bots.${rungs.next as 'easy'}.name`))}</span>
      </Link>
    </li>
  );
}
