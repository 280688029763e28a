import type { DailyBoard, RankedDaily } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { valueIn } from '../daily/telling.ts';
import { ask } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { localeOf } from '../text/locale.ts';
import { rankedWords } from './words.ts';

interface BoardProps {
  readonly isOver: boolean;
  readonly attempt: RankedDaily['attempt'];
  readonly isNamed: boolean;
  readonly board: DailyBoard | 'refused' | undefined;
  load(): void;
}

/** What everybody made of a deal, for whoever may know it, and the season beside it. */
export function Board({ isOver, attempt, isNamed, board, load }: BoardProps) {
  const { language } = useSettings();
  const w = rankedWords[language];
  if (board === undefined) return null;
  if (board === 'refused') {
    return <p className="daily-note ranked-hidden">{attempt === undefined ? `${w.hidden} ${w.missed}` : w.hidden}</p>;
  }
  const isAlone = board.birds.length === 0;
  const isListed = board.board.some(({ isOwn }) => isOwn);
  return (
    <div className="ranked-boards">
      <section className="ranked-board">
        <h2>
          {w.board} {board.players > 0 && <small>{w.players(board.players)}</small>}
        </h2>
        {attempt?.isOver && !isListed && <p className="daily-note">{w.notListed}</p>}
        {board.board.length === 0 ? (
          <p className="daily-note">{w.nobody}</p>
        ) : (
          <>
            <table>
              <thead>
                <tr>
                  <th scope="col">{w.place}</th>
                  <th scope="col">{w.name}</th>
                  <th scope="col">{w.result}</th>
                  <th scope="col">{w.matchpoints}</th>
                </tr>
              </thead>
              <tbody>
                {board.board.map(({ place, name = w.unnamed, isOwn, value, matchpoints, table }, i) => (
                  <tr key={i} data-me={isOwn || undefined}>
                    <td>{place}</td>
                    <td>
                      {table ? (
                        <Link to="/replay/$id" params={{ id: table }} search={{}} aria-label={w.watch(name)}>
                          {name}
                        </Link>
                      ) : (
                        name
                      )}{' '}
                      {isOwn && `(${w.me})`}
                    </td>
                    <td>{valueIn({ value }, isAlone, language)}</td>
                    <td>{Math.round(100 * matchpoints)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="daily-note">{w.matchpointsNote}</p>
          </>
        )}
        {attempt && <Naming isNamed={isNamed} load={load} />}
        {attempt?.isOver && !isOver && (
          <Link className="button" to="/replay/$id" params={{ id: attempt.table }} search={{}}>
            {w.replay}
          </Link>
        )}
      </section>
      <section className="ranked-board">
        <h2>{w.season}</h2>
        {board.season.length === 0 ? (
          <p className="daily-note">{w.nobody}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{w.place}</th>
                <th scope="col">{w.name}</th>
                <th scope="col">{w.days}</th>
                <th scope="col">{w.mean}</th>
              </tr>
            </thead>
            <tbody>
              {board.season.map(({ place, name = w.unnamed, isOwn, days, mean }, i) => (
                <tr key={i} data-me={isOwn || undefined}>
                  <td>{place}</td>
                  <td>
                    {name} {isOwn && `(${w.me})`}
                  </td>
                  <td>{days}</td>
                  <td>{(100 * mean).toLocaleString(localeOf(language), { maximumFractionDigits: 1 })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="daily-note">{w.seasonNote}</p>
      </section>
    </div>
  );
}

/** Whether one's name stands there: only where one says so. */
function Naming({ isNamed, load }: Pick<BoardProps, 'isNamed' | 'load'>) {
  const { language } = useSettings();
  const w = rankedWords[language];
  const request = useServerRequest();
  /** What was asked for, until the server says what is. */
  const [wanted, setWanted] = useState<boolean>();
  const set = (next: boolean) => {
    setWanted(next);
    return request.run(async () => {
      await ask('PUT', '/daily/name', { isNamed: next }).finally(() => setWanted(undefined));
      load();
    });
  };
  return (
    <p>
      <label className="ranked-name">
        <input
          type="checkbox"
          checked={wanted ?? isNamed}
          disabled={request.isBusy}
          onChange={({ target }) => set(target.checked)}
        />
        {w.showName}
      </label>
      <small className="daily-note">{w.nameNote}</small>
      {request.problem && (
        <span role="alert" className="problem">
          {request.problem}
        </span>
      )}
    </p>
  );
}
