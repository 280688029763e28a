import './choice.css';

interface ChoiceProps<T> {
  readonly name: string;
  readonly title: string;
  readonly value: T;
  /** Values and their words. */
  readonly children: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

/** One of a few, all of them in sight; what they are about is said to who cannot see it. */
export function Choice<T extends string | number>({ name, title, value, children, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend className="visually-hidden">{title}</legend>
      {children.map(([each, words]) => (
        <label key={each} data-on={value === each || undefined}>
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
    </fieldset>
  );
}
