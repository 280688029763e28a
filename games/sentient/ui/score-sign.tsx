import type { Language } from '@stolik/core';
import { TYPES } from '../rules/index.ts';
import { words as gameWords } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { Chip } from './Investor.tsx';
import { Silhouette } from './Silhouette.tsx';
import { fill } from './speech.ts';
import './score-sign.css';

/** What a line of the score comes from: the bots of a round, the investors of a type, or chips. */
export function scoreSign(line: string) {
  const [, round] = /^bot-(\d)$/.exec(line) ?? [];
  if (round) return <span className="sentient-score-round">{round}</span>;
  const type = TYPES.find((one) => one === line);
  if (!type) return <Chip />;
  return (
    <span className="sentient-coin" data-type={type}>
      <Silhouette type={type} />
    </span>
  );
}

/** The same in a word. */
export function scoreWord(line: string, language: Language): string {
  if (line === 'bot') return uiWords[language].scoreBots;
  const [, round] = /^bot-(\d)$/.exec(line) ?? [];
  if (round) return fill(uiWords[language].scoreRound, { round });
  const type = TYPES.find((one) => one === line);
  return type ? gameWords[language].types[type] : gameWords[language].labels.chips;
}
