import type { Correctable } from '@stolik/games/ui';
import { useEffect, useRef } from 'react';
import { useSettings } from '../store/settings.ts';
import { Changes } from './Changes.tsx';
import { changesIn, type Rows } from './sets.ts';
import { correctionsWords } from './words.ts';

export interface OfferedProps {
  readonly correctable: Correctable;
  readonly rows: Rows;
  /** What is there already. */
  readonly mine: Rows;
  onAccept(): void;
  onDecline(): void;
}

/** Corrections that came by a link or in a file: what they would change, before anything is. */
export function Offered({ correctable, rows, mine, onAccept, onDecline }: OfferedProps) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const changes = changesIn(rows, mine, correctable);
  return (
    <section className="corrections-offered" ref={panel} tabIndex={-1} aria-label={words.offered}>
      <h2>{words.offered}</h2>
      <p>{changes.length > 0 ? words.offeredText(changes.length) : words.offeredSame}</p>
      <Changes correctable={correctable} changes={changes} before={words.now} />
      <div className="corrections-buttons">
        {changes.length > 0 && (
          <button type="button" className="button" data-look="main" onClick={onAccept}>
            {words.accept}
          </button>
        )}
        <button type="button" className="button" onClick={onDecline}>
          {words.decline}
        </button>
      </div>
    </section>
  );
}
