import { type ComponentProps, useEffect, useState } from 'react';

/** Until then a second tap belongs to the first: screens count two quick taps as two, unlike a mouse. */
const ARMING_MS = 700;

export interface AskTwiceProps extends Omit<ComponentProps<'button'>, 'about'> {
  readonly label: string;
  /** What it says once it has been pressed. */
  readonly sure: string;
  /** Whether to ask at all; it does unless told otherwise. */
  readonly ask?: boolean;
  /** Whether even a hasty second tap is too little: for what ends a game. */
  readonly isGrave?: boolean;
  /** What the question is about: once that changes, it is a new question. */
  readonly about?: unknown;
  /** It has been pressed once, or no longer: whoever offers it may say what it means. */
  onAsk?(isAsking: boolean): void;
  onYes(): void;
}

/** A button for what cannot be undone: it wants to be pressed twice. */
export function AskTwice({ label, sure, ask = true, isGrave = false, about, onAsk, onYes, ...button }: AskTwiceProps) {
  const [isAsking, setAsking] = useState(false);
  const [isArming, setArming] = useState(false);
  useEffect(() => setAsking(false), [about]);
  useEffect(() => onAsk?.(isAsking), [isAsking, onAsk]);
  useEffect(() => {
    if (!isArming) return;
    const timer = setTimeout(() => setArming(false), ARMING_MS);
    return () => clearTimeout(timer);
  }, [isArming]);
  function press(): void {
    if (!ask || isAsking) {
      if (!isArming) onYes();
      return;
    }
    setAsking(true);
    setArming(isGrave);
  }
  return (
    <button
      type="button"
      className="button"
      {...button}
      data-sure={isAsking || undefined}
      aria-disabled={(isAsking && isArming) || undefined}
      // The second half of a double click on what was here before is not meant.
      onClick={({ detail }) => detail < 2 && press()}
      onBlur={() => setAsking(false)}
    >
      {isAsking ? sure : label}
    </button>
  );
}
