import { type ReactNode, useId } from 'react';
import './form.css';

export interface Pick<T> {
  readonly value: T;
  /** What it is called. */
  readonly name: string;
  /** What it looks like; without it the name is shown. */
  readonly picture?: ReactNode;
}

export interface PicksProps<T> {
  readonly field: string;
  readonly legend: ReactNode;
  readonly value: T;
  readonly picks: readonly Pick<T>[];
  onChange(value: T): void;
}

/** One of a few, picked by its picture. */
export function Picks<T extends string>({ field, legend, value, picks, onChange }: PicksProps<T>) {
  const name = useId();
  return (
    <fieldset className="form-picks" data-field={field}>
      <legend>{legend}</legend>
      <div>
        {picks.map((pick) => (
          <label key={pick.value} data-on={pick.value === value || undefined} data-value={pick.value} title={pick.name}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={pick.value}
              checked={pick.value === value}
              onChange={() => onChange(pick.value)}
            />
            {pick.picture ?? pick.name}
            {pick.picture !== undefined && <span className="visually-hidden">{pick.name}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
