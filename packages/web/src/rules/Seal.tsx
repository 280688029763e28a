import type { Sureness } from '@stolik/learn';
import { useSettings } from '../store/settings.ts';
import { rulesWords } from './words.ts';

/** Drawn on a square of 48, within the rim: what was looked for and found, what was decided, what was put together again. */
const SIGNS = {
  deduced: 'M21 28a8 8 0 1 1 .010 0M26.500 25.500l8.500 9',
  ours: 'M24 11l7 7-10 10-7-7zM26.500 23.500l9 9M13 36h13',
  reconstructed: 'M14 17h7.500q-2-5 2.500-5t2.500 5H34v7.500q-5-2-5 2.500t5 2.500V34H14z',
};

/** Eighteen waves round a rim, as wax has them. */
const RIM = Array.from({ length: 72 }, (_, i) => {
  const turn = (i / 72) * 2 * Math.PI;
  const far = i % 4 === 0 ? 23.6 : i % 4 === 2 ? 21.6 : 22.6;
  return `${(24 + far * Math.cos(turn)).toFixed(1)} ${(24 + far * Math.sin(turn)).toFixed(1)}`;
}).join(' ');

type Sealed = Exclude<Sureness, 'printed'>;

/** Whether a rule bears a seal: what is printed needs none. */
export function isSealed(sure: Sureness | undefined): sure is Sealed {
  return sure !== undefined && sure !== 'printed';
}

/** How sure a rule is, as a seal: in a list it says in a word what it means, beside its sentence it is a picture. */
export function Seal({ sure, isNamed = false }: { readonly sure: Sealed; readonly isNamed?: boolean }) {
  const { language } = useSettings();
  const name = rulesWords[language].seals[sure];
  return (
    <span className="seal" data-sure={sure} title={isNamed ? name : undefined}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <polygon className="seal-wax" points={RIM} />
        <circle className="seal-rim" cx="24" cy="24" r="17.5" />
        <path d={SIGNS[sure]} />
      </svg>
      {isNamed && <span className="visually-hidden"> ({name})</span>}
    </span>
  );
}
