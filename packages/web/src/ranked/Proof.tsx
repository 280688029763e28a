import type { RankedDaily } from '@stolik/protocol/page';
import { useState } from 'react';
import { dateIn } from '../daily/telling.ts';
import { useSettings } from '../store/settings.ts';
import { check } from './promises.ts';
import { rankedWords } from './words.ts';

/** What the server is bound to, what it has shown, and whether that agrees as far as this device knows. */
export function Proof({ daily }: { readonly daily: RankedDaily }) {
  const { language } = useSettings();
  const w = rankedWords[language];
  const [{ kept, broken }] = useState(() => check(daily));
  return (
    <details className="ranked-proof" open={broken.length > 0 || undefined}>
      <summary>{w.proof}</summary>
      <p>{w.proofNote}</p>
      {broken.map((day) => (
        <p key={day} role="alert" className="problem">
          {w.broken(dateIn(day, language))}
        </p>
      ))}
      {broken.length === 0 && <p>{w.kept(kept.length)}</p>}
      <dl>
        {daily.promises.slice(0, 3).map(({ day, commitment }) => (
          <div key={day}>
            <dt>{w.promised(dateIn(day, language, 'short'))}</dt>
            <dd>
              <code>{commitment}</code>
            </dd>
          </div>
        ))}
        {daily.revealed.slice(0, 3).map(({ day, seed }) => (
          <div key={day}>
            <dt>{w.seed(dateIn(day, language, 'short'))}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
