import { signOfPiece, type Unit } from '@stolik/learn';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { correctionsOf } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { ExamplePicture } from './ExamplePicture.tsx';
import type { Ways } from './links.ts';
import type { Rulebook } from './load.ts';
import { isSealed, Seal } from './Seal.tsx';
import { SignGroups, Signs } from './Signs.tsx';
import { rulesWords } from './words.ts';
import './unit.css';

/** More pieces than that say nothing: a rule about all of them is about none. */
const MOST_PIECES = 12;

export interface UnitArticleProps {
  readonly game: string;
  readonly rulebook: Rulebook;
  readonly id: string;
  readonly ways: Ways;
  /** What gets the focus when one goes on to this rule. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** One rule: what it says, how sure it is, what it looks like, and what one may want to read next. */
export function UnitArticle({ game, rulebook, id, ways, heading }: UnitArticleProps) {
  const { reference, drawing: Drawing } = rulebook;
  const { language, marks } = useSettings();
  const words = rulesWords[language];
  const { units, chapters } = reference.words[language];
  const { title, text, examples: told = [] } = units[id];
  const unit = reference.units.find((each) => each.id === id);
  if (!unit) return null;
  const { chapter, examples = [], signs = [], sure } = unit;
  const number = words.chapter.replace('{n}', String(Object.keys(chapters).indexOf(chapter) + 1));
  return (
    <article className="rules-unit">
      <header>
        <p className="rules-number">
          <a {...ways.chapter(chapter)}>
            {number}: {chapters[chapter]}
          </a>
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      <div className="rules-text">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {(isSealed(sure) || id === 'corrections') && (
        <aside className="rules-sure" data-sure={sure}>
          {isSealed(sure) && <Seal sure={sure} />}
          <div>
            {isSealed(sure) && <p>{words.sure[sure]}</p>}
            {unit.unsure && <p className="rules-unsure">{unit.unsure[language]}</p>}
            {(sure === 'reconstructed' || id === 'corrections') && correctionsOf(game).length > 0 && (
              <p>
                <Link to="/corrections/$game" params={{ game }}>
                  {words.correct}
                </Link>
              </p>
            )}
          </div>
        </aside>
      )}
      {examples.map((example, i) => (
        <figure key={told[i]} className="rules-example">
          <div className="rules-plate">
            <Drawing example={example} language={language} marks={marks} yes={words.yes} no={words.no} />
          </div>
          <figcaption>
            <b>
              {words.example}
              {examples.length > 1 && ` ${i + 1}`}.
            </b>{' '}
            {told[i]}
          </figcaption>
        </figure>
      ))}
      {signs.length > 2 && <SignGroups rulebook={rulebook} groups={signs} />}
      {signs.map((group) => (
        <Signs key={group} rulebook={rulebook} group={group} />
      ))}
      <Concerned {...{ rulebook, unit, ways }} />
      <SeeAlso {...{ rulebook, unit, ways }} />
      <Neighbours {...{ rulebook, unit, ways }} />
    </article>
  );
}

interface PartProps {
  readonly rulebook: Rulebook;
  readonly unit: Unit;
  readonly ways: Ways;
}

/** Cards and pieces with a sign of their own, of this rule and of those that belong to it. */
function piecesOf({ reference }: Rulebook, { id, about = [], see = [] }: Unit): ReadonlyMap<string, string> {
  const pieces = new Map<string, string>();
  const add = (unit: string, all: readonly string[]) => {
    for (const piece of all) {
      const sign = signOfPiece(reference, piece);
      if (sign && !pieces.has(sign)) pieces.set(sign, unit);
    }
  };
  add(id, about);
  for (const next of see) add(next, reference.units.find((unit) => unit.id === next)?.about ?? []);
  return pieces.size > MOST_PIECES ? new Map() : pieces;
}

/** The tools, cards and symbols that a rule is about. */
function Concerned({ rulebook, unit, ways }: PartProps) {
  const { reference, sign: Sign } = rulebook;
  const { language, marks } = useSettings();
  const words = rulesWords[language];
  const { signs: meanings } = reference.words[language];
  const pieces = [...piecesOf(rulebook, unit)];
  // Its own signs are drawn already.
  if (pieces.length === 0 || unit.signs) return null;
  return (
    <section className="rules-concerns">
      <h3>{words.concerns}</h3>
      <ul>
        {pieces.map(([sign, to]) => {
          const drawn = (
            <>
              <span className="rules-sign" aria-hidden="true">
                <Sign id={sign} language={language} marks={marks} />
              </span>
              {meanings[sign].split(/[.:]/)[0]}
            </>
          );
          return <li key={sign}>{to === unit.id ? <span>{drawn}</span> : <a {...ways.unit(to)}>{drawn}</a>}</li>;
        })}
      </ul>
    </section>
  );
}

function SeeAlso({ rulebook, unit, ways }: PartProps) {
  const { language } = useSettings();
  const words = rulesWords[language];
  const { units: all, words: texts } = rulebook.reference;
  const { see = [] } = unit;
  if (see.length === 0) return null;
  return (
    <nav className="rules-see" aria-label={words.see}>
      <h3>{words.see}</h3>
      <ul>
        {see.map((next) => {
          const [example] = all.find(({ id }) => id === next)?.examples ?? [];
          return (
            <li key={next}>
              <a {...ways.unit(next)}>
                {example && <ExamplePicture rulebook={rulebook} example={example} />}
                <span>{texts[language].units[next].title}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The rules before and after this one; at the end of a chapter the next begins. */
function Neighbours({ rulebook, unit, ways }: PartProps) {
  const { language } = useSettings();
  const words = rulesWords[language];
  const { units, words: texts } = rulebook.reference;
  const { chapters, units: told } = texts[language];
  const place = units.indexOf(unit);
  const link = (kind: 'previous' | 'next', neighbour: Unit | undefined) =>
    neighbour && (
      <a {...ways.unit(neighbour.id)} rel={kind === 'previous' ? 'prev' : 'next'} data-kind={kind}>
        <small>
          {words[kind]}
          {neighbour.chapter !== unit.chapter && `: ${chapters[neighbour.chapter]}`}
        </small>
        <span>{told[neighbour.id].title}</span>
      </a>
    );
  return (
    <nav className="rules-turn" aria-label={`${words.previous}, ${words.next.toLowerCase()}`}>
      {link('previous', units[place - 1])}
      {link('next', units[place + 1])}
    </nav>
  );
}
