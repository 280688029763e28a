import { type RefObject, useEffect } from 'react';
import { KEYS, type KeyName, useSettings } from '../store/settings.ts';

/** What pressing does something by itself; all other names are places to go to. */
const ACTS: readonly KeyName[] = ['log', 'done', 'undo', 'hint', 'score', 'rules'];

/** Single keys: each goes to, or presses, whatever has its name as `data-key`. Boards name their own parts so. */
export function useKeys(root: RefObject<HTMLElement | null>): void {
  const { keys, shortcuts } = useSettings();
  useEffect(() => {
    if (!shortcuts) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const name = KEYS.find((key) => keys[key] === event.key.toLowerCase());
      const part = name && root.current?.querySelector<HTMLElement>(`[data-key="${name}"]`);
      if (!name || !part) return;
      event.preventDefault();
      if (ACTS.includes(name)) part.click();
      else (part.querySelector<HTMLElement>('[data-lit]') ?? firstStop(part))?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [root, keys, shortcuts]);
}

function firstStop(part: HTMLElement): HTMLElement | null {
  return part.querySelector<HTMLElement>('[tabindex="0"]') ?? part.querySelector<HTMLElement>('button:not(:disabled)');
}

/** Letters belong to whoever types them, and a dialog has the keys to itself. */
function isTyping(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest('input, select, textarea') !== null;
  return isField || document.querySelector('dialog[open]') !== null;
}
