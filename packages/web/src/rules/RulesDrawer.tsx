import { unitOfRefusal } from '@stolik/learn';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Loading } from '../app/TroublePage.tsx';
import { useSettings } from '../store/settings.ts';
import type { Wanted } from './context.ts';
import { Rules } from './Rules.tsx';
import { useAboveKeyboard } from './use-keyboard.ts';
import { useRulebook } from './use-rulebook.ts';
import { unitOfElement } from './wanted.ts';
import { rulesWords } from './words.ts';
import './drawer.css';

export interface RulesDrawerProps {
  readonly game: string;
  readonly wanted: Wanted;
  /** What lies beside it: whatever is pointed at there is offered. */
  readonly board: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** A rule, or the contents at a chapter. */
interface Place {
  readonly unit?: string | undefined;
  readonly chapter?: string | undefined;
}

/** The rules beside the board; on a phone they take the lower half, so that the board stays in sight. */
export function RulesDrawer({ game, wanted, board, onClose }: RulesDrawerProps) {
  const { language } = useSettings();
  const words = rulesWords[language];
  const rulebook = useRulebook(game);
  const drawer = useRef<HTMLElement>(null);
  /** What was read one after the other: the last is open, and where there is no unit, the contents. */
  const [trail, setTrail] = useState<readonly Place[]>([{}]);
  const [isTall, setTall] = useState(false);
  const { unit, chapter } = trail[trail.length - 1];
  const [pointed, setPointed] = useState<string>();
  const isHere = rulebook !== undefined && rulebook !== 'failed';

  useEffect(() => {
    if (!isHere) return;
    const { reference } = rulebook;
    const refused = wanted.refusal === undefined ? undefined : unitOfRefusal(reference, wanted.refusal)?.id;
    setTrail([{ unit: wanted.unit ?? refused ?? unitOfElement(reference, wanted.at ?? null) }]);
    // Not the field: on a phone its keyboard would cover what is to be read.
    drawer.current?.focus({ preventScroll: true });
  }, [rulebook, isHere, wanted]);

  useEffect(() => {
    const root = board.current;
    if (!isHere || !root) return;
    const look = ({ target }: Event) => {
      const found = target instanceof Element ? unitOfElement(rulebook.reference, target) : undefined;
      if (found) setPointed(found);
    };
    const types = ['pointerover', 'focusin'] as const;
    for (const type of types) root.addEventListener(type, look);
    return () => {
      for (const type of types) root.removeEventListener(type, look);
    };
  }, [rulebook, isHere, board]);

  useAboveKeyboard(drawer);
  const go = (place: Place) => setTrail([...trail, place]);
  const back = () => (trail.length > 1 ? setTrail(trail.slice(0, -1)) : onClose());
  // Who goes back means what was read before, and then the board, not what was before the table.
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action === 'BACK') back();
      return action === 'BACK';
    },
    enableBeforeUnload: false,
  });

  return (
    <aside
      className="table-drawer rules-drawer"
      ref={drawer}
      tabIndex={-1}
      aria-label={words.title}
      data-tall={isTall || undefined}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className="rules-grip" aria-pressed={isTall} onClick={() => setTall(!isTall)}>
        <span className="visually-hidden">{words.taller}</span>
      </button>
      <button type="button" className="button table-drawer-close" onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">{words.close}</span>
      </button>
      {rulebook === undefined && <Loading />}
      {rulebook === 'failed' && <p role="alert">{words.failed}</p>}
      {isHere && (
        <Rules
          {...{ game, rulebook, unit, chapter, pointed }}
          onUnit={(id) => go({ unit: id })}
          onContents={(at) => go({ chapter: at })}
          before={
            trail.length > 1 && (
              <button type="button" className="button rules-back" onClick={back}>
                <span aria-hidden="true">‹</span>
                <span className="visually-hidden">{words.back}</span>
              </button>
            )
          }
        />
      )}
    </aside>
  );
}
