import type { Language } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import type { View } from '../rules/index.ts';
import { type UiWords, uiWords } from '../text/ui.ts';
import { OfficeSign, TokenSign } from './signs.tsx';
import './score-sign.css';

/** Drawn on 16 by 16. */
const DRAWN: Readonly<Record<string, string>> = {
  // Whoever is first in a region stands highest.
  control:
    'M1.500 14.500v-4h4.300v4M5.800 14.500V6h4.400v8.500M10.200 14.500v-6.300h4.300v6.300M8 1.200v2.600M6.700 2.500h2.600',
  // A seal with its ribbon.
  patents:
    'M8 1.500a4.500 4.500 0 1 0 .010 0M5.500 9.700 4 14.500l4-1.800 4 1.800-1.500-4.800M6.200 6l1.300 1.300L10 4.900',
};

/** What a line of the score comes from: the start, goods, a podium, a patent, or an office. */
export function scoreSign(line: string, _: View, seat: number) {
  if (line === 'start') return <SeatMark seat={seat} />;
  if (line === 'sales') return <TokenSign />;
  if (line === 'retailers') return <OfficeSign />;
  return (
    <svg className="phone-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={DRAWN[line]} />
    </svg>
  );
}

/** The same in a word. */
export function scoreWord(line: string, language: Language): string {
  return uiWords[language].scoreWords[line as keyof UiWords['scoreWords']];
}
