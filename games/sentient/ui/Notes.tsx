import { useEffect, useRef, useState } from 'react';
import type { View } from '../rules/index.ts';
import type { Report } from './report.ts';
import { fill, type Speech } from './speech.ts';

export interface NotesProps {
  readonly view: View;
  readonly speech: Speech;
  /** Rounds whose count can be read. */
  readonly reports: readonly Report[];
  onReport(round: number): void;
}

/** What can be read besides: how rounds were counted, how to play, what is ours in the cards. */
export function Notes({ view, speech: { words }, reports, onReport }: NotesProps) {
  const help = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Whatever lies below it is a tap away.
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !help.current?.contains(event.target as Node))
        setOpen(false);
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, [isOpen]);
  return (
    <div className="sentient-notes">
      {reports.map(({ round }) => (
        <button key={round} type="button" className="sentient-look" data-move="report" onClick={() => onReport(round)}>
          <span className="sentient-look-words">{fill(words.reportAgain, { round })}</span>
          <span className="sentient-look-short" aria-hidden="true">
            R{round}
          </span>
        </button>
      ))}
      <details
        className="sentient-help"
        ref={help}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary aria-label={words.howTo} title={words.howTo}>
          ?
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div tabIndex={0}>
          <h2 className="panel-heading">{words.howTo}</h2>
          <button
            type="button"
            className="sentient-close"
            aria-label={words.reportClose}
            onClick={() => setOpen(false)}
          >
            ×
          </button>
          <ol>
            {words.howToLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p className="sentient-note">{fill(words.deck, { deck: view.deck })}</p>
          {view.corrections?.length !== 60 && <p className="sentient-note">{words.legend}</p>}
        </div>
      </details>
    </div>
  );
}
