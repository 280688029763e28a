import type { Language } from '@stolik/core';
import { HowTo } from '@stolik/games/ui';
import type { View } from '../rules/index.ts';
import { words as gameWords } from '../text/index.ts';
import type { Report } from './report.ts';
import { fill, type Speech } from './speech.ts';

export interface NotesProps {
  readonly view: View;
  readonly language: Language;
  readonly speech: Speech;
  /** Rounds whose count can be read. */
  readonly reports: readonly Report[];
  onReport(round: number): void;
}

/** What can be read besides: how rounds were counted, what is ours in the cards, how to play. */
export function Notes({ view, language, speech: { words }, reports, onReport }: NotesProps) {
  return (
    <div className="sentient-notes">
      {reports.map(({ round }) => (
        <button key={round} type="button" className="sentient-look" data-move="report" onClick={() => onReport(round)}>
          {fill(words.reportAgain, { round })}
        </button>
      ))}
      {view.corrections?.length !== 60 && (
        <details className="sentient-legend">
          <summary>
            <span className="sentient-ours">*</span> <span className="sentient-legend-words">{words.legend}</span>
          </summary>
          <p>{gameWords[language].deckNote}</p>
        </details>
      )}
      <HowTo title={words.howTo} lines={words.howToLines} />
    </div>
  );
}
