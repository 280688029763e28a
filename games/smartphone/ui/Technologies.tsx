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

/** The six technologies: what they do, what they cost me, who is how far. A ring fills with what is paid. */
export function Technologies({ context, lit, blocking, onChoose, onLook }: TechnologiesProps) {
  const { view, words, ui } = context;
  return (
    <section
      className="panel phone-technologies"
      aria-label={ui.technologies}
      data-panel="technologies"
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
            <Ring technology={technology} context={context} />
            <span className="phone-technology-name">{words.technologies[id].name}</span>
            <Standing technology={technology} context={context} />
            <span className="phone-does">{words.technologies[id].does[side]}</span>
          </button>
        );
      })}
    </section>
  );
}

interface PartProps {
  readonly technology: TechnologyView;
  readonly context: BoardContext;
}

/** The sign in a ring of what it costs: a part fills with each progress, and all of it shines once it is owned. */
function Ring({ technology: { id }, context: { view, seat } }: PartProps) {
  const own = seat === undefined ? undefined : view.companies[seat];
  const isOwned = own?.technologies.includes(id) ?? false;
  const done = own?.research[id] ?? 0;
  const parts = own && !isOwned ? Math.max(done, own.costs[id]) : 1;
  return (
    <span className="phone-ring" data-owned={isOwned || undefined}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        {Array.from({ length: parts }, (_, i) => (
          <circle
            key={i}
            cx="22"
            cy="22"
            r="19"
            pathLength={parts}
            strokeDasharray={parts === 1 ? undefined : `0.82 ${parts}`}
            strokeDashoffset={-i - 0.09}
            data-done={isOwned || i < done || undefined}
          />
        ))}
      </svg>
      <TechnologyIcon id={id} />
    </span>
  );
}

/** The patent, and how far the others are. */
function Standing({ technology: { id, patent }, context: { view, seat, words } }: PartProps) {
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
      <span className="phone-patent" data-gone={patent !== undefined || undefined}>
        {patent !== undefined && <SeatMark seat={patent} />} {vp} {words.labels.vp}
      </span>
    </span>
  );
}
