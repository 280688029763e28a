import type { View } from '../rules/index.ts';
import { Emblem } from './Emblem.tsx';
import { privatesOf } from './privates.ts';
import type { Speech } from './speech.ts';

/** What a phone unfolds over the pool, one at a time. */
const PANELS = ['goals', 'tools', 'track'] as const;
export type Panel = (typeof PANELS)[number];

export interface PanelsProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly speech: Speech;
  readonly shown: Panel | undefined;
  onShow(panel: Panel | undefined): void;
}

/** On a phone: what each objective has brought is always in sight, and a tap unfolds what it asks for. */
export function Panels({ view, seat, speech, shown, onShow }: PanelsProps) {
  return (
    <div className="panel-tabs sagrada-panels" role="group" aria-label={speech.words.panels}>
      {PANELS.map((panel) => (
        <button
          key={panel}
          type="button"
          data-panel={panel}
          aria-pressed={shown === panel}
          onClick={() => onShow(shown === panel ? undefined : panel)}
        >
          {panel === 'goals' && seat !== undefined ? (
            <>
              <span className="visually-hidden">{speech.words.goals}</span>
              <Earned view={view} seat={seat} />
            </>
          ) : (
            speech.words[panel]
          )}
        </button>
      ))}
    </div>
  );
}

/** The objectives as signs with their points: sentences stand in the panel. */
function Earned({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { lines } = view.seats[seat];
  const goals = [
    ...privatesOf(view.seats[seat]).map(({ color, points }) => ({ id: color, points })),
    ...view.publicObjectives.map((id) => ({ id, points: lines[id] })),
  ];
  return goals.map(({ id, points }) => (
    <span key={id} className="sagrada-earned" aria-hidden="true">
      <Emblem id={id} />
      {points}
    </span>
  ));
}
