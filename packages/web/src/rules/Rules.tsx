import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Rulebook } from './load.ts';
import { UnitArticle } from './UnitArticle.tsx';
import { rulesWords } from './words.ts';
import './rules.css';

const BEGINNING = 100;

export interface RulesProps {
  readonly game: string;
  readonly rulebook: Rulebook;
  /** The unit that is open; `undefined` for the contents. */
  readonly unit: string | undefined;
  onUnit(id: string | undefined): void;
  /** What somebody points at on the board beside it. */
  readonly pointed?: string | undefined;
}

/** As much of a text as tells whether it is the right one. */
function beginningOf(text: string): string {
  return text.length <= BEGINNING ? text : `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} ...`;
}

/** The rules of a game: a question in one's own words, one rule at a time, or everything there is. */
export function Rules({ game, rulebook, unit, onUnit, pointed }: RulesProps) {
  const { language } = useSettings();
  const words = rulesWords[language];
  const { reference, search } = rulebook;
  const { units, chapters } = reference.words[language];
  const [query, setQuery] = useState('');
  // Typing never waits for the answer.
  const asked = useDeferredValue(query.trim());
  const hits = asked ? search[language].find(asked) : [];
  const top = useRef<HTMLDivElement>(null);
  // Whoever goes on to another rule begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the unit decides what is read
  useEffect(() => {
    // Nothing is handed back: where scrolling answers with a promise, it would be taken for a way to clean up.
    top.current?.scrollTo({ top: 0 });
  }, [unit, asked]);

  function open(id: string | undefined): void {
    setQuery('');
    onUnit(id);
  }

  const link = (id: string): ReactNode => (
    <a
      href={`/rules/${game}/${id}`}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(id);
      }}
    >
      {units[id].title}
    </a>
  );
  const isPointed = pointed !== undefined && pointed !== unit && units[pointed] !== undefined;
  return (
    <div className="rules">
      <search className="rules-ask">
        <input
          type="search"
          value={query}
          placeholder={words.ask}
          aria-label={words.ask}
          onChange={({ target }) => setQuery(target.value)}
        />
        {unit !== undefined && (
          <button type="button" className="button" data-look="plain" onClick={() => open(undefined)}>
            {words.contents}
          </button>
        )}
      </search>
      {isPointed && (
        <p className="rules-pointed">
          {words.looking}: {link(pointed)}
        </p>
      )}
      <div className="rules-read" ref={top}>
        <p className="visually-hidden" role="status">
          {asked && (hits.length > 0 ? words.found(hits.length) : words.nothing)}
        </p>
        {asked ? (
          <ol className="rules-hits">
            {hits.map(({ id, text }, i) => (
              <li key={id}>
                {link(id)}
                <p>{i === 0 ? text : beginningOf(text)}</p>
              </li>
            ))}
            {hits.length === 0 && <li>{words.nothing}</li>}
          </ol>
        ) : unit !== undefined && units[unit] ? (
          <UnitArticle rulebook={rulebook} id={unit} link={link} />
        ) : (
          Object.entries(chapters).map(([id, title]) => (
            <section key={id} className="rules-chapter">
              <h3>{title}</h3>
              <ul>
                {reference.units
                  .filter(({ chapter }) => chapter === id)
                  .map((each) => (
                    <li key={each.id}>{link(each.id)}</li>
                  ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </div>
  );
}
