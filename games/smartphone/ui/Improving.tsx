import type { BoardContext } from './context.ts';
import { PlanPicture } from './planner/index.ts';
import { Upgrades, type UpgradesProps } from './Upgrades.tsx';
import './improving.css';

/** While an upgrade is chosen: all of them over the map, and the plan that the next one may be better than. */
export function Improving(props: UpgradesProps) {
  const { view, seat = 0, ui }: BoardContext = props.context;
  const { plan } = view.companies[seat];
  return (
    <div className="phone-improving">
      <Upgrades {...props} isLarge />
      {plan && (
        <figure>
          <PlanPicture plan={plan} label={ui.yourPlan} />
          <figcaption aria-hidden="true">{ui.yourPlan}</figcaption>
        </figure>
      )}
    </div>
  );
}
