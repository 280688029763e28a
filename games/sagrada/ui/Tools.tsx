import type { Language } from '@stolik/core';
import { useState } from 'react';
import { type Color, type Move, TOOLS, type ToolView, type View } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { Die, Printed } from './Die.tsx';
import type { Offers } from './offers.ts';
import type { Speech } from './speech.ts';
import { Tokens } from './Tokens.tsx';
import { ToolPicture } from './ToolPicture.tsx';
import './cards.css';
import './tools.css';

export interface ToolsProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  /** Tools can be used at all: not while patterns are chosen, and not by spectators. */
  readonly isUsable: boolean;
  readonly offers: Offers;
  onMove(move: Move): void;
  /** Somebody wants a tool that cannot be used now. */
  onRefused(tool: string): void;
}

/** The tools: what they do, what they cost, and a way to use them. */
export function Tools({ isUsable, view, seat, language, speech, marks, offers, onMove, onRefused }: ToolsProps) {
  const [paying, setPaying] = useState<string>();
  const w = words[language];

  function use(tool: string): void {
    const ways = [...(offers.uses.get(tool) ?? [])];
    if (ways.length === 0) onRefused(tool);
    else if (ways.length === 1) onMove(ways[0]);
    else setPaying(paying === tool ? undefined : tool);
  }

  return (
    <section className="sagrada-tools" aria-label={speech.words.tools} data-tab="tools" data-key="cards">
      <h2 className="sagrada-heading">{speech.words.tools}</h2>
      <ul className="sagrada-cards" data-busy={view.using ? true : undefined}>
        {view.tools.map((tool) => {
          const { id, die, price = 0, withoutBenefit } = tool;
          const ways = offers.uses.get(id);
          const short = seat === undefined ? 0 : price - view.seats[seat].tokens;
          return (
            <li
              key={id}
              className="sagrada-card"
              data-tool={id}
              data-using={view.using?.id === id || undefined}
              data-gone={die ? true : undefined}
              title={die ? `${w.tools[id].name}: ${speech.words.used}` : undefined}
              data-idle={(isUsable && !ways) || undefined}
            >
              <ToolPicture id={id} />
              <h3>{w.tools[id].name}</h3>
              <Price tool={tool} isOnButton={isUsable} marks={marks} language={language} speech={speech} />
              {isUsable && !die && (
                <button
                  type="button"
                  className="button"
                  data-lit={ways ? true : undefined}
                  aria-disabled={!ways}
                  aria-expanded={ways && ways.size > 1 ? paying === id : undefined}
                  onClick={() => use(id)}
                >
                  <span className={short > 0 ? 'visually-hidden' : undefined}>{speech.words.use}</span>
                  <span className="visually-hidden"> {w.tools[id].name}</span>
                  {short > 0 && <span aria-hidden="true">{speech.words.short.replace('{n}', String(short))}</span>}
                  {tool.price !== undefined && <Tokens count={price} />}
                  {tool.price === undefined && <Pane color={payingColor(id)} marks={marks} language={language} />}
                </button>
              )}
              <p>
                {w.tools[id].does}
                {withoutBenefit && ways && <span className="sagrada-note"> ({speech.words.noBenefit})</span>}
              </p>
              {paying === id && ways && (
                <div className="sagrada-pay">
                  <span>{speech.words.payWith}</span>
                  {[...ways].map((move) =>
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
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PriceProps {
  readonly tool: ToolView;
  /** The button shows what it takes. */
  readonly isOnButton: boolean;
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
}

/** Tokens to pay and tokens that lie on the card; alone, the colour of the die that pays. */
function Price({ tool: { id, price, tokens, die }, isOnButton, marks, language, speech }: PriceProps) {
  if (price === undefined) {
    if (die) return <span className="sagrada-price">{speech.words.used}</span>;
    const color = payingColor(id);
    return (
      <span className={isOnButton ? 'visually-hidden' : 'sagrada-price'}>
        {!isOnButton && <Pane color={color} marks={marks} language={language} />}
        {speech.words.free.replace('{color}', words[language].colors[color])}
      </span>
    );
  }
  return (
    <span className={isOnButton ? 'visually-hidden' : 'sagrada-price'}>
      {speech.words.price.replace('{price}', String(price))}
      {tokens > 0 && <Tokens count={tokens} label={`${speech.words.tokens}: ${tokens}`} />}
    </span>
  );
}

/** Alone a die of this colour pays for the tool. */
function payingColor(tool: string): Color {
  return TOOLS.find(({ id }) => id === tool)?.soloColor as Color;
}

interface PaneProps {
  readonly color: Color;
  readonly marks: boolean;
  readonly language: Language;
}

/** The colour of what pays, as large as a word. */
function Pane({ color, marks, language }: PaneProps) {
  return (
    <span className="sagrada-lack sagrada-fee" aria-hidden="true">
      <Printed mark={color} marks={marks} language={language} />
    </span>
  );
}
