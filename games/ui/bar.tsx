import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where the table's action bar takes in what a board has to say and to offer. */
export interface Bar {
  readonly prompt: Element | null;
  readonly actions: Element | null;
  readonly warning: Element | null;
  /** The way to a unit of the rules, as the table draws it. */
  ruleOf(unit: string): ReactNode;
}

export const BarContext = createContext<Bar>({ prompt: null, actions: null, warning: null, ruleOf: () => null });

/** What is asked at this step, in place of what the rules ask for in general. */
export function Prompt({ children }: { readonly children: ReactNode }) {
  const { prompt } = useContext(BarContext);
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
  const { warning, ruleOf } = useContext(BarContext);
  if (!warning) return null;
  return createPortal(
    <>
      <span>{sentence}</span> {ruleOf(unit)}
    </>,
    warning,
  );
}
