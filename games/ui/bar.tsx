import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where the table's action bar takes in what a board has to say and to offer. */
export interface Bar {
  readonly prompt: Element | null;
  readonly actions: Element | null;
}

export const BarContext = createContext<Bar>({ prompt: null, actions: null });

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
