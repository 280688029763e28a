import { type FinaleProps, SeatMark } from '@stolik/games/ui';
import { TECHNOLOGY_IDS, type View } from '../rules/index.ts';
import { contextOf, fill } from './context.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import './finale.css';

/** The company that won, on the stage of a launch event: a phone with every technology it has. */
export function Finale({ view, seat, name, language, settings, isCounted }: FinaleProps<View>) {
  const { ui } = contextOf({ view, seat, language });
  const { technologies, total } = view.companies[seat];
  const offices = view.regions.reduce(
    (sum, region) => sum + region.offices.filter((owner) => owner === seat).length,
    0,
  );
  const label = fill(ui.finale, { name, offices, technologies: technologies.length });
  return (
    <div className="phone-finale" data-still={!settings.motion || undefined}>
      <div className="phone-handset" role="img" aria-label={label}>
        <SeatMark seat={seat} />
        <b>{isCounted ? total : '...'}</b>
        <span className="phone-apps">
          {TECHNOLOGY_IDS.map((id) => (
            <span key={id} data-has={technologies.includes(id) || undefined}>
              <TechnologyIcon id={id} />
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
