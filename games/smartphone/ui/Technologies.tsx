import type { TechnologyId } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { explainTechnology } from './explain.ts';
import type { TechnologyMove } from './offers.ts';
import { TechnologyFace } from './TechnologyFace.tsx';
import './technologies-rail.css';
import './technologies-stage.css';

export interface TechnologiesProps {
  readonly context: BoardContext;
  readonly lit: ReadonlyMap<TechnologyId, TechnologyMove>;
  /** What keeps a choice from being legal. */
  readonly blocking: readonly string[];
  onChoose(id: TechnologyId): void;
  onLook(id: TechnologyId | undefined): void;
}

/** The six technologies: what they do, what they cost me, who is how far. A slot fills with each gear that is paid. */
export function Technologies({ context, lit, blocking, onChoose, onLook }: TechnologiesProps) {
  const { view, seat, ui } = context;
  const owned = seat === undefined ? [] : view.companies[seat].technologies;
  return (
    <section
      className="panel phone-technologies"
      aria-label={ui.technologies}
      data-panel="technologies"
      data-key={lit.size > 0 ? 'pieces' : 'cards'}
    >
      <h2 className="panel-heading">{ui.technologies}</h2>
      {view.technologies.map((technology) => {
        const { id } = technology;
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
            data-owned={owned.includes(id) || undefined}
            data-blocking={blocking.includes(id) || undefined}
            aria-label={[title, legal, text].filter(Boolean).join(': ')}
            onClick={() => onChoose(id)}
            onPointerEnter={() => onLook(id)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(id)}
            onBlur={() => onLook(undefined)}
          >
            <TechnologyFace technology={technology} context={context} isLit={move !== undefined} />
          </button>
        );
      })}
    </section>
  );
}
