import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';

/** Where the table's action bar takes in what a board has to say and to offer. */
export interface Bar {
  readonly prompt: Element | null;
  readonly actions: Element | null;
  readonly warning: Element | null;
  /** The way to a unit of the rules, as the table draws it. */
  ruleOf(unit: string): ReactNode;
  /** Whether something is told that is read before anything is decided. */
  setReading(isReading: boolean): void;
  /** There is a new warning: it comes before whatever was asked for earlier. */
  onWarn(): void;
}

export const BarContext = createContext<Bar>({
  prompt: null,
  actions: null,
  warning: null,
  ruleOf: () => null,
  setReading: () => {},
  onWarn: () => {},
});

export interface PromptProps {
  readonly children: ReactNode;
  /** What lies over the board is read first, such as how a round ended: hints, tips and news wait until it is put away. */
  readonly isReading?: boolean;
}

/** What is asked at this step, in place of what the rules ask for in general. */
export function Prompt({ children, isReading = false }: PromptProps) {
  const { prompt, setReading } = useContext(BarContext);
  useEffect(() => {
    if (!isReading) return;
    setReading(true);
    return () => setReading(false);
  }, [isReading, setReading]);
  return prompt && createPortal(children, prompt);
}

/** What ends or leads on a step, such as "Pass": on a desktop beside the prompt, on a phone under the thumb. */
export function Actions({ children }: { readonly children: ReactNode }) {
  const { actions } = useContext(BarContext);
  return actions && createPortal(children, actions);
}

/** What somebody may regret, before it is final: certain by the rules, and never more than a word. */
export interface Regret {
  readonly sentence: string;
  /** The unit of the rules behind it. */
  readonly unit: string;
}

/**
 * Says it beside the question, where whoever looks will see it. Whoever listens hears it by the name of what they are
 * about to choose, so it is not read out here once more.
 */
export function Warning({ sentence, unit }: Regret) {
  const { warning, ruleOf, onWarn } = useContext(BarContext);
  // What is warned of now was not warned of before.
  useEffect(() => onWarn(), [sentence, onWarn]);
  if (!warning) return null;
  return createPortal(
    <>
      <span>{sentence}</span> {ruleOf(unit)}
    </>,
    warning,
  );
}
