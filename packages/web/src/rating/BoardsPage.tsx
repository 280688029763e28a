import { Face } from '@stolik/games/ui/faces';
import type { RatedPace, RatingBoard } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { Pills } from '../new-table/Pills.tsx';
import { ask, path } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { goOnline } from '../online/connection.ts';
import { useSettings } from '../store/settings.ts';
import { Points } from './Points.tsx';
import { quartersUntil } from './quarters.ts';
import { useRatingWords } from './use-words.ts';
import './rating.css';

/** The strongest of those who want to be seen, in each game and pace, now and at the end of each quarter. */
export function BoardsPage() {
  const words = useRatingWords();
  const { ratings: isShown } = useSettings();
  const [game, setGame] = useState(GAME_IDS[0]);
  const [pace, setPace] = useState<RatedPace>('live');
  const [quarters] = useState(() => quartersUntil(new Date()));
  const [quarter, setQuarter] = useState(quarters[0]);
  const [board, setBoard] = useState<RatingBoard>();
  useTitle(words.boards);
  useEffect(() => {
    goOnline();
  }, []);
  useEffect(() => {
    let isLeft = false;
    setBoard(undefined);
    ask<RatingBoard>('GET', path`/boards?game=${game}&pace=${pace}&quarter=${quarter}`).then(
      (answer) => !isLeft && setBoard(answer),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [game, pace, quarter]);
  return (
    <div className="boards wide">
      <h1>{words.boards}</h1>
      <p className="boards-about">{words.boardsAbout}</p>
      <div className="boards-card">
        <form className="boards-choice" onSubmit={(event) => event.preventDefault()}>
          <Pills name="game" title={words.game} value={game} onChange={(each) => setGame(each)}>
            {GAME_IDS.map((id) => [id, titleOf(id)])}
          </Pills>
          <Pills name="pace" title={words.pace} value={pace} onChange={(each) => setPace(each)}>
            {(['live', 'days'] as const).map((each) => [each, words.paces[each]])}
          </Pills>
          <div className="field">
            <label htmlFor="quarter">{words.quarter}</label>
            <select id="quarter" value={quarter} onChange={({ target }) => setQuarter(target.value)}>
              {quarters.map((each) => {
                const [year, nth] = each.split('-');
                return (
                  <option key={each} value={each}>
                    {words.quarterOf(year, nth)}
                  </option>
                );
              })}
            </select>
          </div>
        </form>
        {!board ? (
          <Connecting />
        ) : board.rows.length === 0 || !isShown ? (
          <p className="boards-none">
            <Face bot="easy" pose="waiting" size={72} /> {words.nobody}
          </p>
        ) : (
          <table className="boards-table">
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.rating}</th>
              </tr>
            </thead>
            <tbody>
              {board.rows.map(({ name, games, isMe, ...strength }, i) => (
                <tr key={i} data-me={isMe || undefined}>
                  <td>{i + 1}</td>
                  <td>
                    {name} {isMe && `(${words.me})`} <small>{words.games(games)}</small>
                  </td>
                  <td>
                    <Points {...strength} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
