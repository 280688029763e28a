import { type Cells, type FactSource, type Packed, unpackCells } from '@stolik/facts';
import { Face } from '@stolik/games/ui/faces';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { GAME_IDS, titleOf } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { Choice } from '../story/Choice.tsx';
import { loadExplored, loadFacts } from '../story/load.ts';
import './explore.css';
import { QuestionCard } from './QuestionCard.tsx';
import { exploreWords } from './words.ts';

interface Explored {
  readonly source: FactSource;
  readonly packed: Packed;
}

/** What the bots' games of one title say: a card for each question. */
export function ExplorePage() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const words = exploreWords[language];
  const { game } = useParams({ from: '/explore/$game' });
  const { seats: wanted } = useSearch({ from: '/explore/$game' });
  const navigate = useNavigate();
  const explored = useExplored(game);
  useTitle(words.title(titleOf(game)));
  const sizes = typeof explored === 'object' ? Object.keys(explored.packed.sizes).map(Number) : [];
  const seats = sizes.includes(wanted ?? 0) ? (wanted as number) : (sizes[0] ?? 2);
  const size = typeof explored === 'object' ? explored.packed.sizes[seats] : undefined;
  const cells: Cells = useMemo(() => unpackCells(size?.cells ?? {}), [size]);
  const number = new Intl.NumberFormat(language);
  return (
    <div className="explore wide">
      <header className="explore-head">
        <div>
          <h1>{words.title(titleOf(game))}</h1>
          <p>{words.lead}</p>
        </div>
        <nav aria-label={words.which} className="explore-games">
          {GAME_IDS.map((id) => (
            <Link
              key={id}
              to="/explore/$game"
              params={{ game: id }}
              search={{}}
              className="button"
              data-on={id === game || undefined}
            >
              {titleOf(id)}
            </Link>
          ))}
        </nav>
      </header>
      {explored === 'missing' && <p role="alert">{words.missing}</p>}
      {typeof explored === 'object' && size && (
        <>
          <div className="explore-from" data-world={game}>
            <Face bot={explored.packed.bot} size={52} />
            <p>
              <span className="explore-bots">{words.bots}</span>{' '}
              {words.from(number.format(size.games), t(`bots.${explored.packed.bot as 'hard'}.name`), seats)}
            </p>
            {sizes.length > 1 && (
              <Choice
                name="explore-seats"
                title={words.seats}
                value={seats}
                onChange={(n) => navigate({ to: '/explore/$game', params: { game }, search: { seats: n } })}
              >
                {sizes.map((n) => [n, String(n)])}
              </Choice>
            )}
          </div>
          <div className="story-cards">
            {explored.source.questions.map((question) => (
              <QuestionCard
                key={question.id}
                question={question}
                text={explored.source.text[language][question.id]}
                {...{ cells, seats, game }}
              />
            ))}
            <details className="story-card story-how">
              <summary>{words.how}</summary>
              {words.howText.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          </div>
        </>
      )}
    </div>
  );
}

function useExplored(game: string): Explored | 'missing' | undefined {
  const [explored, setExplored] = useState<Explored | 'missing'>();
  useEffect(() => {
    let isLeft = false;
    setExplored(undefined);
    Promise.all([loadFacts(game), loadExplored(game)]).then(
      ([source, packed]) => !isLeft && setExplored({ source, packed }),
      () => !isLeft && setExplored('missing'),
    );
    return () => {
      isLeft = true;
    };
  }, [game]);
  return explored;
}
