import type { Language } from '@stolik/core';
import type { Forecast } from '../../rules/index.ts';
import type { Draft } from './draft.ts';
import { OUTCOME_SYMBOLS, shownValue } from './Outcome.tsx';
import { DraftPicture } from './PlanPicture.tsx';
import { Sign } from './Sign.tsx';
import { SymbolIcon } from './Symbol.tsx';
import type { Ideas as Saved } from './use-draft.ts';
import { fill, OUTCOMES, type OutcomeName, plannerWords } from './words.ts';
import './ideas.css';

export interface IdeasProps {
  readonly draft: Draft;
  readonly ideas: Saved;
  readonly language: Language;
  forecastOf(draft: Draft): Forecast | undefined;
  onRestore(draft: Draft): void;
  onRemove(idea: number): void;
}

interface Row {
  readonly draft: Draft;
  /** Its place among the saved ones; `undefined` for what lies on the stage. */
  readonly idea?: number;
  readonly forecast: Forecast | undefined;
}

/** Saved ideas beside the plan as it is now. Of a price nobody can say that it is best: low goes first, high pays more. */
export function Ideas({ draft, ideas, language, forecastOf, onRestore, onRemove }: IdeasProps) {
  const w = plannerWords[language];
  const saved = ideas.flatMap((kept, idea): Row[] => (kept ? [{ draft: kept, idea, forecast: forecastOf(kept) }] : []));
  if (saved.length === 0) return null;
  const rows: Row[] = [{ draft, forecast: forecastOf(draft) }, ...saved];
  const isBest = (row: Row, name: OutcomeName) => {
    const number = ({ forecast }: Row) => Number(shownValue(forecast, name, '1', '0')) || 0;
    return name !== 'price' && number(row) > 0 && rows.every((other) => number(other) <= number(row));
  };
  return (
    <section className="planner-ideas" aria-label={w.ideas}>
      <table>
        <caption>{w.ideas}</caption>
        <thead>
          <tr>
            <td />
            {OUTCOMES.map((name) => (
              <th key={name} scope="col" title={w.outcomes[name]}>
                <SymbolIcon symbol={OUTCOME_SYMBOLS[name]} />
                <span className="visually-hidden">{w.outcomes[name]}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.idea ?? 'now'} data-idea={row.idea === undefined ? 'now' : row.idea + 1}>
              <th scope="row">
                {row.idea === undefined ? (
                  <span className="planner-idea">
                    <DraftPicture draft={row.draft} />
                    {w.now}
                  </span>
                ) : (
                  <button
                    type="button"
                    className="planner-idea"
                    title={fill(w.restore, { n: row.idea + 1 })}
                    onClick={() => onRestore(row.draft)}
                  >
                    <DraftPicture draft={row.draft} />
                    {fill(w.idea, { n: row.idea + 1 })}
                  </button>
                )}
              </th>
              {OUTCOMES.map((name) => (
                <td key={name} data-best={isBest(row, name) || undefined}>
                  {shownValue(row.forecast, name, w.yes, w.no)}
                  {isBest(row, name) && <span className="visually-hidden"> ({w.best})</span>}
                </td>
              ))}
              <td>
                {row.idea !== undefined && (
                  <RemoveButton label={fill(w.remove, { n: row.idea + 1 })} onRemove={() => onRemove(row.idea ?? 0)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RemoveButton({ label, onRemove }: { readonly label: string; onRemove(): void }) {
  return (
    <button type="button" className="planner-tool" aria-label={label} title={label} onClick={onRemove}>
      <Sign d="M7 7l10 10M17 7 7 17" />
    </button>
  );
}
