import { Actions, AskTwice, type BoardSettings } from '@stolik/games/ui';
import type { Move } from '../rules/index.ts';
import { Choices } from './Choices.tsx';
import { type BoardContext, fill } from './context.ts';
import type { Explained } from './explain.ts';
import { lessonNow, lessonOf } from './lessons.ts';
import type { Offers } from './offers.ts';
import { SymbolIcon } from './planner/index.ts';
import { controlOfAll, soldBy, soonOf } from './standing.ts';
import './hand.css';

export interface HandProps {
  readonly context: BoardContext;
  readonly offers: Offers;
  readonly settings: BoardSettings;
  /** What somebody points at, in words, and what choosing it would bring. */
  readonly looked: Explained | undefined;
  /** The region an office is to be moved from. */
  readonly from: string | undefined;
  /** What must be told before anything is explained. */
  readonly news: string | undefined;
  onMove(move: Move): void;
  onLetGo(): void;
}

/** What everybody watches and nobody plays. */
const SCORING = 8;

/** More crates than this are only a number. */
const MOST_CRATES = 8;

/** What is left to use, what is pointed at, and answers that need no piece. What ends a turn is in the table's bar. */
export function Hand({ context, offers, settings, looked, from, news, onMove, onLetGo }: HandProps) {
  const { view, seat, ui } = context;
  const isAsked = seat !== undefined && view.actors.includes(seat) && view.step !== 'plan';
  const isTold = isAsked || view.step === 'plan' || view.step === 'over';
  const lesson = isTold ? lessonNow(view, ui) : view.phase === SCORING ? lessonOf(SCORING, ui) : ui.waiting;
  const second =
    [...offers.regions.values()].some((move) => move.do === 'second') && view.step === 'logistics' && ui.second;
  return (
    <section className="panel phone-hand" aria-label={ui.hand} data-acts={isAsked || undefined}>
      {isAsked && <Left context={context} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="phone-note" tabIndex={0} data-looked={looked ? true : undefined}>
        <p aria-live="off">
          {looked ? (
            <>
              <b>{looked.title}.</b> {looked.text}
            </>
          ) : (
            (news ?? [second, lesson].filter(Boolean).join(' '))
          )}
        </p>
      </div>
      {isAsked && (
        <div className="phone-answers">
          <Choices context={context} offers={offers} onMove={onMove} />
        </div>
      )}
      {isAsked && (
        <Actions>
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
          {offers.plain.has('end') && <End context={context} offers={offers} settings={settings} onMove={onMove} />}
        </Actions>
      )}
    </section>
  );
}

/** The number of what a turn can still use, large, and what it has brought so far. */
function Left({ context: { view, seat = 0, words, ui } }: { readonly context: BoardContext }) {
  const { goods, price } = view.companies[seat];
  const sold = soldBy(view, seat);
  const soon = soonOf(view, seat);
  switch (view.step) {
    case 'research':
    case 'logistics':
      return (
        <div className="phone-left">
          <b>{view.points}</b>
          <p>
            <SymbolIcon symbol={view.step} /> {ui.left[view.step]}
          </p>
        </div>
      );
    case 'sales':
      return (
        <div className="phone-left phone-earned">
          {/* Anew with each sale, so that it is seen to grow. */}
          <b key={soon} data-grows={soon > 0 || undefined}>
            {soon} <span>{words.labels.vp}</span>
          </b>
          <p>
            <span className="phone-crates" aria-hidden="true">
              {Array.from({ length: Math.min(goods, MOST_CRATES) }, (_, i) => (
                <SymbolIcon key={i} symbol="goods" />
              ))}
            </span>
            {ui.left.sales}: {goods}
            <small>
              {fill(ui.soldSoFar, { n: sold, price, vp: sold * price })},{' '}
              {fill(ui.controlSoFar, { vp: controlOfAll(view, seat) })}
            </small>
          </p>
        </div>
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
