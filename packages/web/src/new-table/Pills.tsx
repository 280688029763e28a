interface PillsProps<T> {
  readonly name: string;
  readonly title: string;
  readonly value: T;
  /** Values and their words. */
  readonly children: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

/** One of a few, all of them in sight. */
export function Pills<T extends string | number>({ name, title, value, children, onChange }: PillsProps<T>) {
  return (
    <fieldset className="new-seats">
      <legend>{title}</legend>
      <div className="row">
        {children.map(([each, words]) => (
          <label key={each} className="new-count" data-on={value === each || undefined}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={value === each}
              onChange={() => onChange(each)}
              className="visually-hidden"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
