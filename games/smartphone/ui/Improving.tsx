import type { BoardContext } from './context.ts';
import { PlanPicture } from './planner/index.ts';
import { Upgrades, type UpgradesProps } from './Upgrades.tsx';
import './improving.css';

/** While an upgrade is chosen: all of them over the map; where there is no room beside it, with the own plan. */
export function Improving(props: UpgradesProps) {
  return (
    <div className="phone-improving">
      <Upgrades {...props} isLarge />
      <YourPlan context={props.context} />
    </div>
  );
}

/** The plan that the next one may be better than. */
export function YourPlan({ context: { view, seat = 0, ui } }: { readonly context: BoardContext }) {
  const { plan } = view.companies[seat];
  return (
    plan && (
      <figure className="phone-your-plan">
        <PlanPicture plan={plan} label={ui.yourPlan} />
        <figcaption aria-hidden="true">{ui.yourPlan}</figcaption>
      </figure>
    )
  );
}
