import type { Unit } from '@stolik/learn';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSettings } from '../store/settings.ts';
import { ChapterPicture } from './ChapterPicture.tsx';
import type { Ways } from './links.ts';
import type { Rulebook } from './load.ts';
import { REGISTERS, unitsIn } from './registers.ts';
import { isSealed, Seal } from './Seal.tsx';
import { rulesWords } from './words.ts';
import './contents.css';

export interface ContentsProps {
  readonly rulebook: Rulebook;
  readonly ways: Ways;
  /** Where there is room, all chapters lie open. */
  readonly isUnfolded: boolean;
  /** The chapter that somebody came for. */
  readonly chapter: string | undefined;
}

/** The contents of a book: each chapter with its picture, what is in it, and its rules. */
export function Contents({ rulebook, ways, isUnfolded, chapter }: ContentsProps) {
  const { language } = useSettings();
  const words = rulesWords[language];
  const { reference } = rulebook;
  const { chapters } = reference.words[language];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wanted = chapter && list.current?.querySelector(`[data-chapter="${CSS.escape(chapter)}"]`);
    if (!wanted) return;
    wanted.scrollIntoView({ block: 'start' });
    wanted.querySelector('summary')?.focus({ preventScroll: true });
  }, [chapter]);
  const registers = REGISTERS.map((id) => ({ id, units: unitsIn(reference, id) })).filter(
    ({ units }) => units.length > 0,
  );
  return (
    <div className="rules-contents" ref={list}>
      {Object.entries(chapters).map(([id, title], i) => (
        <Part
          key={id}
          id={id}
          number={words.chapter.replace('{n}', String(i + 1))}
          title={title}
          line={reference.chapters[id].line[language]}
          picture={<ChapterPicture rulebook={rulebook} chapter={id} />}
          units={reference.units.filter((unit) => unit.chapter === id)}
          isOpen={isUnfolded || id === chapter}
          {...{ rulebook, ways }}
        />
      ))}
      <h2 className="rules-across">{words.across}</h2>
      {registers.map(({ id, units }) => (
        <Part
          key={id}
          {...words.registers[id]}
          id={id}
          picture={
            <div className="picture picture-register">{id === 'forbidden' ? <Cross /> : <Seal sure={id} />}</div>
          }
          units={units}
          isOpen={id === chapter}
          {...{ rulebook, ways }}
        />
      ))}
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly number?: string;
  readonly title: string;
  readonly line: string;
  readonly picture: ReactNode;
  readonly units: readonly Unit[];
  readonly isOpen: boolean;
  readonly rulebook: Rulebook;
  readonly ways: Ways;
}

function Part({ id, number, title, line, picture, units, isOpen, rulebook, ways }: PartProps) {
  const { language } = useSettings();
  const words = rulesWords[language];
  const texts = rulebook.reference.words[language].units;
  return (
    <section className="rules-chapter" data-chapter={id} data-register={number ? undefined : true}>
      <details open={isOpen}>
        <summary>
          {picture}
          <div className="rules-chapter-head">
            {number && <p className="rules-number">{number}</p>}
            <h2>{title}</h2>
            <p>
              {line} <span className="rules-count">{words.rules(units.length)}</span>
            </p>
          </div>
        </summary>
        <ul>
          {units.map(({ id: unit, sure }) => (
            <li key={unit}>
              <a {...ways.unit(unit)}>
                {texts[unit].title}
                {isSealed(sure) && <Seal sure={sure} isNamed />}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Cross() {
  return (
    <span className="seal" data-sure="forbidden">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className="seal-wax" cx="24" cy="24" r="22" />
        <path d="M15 15l18 18M33 15 15 33" />
      </svg>
    </span>
  );
}
