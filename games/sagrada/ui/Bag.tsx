import type { View } from '../rules/index.ts';
import type { Speech } from './speech.ts';

/** The bag that dice are thrown from. */
export function Bag({ bag, speech }: { readonly bag: View['bag']; readonly speech: Speech }) {
  const left = Object.values(bag).reduce((sum, count) => sum + count, 0);
  const label = speech.words.bag.replace('{n}', String(left));
  return (
    <span className="sagrada-bag" role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M17 14c-9 6-14 15-13 23 1 6 8 8 20 8s19-2 20-8c1-8-4-17-13-23z" className="sagrada-cloth" />
        <path d="M12 5q4 4 6 9h12q2-5 6-9-4 3-6 1-3-3-6 0-3-3-6 0-2 2-6-1z" className="sagrada-cloth" />
        <path d="M16 14q8 3 16 0" className="sagrada-cord" />
        <path d="M14 24q-4 6-3 13M33 22q5 7 4 14" className="sagrada-fold" />
      </svg>
      <span aria-hidden="true">{left}</span>
    </span>
  );
}
