import { type ComponentProps, useEffect, useState } from 'react';

export interface AskTwiceProps extends Omit<ComponentProps<'button'>, 'about'> {
  readonly label: string;
  /** What it says once it has been pressed. */
  readonly sure: string;
  /** Whether to ask at all; it does unless told otherwise. */
  readonly ask?: boolean;
  /** What the question is about: once that changes, it is a new question. */
  readonly about?: unknown;
  /** It has been pressed once, or no longer: whoever offers it may say what it means. */
  onAsk?(isAsking: boolean): void;
  onYes(): void;
}

/** A button for what cannot be undone: it wants to be pressed twice. */
export function AskTwice({ label, sure, ask = true, about, onAsk, onYes, ...button }: AskTwiceProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [about]);
  useEffect(() => onAsk?.(isAsking), [isAsking, onAsk]);
  return (
    <button
      type="button"
      className="button"
      {...button}
      data-sure={isAsking || undefined}
      // The second half of a double click on what was here before is not meant.
      onClick={({ detail }) => detail < 2 && (isAsking || !ask ? onYes() : setAsking(true))}
      onBlur={() => setAsking(false)}
    >
      {isAsking ? sure : label}
    </button>
  );
}
