import type { Language } from '@stolik/core';
import { memo, useState } from 'react';
import { type Color, type Move, TOOLS, type View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { Die } from './Die.tsx';
import type { Offers } from './offers.ts';
import type { Speech } from './speech.ts';

interface CardProps {
  readonly view: View;
  readonly language: Language;
  readonly speech: Speech;
}

export interface ToolsProps extends CardProps {
  /** Somebody at the table looks, not a spectator. */
  readonly isAsked: boolean;
  readonly marks: boolean;
  readonly offers: Offers;
  onMove(move: Move): void;
  /** Somebody wants a tool that cannot be used now. */
  onRefused(tool: string): void;
}

/** The tools: what they do, what they cost, and a way to use them. */
export function Tools({ isAsked, view, language, speech, marks, offers, onMove, onRefused }: ToolsProps) {
  const [paying, setPaying] = useState<string>();
  const w = words[language];

  function use(tool: string): void {
    const ways = [...(offers.uses.get(tool) ?? [])];
    if (ways.length === 0) onRefused(tool);
    else if (ways.length === 1) onMove(ways[0]);
    else setPaying(paying === tool ? undefined : tool);
  }

  return (
    <section className="sagrada-panel sagrada-tools" aria-label={speech.words.tools}>
      <h2 className="sagrada-heading">{speech.words.tools}</h2>
      <ul className="sagrada-cards">
        {view.tools.map(({ id, price, tokens, die, withoutBenefit }) => {
          const ways = offers.uses.get(id);
          const color = TOOLS.find((tool) => tool.id === id)?.soloColor as Color;
          return (
            <li
              key={id}
              className="sagrada-card"
              data-tool={id}
              data-using={view.using?.id === id || undefined}
              data-gone={die ? true : undefined}
            >
              <div className="sagrada-card-head">
                <h3>{w.tools[id].name}</h3>
                <span className="sagrada-price">
                  {price === undefined
                    ? die
                      ? speech.words.used
                      : speech.words.free.replace('{color}', w.colors[color])
                    : speech.words.price.replace('{price}', String(price))}
                  {tokens > 0 && <Tokens count={tokens} label={`${speech.words.tokens}: ${tokens}`} />}
                </span>
              </div>
              <p>{w.tools[id].does}</p>
              <div className="sagrada-card-foot" hidden={!isAsked || die !== undefined}>
                <button
                  type="button"
                  className="button"
                  data-lit={ways ? true : undefined}
                  aria-disabled={!ways}
                  aria-expanded={ways && ways.size > 1 ? paying === id : undefined}
                  onClick={() => use(id)}
                >
                  {speech.words.use}
                  <span className="visually-hidden"> {w.tools[id].name}</span>
                </button>
                {withoutBenefit && ways && <span className="sagrada-note">{speech.words.noBenefit}</span>}
                {paying === id &&
                  ways &&
                  [...ways].map((move) =>
                    move.pay ? (
                      <button
                        key={move.pay}
                        type="button"
                        className="sagrada-small"
                        data-lit
                        aria-label={`${speech.words.payWith} ${speech.die(move.pay)}`}
                        onClick={() => {
                          setPaying(undefined);
                          onMove(move);
                        }}
                      >
                        <Die die={move.pay} marks={marks} language={language} />
                      </button>
                    ) : null,
                  )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Favor tokens as beads of glass. */
export function Tokens({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className="sagrada-tokens" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className="sagrada-token" />
      ))}
    </span>
  );
}

/** The objectives with the points they make for the viewer so far. */
export const Goals = memo(function Goals({
  view,
  language,
  speech,
  seat,
}: CardProps & { readonly seat: number | undefined }) {
  const w = words[language];
  const own = seat === undefined ? undefined : view.seats[seat];
  return (
    <section className="sagrada-panel sagrada-goals" aria-label={speech.words.goals}>
      <h2 className="sagrada-heading">{speech.words.goals}</h2>
      <ul className="sagrada-cards">
        {view.publicObjectives.map((id) => (
          <li key={id} className="sagrada-goal">
            <div>
              <h3>{w.objectives[id].name}</h3>
              <p>{w.objectives[id].does}</p>
            </div>
            {own && <Points points={own.lines[id]} unit={speech.words.points} />}
          </li>
        ))}
        {own?.privates?.map((color) => (
          <li key={color} className="sagrada-goal" data-private={color}>
            <div>
              <h3>{w.privates[color]}</h3>
              <p>{speech.words.privateGoal}</p>
            </div>
            <Points points={own.lines.private} unit={speech.words.points} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function Points({ points, unit }: { readonly points: number; readonly unit: string }) {
  return (
    <span className="sagrada-points">
      {points}
      <span className="visually-hidden"> {unit}</span>
    </span>
  );
}
