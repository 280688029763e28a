import { SeatMark } from '@stolik/games/ui';
import { TECHNOLOGIES, type TechnologyId, type TechnologyView } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { explainTechnology } from './explain.ts';
import type { TechnologyMove } from './offers.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import './technologies.css';

export interface TechnologiesProps {
  readonly context: BoardContext;
  readonly lit: ReadonlyMap<TechnologyId, TechnologyMove>;
  /** What keeps a choice from being legal. */
  readonly blocking: readonly string[];
  onChoose(id: TechnologyId): void;
  onLook(id: TechnologyId | undefined): void;
}

/** The six technologies: what they do, what they cost me, who is how far. */
export function Technologies({ context, lit, blocking, onChoose, onLook }: TechnologiesProps) {
  const { view, words, ui } = context;
  return (
    <section
      className="panel phone-technologies"
      aria-label={ui.technologies}
      data-tab="technologies"
      data-key={lit.size > 0 ? 'pieces' : 'cards'}
    >
      <h2 className="panel-heading">{ui.technologies}</h2>
      {view.technologies.map((technology) => {
        const { id, side } = technology;
        const { title, text } = explainTechnology(technology, context);
        const move = lit.get(id);
        const legal = move && (move.do === 'finish' ? ui.canFinish : ui.canResearch);
        return (
          <button
            key={id}
            type="button"
            className="piece phone-technology"
            data-technology={id}
            data-lit={move ? true : undefined}
            data-blocking={blocking.includes(id) || undefined}
            aria-label={[title, legal, text].filter(Boolean).join(': ')}
            onClick={() => onChoose(id)}
            onPointerEnter={() => onLook(id)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(id)}
            onBlur={() => onLook(undefined)}
          >
            <TechnologyIcon id={id} />
            <span className="phone-technology-name">{words.technologies[id].name}</span>
            <Standing technology={technology} context={context} />
            <span className="phone-does">{words.technologies[id].does[side]}</span>
          </button>
        );
      })}
    </section>
  );
}

/** Own progress, the patent, and how far the others are. */
function Standing({
  technology: { id, patent },
  context,
}: {
  readonly technology: TechnologyView;
  readonly context: BoardContext;
}) {
  const { view, seat, words } = context;
  const own = seat === undefined ? undefined : view.companies[seat];
  const vp = TECHNOLOGIES.find((technology) => technology.id === id)?.patentVp;
  return (
    <span className="phone-standing">
      {view.companies.map(({ technologies, research }, company) =>
        technologies.includes(id) ? (
          <span key={company} className="phone-owner">
            <SeatMark seat={company} />
          </span>
        ) : research[id] && company !== seat ? (
          <span key={company} className="phone-progress">
            <SeatMark seat={company} />
            {research[id]}
          </span>
        ) : null,
      )}
      {own && !own.technologies.includes(id) && <Pips done={own.research[id] ?? 0} cost={own.costs[id]} />}
      <span className="phone-patent" data-gone={patent !== undefined || undefined}>
        {patent !== undefined && <SeatMark seat={patent} />} {vp} {words.labels.vp}
      </span>
    </span>
  );
}

function Pips({ done, cost }: { readonly done: number; readonly cost: number }) {
  return (
    <span className="phone-pips">
      {Array.from({ length: Math.max(done, cost) }, (_, i) => (
        <span key={i} data-done={i < done || undefined} />
      ))}
    </span>
  );
}
