import { Face, type GameUi } from '@stolik/games/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Foretold, Session } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';
import { againstNext } from './hint-words.ts';
import { ownEvents, tellTurn } from './turn-words.ts';

/** A hint in words, for the position it was given for. */
export interface ShownHint {
  readonly view: unknown;
  /** The view as it would be then. */
  readonly after: unknown;
  readonly what: string;
  /** What it is good for, and what it wins against the next best. */
  readonly why: string;
  readonly pieces: readonly string[];
}

export function useHint(session: Session, ui: GameUi, names: readonly string[]) {
  const { language } = useSettings();
  const { t } = useTranslation();
  const [hint, setHint] = useState<ShownHint>();
  const [isThinking, setThinking] = useState(false);

  async function ask(): Promise<void> {
    const { view } = session.snapshot();
    setThinking(true);
    const given = await session.hint().catch(() => undefined);
    setThinking(false);
    const { seat } = session.snapshot();
    if (!given || seat === undefined) return;
    const { after, reason, next } = given;
    const { scoreLine } = ui.text[language];
    const sentencesOf = (turn: Foretold) => tellTurn(turn, { ui, language, names, seat });
    const label = (kind: string) => ui.scoreWord?.(kind, language) ?? scoreLine(kind);
    const line = reason && next?.verdict !== 'better' ? `+${reason.by} ${scoreLine(reason.line)}.` : '';
    const good = ui.hintWhy?.(view, after, seat, language) ?? line;
    setHint({
      view,
      after,
      what: sentencesOf(given),
      why: [good, next ? againstNext(next, sentencesOf(next), { language, t, label }) : ''].filter(Boolean).join(' '),
      pieces: ownEvents(given, seat).flatMap((happening) => ui.piecesOf(happening)),
    });
  }

  return { hint, isThinking, ask };
}

/** Says the hint and lets its pieces stand out while it is shown. */
export function HintLine({ hint, onMark }: { readonly hint: ShownHint; onMark(pieces: readonly string[]): void }) {
  const { t } = useTranslation();
  useEffect(() => {
    onMark(hint.pieces);
    return () => onMark([]);
  }, [hint, onMark]);
  const { what, why } = hint;
  return (
    <p className="table-hint" role="status">
      <Face bot="expert" size={32} />
      <strong>{t('table.hintBy')}:</strong> {what} {why}
    </p>
  );
}
