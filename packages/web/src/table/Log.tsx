import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips, Told } from './Chips.tsx';
import type { Sentence } from './sentences.ts';

export interface LogProps {
  readonly sentences: readonly Sentence[];
  /** The pieces of the sentence somebody reads are to stand out. */
  onMark(pieces: readonly string[]): void;
}

const NOTHING: readonly string[] = [];

/** Everything that happened, the latest first. Hovering, or going through it with arrow keys, shows it on the board. */
export const Log = memo(function Log({ sentences, onMark }: LogProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [read, setRead] = useState<string>();
  const latestFirst = [...sentences].reverse();
  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (latestFirst.length === 0) return;
    const at = latestFirst.findIndex(({ id }) => id === read);
    const next = latestFirst[Math.min(latestFirst.length - 1, Math.max(0, at + by))];
    show(next);
    list.current?.querySelector(`[data-line="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  function show(sentence: Sentence | undefined): void {
    setRead(sentence?.id);
    onMark(sentence?.pieces ?? NOTHING);
  }

  return (
    <section className="log" aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      <ol
        className="log-lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('table.log')}
        onKeyDown={step}
        onBlur={() => show(undefined)}
        onPointerLeave={() => show(undefined)}
      >
        {latestFirst.length === 0 && <li>{t('table.nothingYet')}</li>}
        {latestFirst.map((sentence) => (
          <li
            key={sentence.id}
            data-line={sentence.id}
            data-new={sentence.isNew || undefined}
            data-between={(sentence.seat === undefined && sentence.short === '') || undefined}
            title={sentence.short === sentence.text ? undefined : sentence.text}
            data-read={sentence.id === read || undefined}
            onPointerEnter={() => show(sentence)}
          >
            {sentence.isNew && <span className="visually-hidden">{t('table.since')}: </span>}
            <Chips sentence={sentence} isNamed /> <Told sentence={sentence} />
            {sentence.id === read && sentence.short !== sentence.text && (
              <span className="log-words" aria-hidden="true">
                {sentence.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});
