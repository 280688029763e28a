import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { Contents } from './Contents.tsx';
import { ContentsColumn } from './ContentsColumn.tsx';
import { ExamplePicture } from './ExamplePicture.tsx';
import { waysIn } from './links.ts';
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
  /** The chapter at which the contents are open. */
  readonly chapter?: string | undefined;
  onUnit(id: string): void;
  onContents(chapter?: string | undefined): void;
  /** What somebody points at on the board beside it. */
  readonly pointed?: string | undefined;
  /** It has a page of its own: chapters lie open, and the contents stand beside each rule where there is room. */
  readonly isPage?: boolean;
  /** What stands beside the field, before the way to the contents. */
  readonly before?: ReactNode;
}

/** As much of a text as tells whether it is the right one. */
function beginningOf(text: string): string {
  return text.length <= BEGINNING ? text : `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} ...`;
}

/** The rules of a game: a question in one's own words, one rule at a time, or everything there is. */
export function Rules(props: RulesProps) {
  const { game, rulebook, unit, chapter, onUnit, onContents, pointed, isPage = false, before } = props;
  const { language } = useSettings();
  const words = rulesWords[language];
  const { reference, searchIn } = rulebook;
  const { units } = reference.words[language];
  const [query, setQuery] = useState('');
  // Typing never waits for the answer.
  const asked = useDeferredValue(query.trim());
  const hits = asked ? searchIn(language).find(asked) : [];
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Somebody has followed a link: going back, a browser knows by itself where they were. */
  const isOnward = useRef(false);
  // Whoever goes on to another rule begins at its top, and reads on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the unit decides what is read
  useEffect(() => {
    // Newer browsers answer with a promise, which is not a way to clean up.
    top.current?.scrollTo({ top: 0 });
    if (!isOnward.current) return;
    isOnward.current = false;
    if (isPage && chapter === undefined) scrollTo({ top: 0 });
    // A link in the column beside it stays where it is.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [unit, asked]);

  const open = (id: string): void => {
    isOnward.current = true;
    setQuery('');
    onUnit(id);
  };
  const toContents = (at?: string): void => {
    isOnward.current = true;
    setQuery('');
    onContents(at);
  };
  const ways = waysIn(game, open, toContents);
  const isRead = unit !== undefined && units[unit] !== undefined;
  const isPointed = pointed !== undefined && pointed !== unit && units[pointed] !== undefined;
  return (
    <div className="rules" data-page={isPage || undefined}>
      <search className="rules-ask">
        {before}
        <input
          type="search"
          value={query}
          placeholder={words.ask}
          aria-label={words.ask}
          onChange={({ target }) => setQuery(target.value)}
        />
        {isRead && (
          <button type="button" className="button rules-all" onClick={() => toContents()}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 5h.010M3 10h.010M3 15h.010M7.500 5h10M7.500 10h10M7.500 15h10" />
            </svg>
            <span>{words.contents}</span>
          </button>
        )}
      </search>
      {isPointed && (
        <p className="rules-pointed">
          {words.looking}: <a {...ways.unit(pointed)}>{units[pointed].title}</a>
        </p>
      )}
      <div className="rules-body">
        {isPage && isRead && <ContentsColumn {...{ rulebook, unit, ways }} />}
        <div className="rules-read" ref={top}>
          <p className="visually-hidden" role="status">
            {asked && (hits.length > 0 ? words.found(hits.length) : words.nothing)}
          </p>
          {asked ? (
            <ol className="rules-hits">
              {hits.map(({ id, text }, i) => {
                const [example] = reference.units.find((each) => each.id === id)?.examples ?? [];
                return (
                  <li key={id} data-drawn={example ? true : undefined}>
                    <a {...ways.unit(id)}>{units[id].title}</a>
                    <p>{i === 0 ? text : beginningOf(text)}</p>
                    {example && <ExamplePicture rulebook={rulebook} example={example} />}
                  </li>
                );
              })}
              {hits.length === 0 && <li>{words.nothing}</li>}
            </ol>
          ) : isRead ? (
            <UnitArticle key={unit} {...{ game, rulebook, ways, heading }} id={unit} />
          ) : (
            <Contents
              {...{ rulebook, ways, chapter }}
              isUnfolded={isPage && matchMedia('(min-width: 900px)').matches}
            />
          )}
        </div>
      </div>
    </div>
  );
}
