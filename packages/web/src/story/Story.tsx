import {
  changeIn,
  type FactSource,
  type Facts,
  FEWEST_OWN,
  inReadingOrder,
  type Mean,
  meanWithDoubt,
  ownAnswersTo,
  RECENT,
} from '@stolik/facts';
import { Face } from '@stolik/games/ui/faces';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { GAME_IDS, titleOf } from '../boxes.ts';
import type { Games } from '../me/use-games.ts';
import { useSettings } from '../store/settings.ts';
import { Choice } from './Choice.tsx';
import { DotChart } from './DotChart.tsx';
import { loadFacts } from './load.ts';
import { LEAST_REVIEWED, type Luck, luckOf } from './luck.ts';
import type { OwnGame } from './past.ts';
import { Results } from './Results.tsx';
import { usePast } from './use-past.ts';
import { plain, signed, storyWords } from './words.ts';
import './story.css';

/** What all of one's finished games tell, game by game. */
export function Story({ games, more, person }: Games & { readonly person: string | undefined }) {
  const { language } = useSettings();
  const words = storyWords[language];
  const past = usePast(games, person, more === undefined);
  const [chosen, setChosen] = useState<string>();
  if (!past) return null;
  const countOf = (game: string) => past.filter(({ facts }) => facts.game === game).length;
  const most = GAME_IDS.reduce((best, id) => (countOf(id) > countOf(best) ? id : best));
  const game = chosen ?? most;
  return (
    <section className="story" aria-labelledby="story">
      <header className="story-head">
        <div>
          <h2 id="story">{words.title}</h2>
          <p className="me-note">{words.lead}</p>
        </div>
        <Choice name="story-game" title={words.which} value={game} onChange={(id) => setChosen(String(id))}>
          {GAME_IDS.map((id) => [id, titleOf(id)])}
        </Choice>
      </header>
      <Told key={game} game={game} past={past.filter(({ facts }) => facts.game === game)} />
      <p>
        <Link to="/explore/$game" params={{ game }} search={{}}>
          {words.toExplorer(titleOf(game))}
        </Link>
      </p>
    </section>
  );
}

function Told({ game, past }: { readonly game: string; readonly past: readonly OwnGame[] }) {
  const { language } = useSettings();
  const words = storyWords[language];
  const source = useSource(game);
  const luck = useLuck(past);
  if (past.length < FEWEST_OWN) return <Few game={game} played={past.length} />;
  const rows = past.map(({ facts }) => facts);
  return (
    <div className="story-cards">
      <Results rows={rows} />
      <Changed rows={rows} />
      {luck && <Lucky luck={luck} />}
      {source && <Answers source={source} rows={rows} />}
      <details className="story-card story-how">
        <summary>{words.howTold}</summary>
        {words.how.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{words.fewNote(FEWEST_OWN)}</p>
      </details>
    </div>
  );
}

/** Whoever has played too little is invited to play. */
function Few({ game, played }: { readonly game: string; readonly played: number }) {
  const { language } = useSettings();
  const words = storyWords[language];
  return (
    <div className="story-few" data-world={game}>
      <Face bot="medium" size={72} />
      <p>{words.few(played, FEWEST_OWN, titleOf(game))}</p>
      <span className="story-steps" aria-hidden="true">
        {Array.from({ length: FEWEST_OWN }, (_, i) => (
          <i key={i} data-done={i < played || undefined} />
        ))}
      </span>
      <Link to="/new/$game" params={{ game }} search={{}} className="button" data-look="main">
        {words.play}
      </Link>
    </div>
  );
}

function Answers({ source, rows }: { readonly source: FactSource; readonly rows: readonly Facts[] }) {
  const { language } = useSettings();
  const words = storyWords[language];
  return source.questions
    .filter(({ isOwn }) => isOwn)
    .map((question) => {
      const text = source.text[language][question.id];
      const answers = ownAnswersTo(rows, question);
      // One alone is what it always is.
      if (answers.length < 2) return null;
      return (
        <Card key={question.id} title={text.ask} note={words.pointsMore}>
          <DotChart
            label={text.ask}
            dots={inReadingOrder(answers, question).map((answer) => ({
              ...answer,
              id: answer.cell,
              name: text.cell(answer.cell),
              note: words.games(answer.games),
            }))}
          />
        </Card>
      );
    });
}

function Changed({ rows }: { readonly rows: readonly Facts[] }) {
  const { language } = useSettings();
  const words = storyWords[language];
  const change = changeIn(rows);
  if (!change) {
    return (
      <Card title={words.change}>
        <p className="me-note">{words.changeLater(2 * RECENT - rows.length)}</p>
      </Card>
    );
  }
  const { by, doubt, last, before } = change;
  const verdict = Math.abs(by) <= doubt ? words.same : by > 0 ? words.better : words.worse;
  const dotOf = (name: string, one: Mean) => ({
    id: name,
    name,
    mean: one.mean,
    low: one.mean - one.doubt,
    high: one.mean + one.doubt,
    isDifferent: false,
    note: words.games(one.games),
  });
  return (
    <Card title={words.change} note={words.pointsMore}>
      <p>
        <strong>{verdict}</strong> {words.changeText(signed(by, language), plain(doubt, language))}
      </p>
      <DotChart label={words.change} dots={[dotOf(words.last, last), dotOf(words.before, before)]} />
    </Card>
  );
}

function Lucky({ luck }: { readonly luck: Luck }) {
  const { language } = useSettings();
  const words = storyWords[language];
  return (
    <Card title={words.luck}>
      {luck.games < LEAST_REVIEWED ? (
        <p className="me-note">{words.luckLater(luck.games, LEAST_REVIEWED)}</p>
      ) : (
        <p>{words.luckText(told(luck.margins), told(luck.adjusted), luck.games)}</p>
      )}
    </Card>
  );

  function told(numbers: readonly number[]): string {
    const { mean, doubt } = meanWithDoubt(numbers);
    return `${signed(mean, language)} ± ${plain(doubt, language)}`;
  }
}

interface CardProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Card({ title, note, children }: CardProps) {
  return (
    <section className="story-card">
      <h3>{title}</h3>
      {note !== undefined && <p className="me-note">{note}</p>}
      {children}
    </section>
  );
}

function useSource(game: string): FactSource | undefined {
  const [source, setSource] = useState<FactSource>();
  useEffect(() => {
    let isLeft = false;
    loadFacts(game).then(
      (found) => !isLeft && setSource(found),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [game]);
  return source;
}

function useLuck(past: readonly OwnGame[]): Luck | undefined {
  const [luck, setLuck] = useState<Luck>();
  useEffect(() => {
    let isLeft = false;
    luckOf(past).then((found) => !isLeft && setLuck(found));
    return () => {
      isLeft = true;
    };
  }, [past]);
  return luck;
}
