import type { Language } from '@stolik/core';
import { type Mark, Ring } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import type { View } from '../../rules/index.ts';
import { Bot } from '../Bot.tsx';
import { Investor } from '../Investor.tsx';
import { Pawns } from '../Pawns.tsx';
import type { Span } from './parts.ts';

export interface FactoryProps {
  readonly view: View;
  readonly span: Span;
  readonly language: Language;
  readonly marks: ReadonlyMap<string, Mark>;
  /** The bots as they were, where some are new. */
  readonly was?: readonly number[] | undefined;
}

/** Some places of the factory: pawns over their bot, below it the two investors that it speaks to. */
export function Factory({ view, span: { from, to }, language, marks, was }: FactoryProps) {
  const places = view.factory.slice(from - 1, to);
  const isIdle = places.every(({ agents }) => agents.every((count) => count === 0));
  return (
    <div
      className="sentient-example-factory"
      style={{ '--slots': places.length } as CSSProperties}
      data-idle={isIdle || undefined}
    >
      <div className="sentient-example-slots">
        {places.map((place, i) => {
          const isNew = was !== undefined && was[from - 1 + i] !== place.card;
          return (
            <span key={i} className="sentient-example-place">
              <Pawns place={place} planned={place} wrap={(planned) => planned} />
              <span className="sentient-example-slot">
                <Bot view={view} card={place.card} language={language} />
                <Ring is={marks.get(`place:${from + i}`) ?? (isNew ? 'lit' : undefined)} />
              </span>
            </span>
          );
        })}
      </div>
      {view.investors.length > 0 && (
        <>
          <Wires places={places.length} />
          <div className="sentient-example-investors">
            {view.investors.slice(from - 1, to + 1).map((investor) => (
              <span key={investor.type} className="sentient-investor">
                <Investor now={investor} planned={investor} />
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Which two investors each bot speaks to. */
function Wires({ places }: { readonly places: number }) {
  const wide = 100 / (places + 1);
  const d = Array.from(
    { length: places },
    (_, i) => `M${wide * (i + 0.5)} 10L${wide * (i + 1)} 0L${wide * (i + 1.5)} 10`,
  );
  return (
    <svg className="sentient-example-wires" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={d.join('')} />
    </svg>
  );
}
