import { isDecided, type TableInfo, type TableList } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { ask } from '../online/api.ts';
import { fateOf, fatesOf } from '../online/fates.ts';
import { sittersOf } from '../online/sitters.ts';
import { useSettings } from '../store/settings.ts';
import { type Score, ScoreChart } from './ScoreChart.tsx';

/** What one has played online: charts of the points, and every game with its replay. */
export function History({ person }: { readonly person: string }) {
  const { t } = useTranslation();
  const [tables, setTables] = useState<readonly TableInfo[]>();
  const [next, setNext] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    fetchPage().then(
      (page) => {
        if (isLeft) return;
        setTables(page.tables);
        setNext(page.next);
      },
      () => !isLeft && setTables([]),
    );
    return () => {
      isLeft = true;
    };
  }, []);

  async function more(): Promise<void> {
    const page = await fetchPage(next);
    setTables([...(tables ?? []), ...page.tables]);
    setNext(page.next);
  }

  if (!tables) return null;
  const charts = [...new Set(tables.map(({ game }) => game))].map((game) => ({
    game,
    scores: scoresOf(tables, game, person),
  }));
  return (
    <section className="me-card">
      <h2>{t('me.history')}</h2>
      {tables.length === 0 && <p className="me-note">{t('me.noGames')}</p>}
      {charts.map(({ game, scores }) =>
        scores.length > 0 ? (
          <ScoreChart key={game} game={titleOf(game)} scores={scores} />
        ) : (
          <p key={game} className="me-note">
            <strong>{titleOf(game)}</strong>: {t('me.noScores')}
          </p>
        ),
      )}
      <ul className="me-list">
        {tables.map((info) => (
          <Played key={info.id} info={info} person={person} />
        ))}
      </ul>
      {next !== undefined && (
        <div className="row">
          <button type="button" className="button" onClick={() => more().catch(() => {})}>
            {t('me.older')}
          </button>
        </div>
      )}
    </section>
  );
}

function Played({ info, person }: { readonly info: TableInfo; readonly person: string }) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const seat = info.seats.findIndex((one) => one.person === person);
  const place = info.seats[seat]?.place;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(info.ended);
  const fate = fatesOf(info.seats)[seat];
  const won = isDecided(info.seats) ? t('me.wonEarly') : t('me.won');
  const result = place === 1 ? won : t('me.place', { place });
  const names = sittersOf(info.seats, t).map(({ name }, i) => `${name} ${info.seats[i].total ?? ''}`.trim());
  return (
    <li>
      <span>
        <strong>{titleOf(info.game)}</strong> {fate ? t(`me.fates.${fate}`) : result}
        <br />
        <span className="me-note">
          {names.join(', ')} · {when}
        </span>
      </span>
      <Link className="button" to="/replay/$id" params={{ id: info.id }} search={{}}>
        {t('home.replay')}
      </Link>
    </li>
  );
}

function fetchPage(before?: string): Promise<TableList> {
  return ask('GET', `/me/history${before === undefined ? '' : `?before=${before}`}`);
}

/** One's points in a game, the oldest first: only of games that were played to the end, and by oneself. */
function scoresOf(tables: readonly TableInfo[], game: string, person: string): Score[] {
  return tables
    .filter((info) => info.game === game && !isDecided(info.seats))
    .flatMap(({ id, ended = 0, seats }) =>
      seats.flatMap((seat) =>
        seat.person === person && seat.total !== undefined && fateOf(seat) === undefined
          ? [{ id, time: ended, total: seat.total, hasWon: seat.place === 1 }]
          : [],
      ),
    )
    .sort((a, b) => a.time - b.time);
}
