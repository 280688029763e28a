import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { correctionsOf } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import type { Rulebook } from './load.ts';
import { rulesWords } from './words.ts';

export interface UnitArticleProps {
  readonly game: string;
  readonly rulebook: Rulebook;
  readonly id: string;
  link(id: string): ReactNode;
}

/** One rule: what it says, how sure it is, what it looks like, and what one may want to read next. */
export function UnitArticle({ game, rulebook, id, link }: UnitArticleProps) {
  const { reference, drawing: Drawing, sign: Sign } = rulebook;
  const { language, marks } = useSettings();
  const words = rulesWords[language];
  const unit = reference.units.find((each) => each.id === id);
  const { units, signGroups, signs: meanings } = reference.words[language];
  const { title, text, examples: told = [] } = units[id];
  const { examples = [], see = [], signs = [], sure = 'printed' } = unit ?? {};
  return (
    <article className="rules-unit">
      <h2>{title}</h2>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {sure !== 'printed' && (
        <p className="rules-sure" data-sure={sure}>
          {words.sure[sure]}
        </p>
      )}
      {unit?.unsure && <p className="rules-unsure">{unit.unsure[language]}</p>}
      {(sure === 'reconstructed' || id === 'corrections') && correctionsOf(game).length > 0 && (
        <p>
          <Link to="/corrections/$game" params={{ game }}>
            {words.correct}
          </Link>
        </p>
      )}
      {examples.map((example, i) => (
        <figure key={told[i]} className="rules-example">
          <Drawing example={example} language={language} marks={marks} yes={words.yes} no={words.no} />
          <figcaption>{told[i]}</figcaption>
        </figure>
      ))}
      {signs.map((group) => (
        <section key={group} className="rules-signs">
          <h3>{signGroups[group]}</h3>
          <ul>
            {reference.signs[group].map((sign) => (
              <li key={sign}>
                <span className="rules-sign" aria-hidden="true">
                  <Sign id={sign} language={language} marks={marks} />
                </span>
                <span>{meanings[sign]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {see.length > 0 && (
        <nav className="rules-see" aria-label={words.see}>
          <h3>{words.see}</h3>
          <ul>
            {see.map((next) => (
              <li key={next}>{link(next)}</li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}
