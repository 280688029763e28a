import { useBlocker } from '@tanstack/react-router';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import './dialog.css';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  /** The button that opens it; it has the focus afterwards if nothing else can. */
  readonly opener: ComponentProps<'button'> & { readonly 'data-key'?: string };
  readonly heading: string;
  readonly isOpenAtFirst?: boolean;
  children(close: () => void): ReactNode;
}

/** A button, and what it opens over the page: a `<dialog>`, so that the browser keeps focus and keys where they belong. */
export function Dialog({ opener, isOpenAtFirst = false, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const button = useRef<HTMLButtonElement>(null);

  function close({ currentTarget }: SyntheticEvent): void {
    setOpen(false);
    // The browser has given the focus back already, unless whatever had it before is gone.
    const { activeElement, body } = document;
    if (activeElement === body || currentTarget.contains(activeElement)) button.current?.focus();
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" {...opener} ref={button} onClick={() => setOpen(true)} />
      {/* The button's surroundings do not dress what it opens. */}
      {isOpen && createPortal(<Sheet {...rest} onClose={close} />, document.body)}
    </>
  );
}

function Sheet({ heading, className = '', children, ...rest }: Omit<DialogProps, 'opener' | 'isOpenAtFirst'>) {
  const title = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const close = () => sheet.current?.close();

  useLayoutEffect(() => {
    const { documentElement } = document;
    // The page behind does not scroll, and does not jump either when its scrollbar goes.
    documentElement.style.setProperty('--scrollbar', `${innerWidth - documentElement.clientWidth}px`);
    if (sheet.current?.open) return;
    sheet.current?.showModal();
    // The main way on, where there is one: the first thing that can have the focus may be a detail.
    sheet.current?.querySelector<HTMLElement>('[data-look="main"]')?.focus();
    // Whatever has the focus, it begins at its beginning.
    sheet.current?.scrollTo(0, 0);
  }, []);
  // Who goes back means what lies on top, not the table below.
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'BACK') close();
      return action === 'BACK';
    },
    enableBeforeUnload: false,
  });
  // What had the focus may be gone after a change, such as a button that is pressed once.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) sheet.current?.focus();
  });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: with keys it is Escape, which the browser knows
    <dialog
      {...rest}
      ref={sheet}
      className={`dialog ${className}`}
      aria-labelledby={title}
      tabIndex={-1}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      // Who presses inside and lets go outside, as in selecting, wants to stay.
      onClick={(event) => isPressedOutside.current && isOutside(event) && close()}
    >
      <h2 id={title}>{heading}</h2>
      {children(close)}
    </dialog>
  );
}

/** Whether a pointer is on the shade, which is part of the dialog as far as events go. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
