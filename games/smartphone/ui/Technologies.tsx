import { SeatMark } from '@stolik/games/ui';
import { TECHNOLOGIES, type TechnologyId, type TechnologyView } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { explainTechnology } from './explain.ts';
import type { TechnologyMove } from './offers.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import './technologies.css';
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
  const { view, seat, words, ui } = context;
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
            data-owned={owned.includes(id) || undefined}
            data-blocking={blocking.includes(id) || undefined}
            aria-label={[title, legal, text].filter(Boolean).join(': ')}
            onClick={() => onChoose(id)}
            onPointerEnter={() => onLook(id)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(id)}
            onBlur={() => onLook(undefined)}
          >
            <span className="phone-ring">
              <TechnologyIcon id={id} />
            </span>
            <span className="phone-technology-name">
              {words.technologies[id].name}
              <Paid technology={technology} context={context} isLit={move !== undefined} />
            </span>
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

/** What it costs me, a slot for each gear: those that are paid, and those that my gears would pay now. */
function Paid({ technology: { id }, context: { view, seat }, isLit }: PartProps & { readonly isLit: boolean }) {
  const own = seat === undefined ? undefined : view.companies[seat];
  if (!own || own.technologies.includes(id)) return null;
  const { [id]: done = 0 } = own.research;
  const cost = Math.max(done, own.costs[id]);
  return (
    <span className="phone-paid" aria-hidden="true">
      {Array.from({ length: cost }, (_, i) => (
        <i
          key={i}
          data-done={i < done || undefined}
          data-coming={(isLit && i >= done && i < done + view.points) || undefined}
        />
      ))}
      <b>
        {done}/{cost}
      </b>
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
