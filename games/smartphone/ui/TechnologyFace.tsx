import { SeatMark } from '@stolik/games/ui';
import { TECHNOLOGIES, type TechnologyView } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import './technologies.css';

interface PartProps {
  readonly technology: TechnologyView;
  readonly context: BoardContext;
}

export interface TechnologyFaceProps extends PartProps {
  /** Gears may be put on it now. */
  readonly isLit: boolean;
}

/** What is seen of a technology: its sign, what it costs me, who is how far, and what it does. */
export function TechnologyFace({ technology, context, isLit }: TechnologyFaceProps) {
  const { id, side } = technology;
  const { name, does } = context.words.technologies[id];
  return (
    <>
      <span className="phone-ring">
        <TechnologyIcon id={id} />
      </span>
      <span className="phone-technology-name">
        {name}
        <Paid technology={technology} context={context} isLit={isLit} />
      </span>
      <Standing technology={technology} context={context} />
      <span className="phone-does">{does[side]}</span>
    </>
  );
}

/** What it costs me, a slot for each gear: those that are paid, and those that my gears would pay now. */
function Paid({ technology: { id }, context: { view, seat }, isLit }: TechnologyFaceProps) {
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
