import { AskTwice, type BoardSettings } from '@stolik/games/ui';
import type { Move } from '../rules/index.ts';
import { Choices } from './Choices.tsx';
import { type BoardContext, fill } from './context.ts';
import type { Explained } from './explain.ts';
import { lessonNow } from './lessons.ts';
import type { Offers } from './offers.ts';
import { SymbolIcon } from './planner/index.ts';
import { controlOfAll, soldBy } from './standing.ts';
import './hand.css';

export interface HandProps {
  readonly context: BoardContext;
  readonly offers: Offers;
  readonly settings: BoardSettings;
  /** What somebody points at, in words, and what choosing it would bring. */
  readonly looked: Explained | undefined;
  /** The region an office is to be moved from. */
  readonly from: string | undefined;
  onMove(move: Move): void;
  onLetGo(): void;
}

/** What is left to use, what is pointed at, and the answers that need no piece. On a phone it is under the thumb. */
export function Hand({ context, offers, settings, looked, from, onMove, onLetGo }: HandProps) {
  const { view, seat, words, ui } = context;
  const isAsked = seat !== undefined && view.actors.includes(seat) && view.step !== 'plan';
  const lesson = isAsked || view.step === 'plan' || view.step === 'over' ? lessonNow(view, ui) : ui.waiting;
  const moving = from && fill(ui.moveTo, { region: words.regions[from] });
  return (
    <section className="panel phone-hand" aria-label={ui.hand} data-acts={isAsked || undefined}>
      {isAsked && (
        <header className="phone-left">
          <Left context={context} />
          {offers.plain.has('end') && <End context={context} offers={offers} settings={settings} onMove={onMove} />}
        </header>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="phone-note" tabIndex={0} data-looked={looked ? true : undefined}>
        <p aria-live="off">
          {looked ? (
            <>
              <b>{looked.title}.</b> {looked.text}
            </>
          ) : (
            (moving ?? lesson)
          )}
        </p>
      </div>
      {isAsked && (
        <div className="phone-answers">
          <Choices context={context} offers={offers} onMove={onMove} />
          {from && (
            <button type="button" className="button" onClick={onLetGo}>
              {ui.letGo}
            </button>
          )}
          {offers.plain.has('decline') && (
            <button type="button" className="button" data-move="decline" onClick={() => onMove({ do: 'decline' })}>
              {ui.decline}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** The symbol and the number of what a turn can still use, and what it has brought so far. */
function Left({ context: { view, seat = 0, ui } }: { readonly context: BoardContext }) {
  const { goods, price } = view.companies[seat];
  const sold = soldBy(view, seat);
  switch (view.step) {
    case 'research':
    case 'logistics':
      return (
        <p>
          <SymbolIcon symbol={view.step} /> {ui.left[view.step]}: <b>{view.points}</b>
        </p>
      );
    case 'sales':
      return (
        <p>
          <SymbolIcon symbol="goods" /> {ui.left.sales}: <b>{goods}</b>
          <small>
            {fill(ui.soldSoFar, { n: sold, price, vp: sold * price })},{' '}
            {fill(ui.controlSoFar, { vp: controlOfAll(view, seat) })}
          </small>
        </p>
      );
    default:
      return null;
  }
}

/** Ending a turn cannot be undone; where something would be lost it asks twice. */
function End({
  context: { view, ui },
  offers,
  settings,
  onMove,
}: Pick<HandProps, 'context' | 'offers' | 'settings' | 'onMove'>) {
  const { step } = view;
  const isUnused = offers.regions.size > 0 || offers.technologies.size > 0;
  const asks = step === 'research' || step === 'logistics' || step === 'sales' ? ui.endUnused[step] : ui.end;
  return (
    <AskTwice
      label={ui.end}
      sure={asks}
      ask={settings.confirm && isUnused}
      about={view}
      data-look={isUnused ? undefined : 'main'}
      data-key="done"
      data-move="end"
      onYes={() => onMove({ do: 'end' })}
    />
  );
}
