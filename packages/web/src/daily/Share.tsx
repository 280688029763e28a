import { useEffect, useId, useRef, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { dailyWords } from './words.ts';

/** How long it is said that it was copied. */
const COPIED_MS = 2_000;

interface ShareProps {
  readonly text: string;
  /** What the button says, where it is more than that. */
  readonly label?: string;
  readonly isMain?: boolean;
}

/** Hands a text to whatever the device shares by, or copies it; where neither can be done it lies there to be selected. */
export function Share({ text, label, isMain = true }: ShareProps) {
  const { language } = useSettings();
  const w = dailyWords[language];
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (outcome === 'failed') box.current?.select();
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function share(): Promise<void> {
    if ('share' in navigator) {
      try {
        await navigator.share({ text });
        return;
      } catch (error) {
        // Closing the sheet of the device without sending is no mistake.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <>
      <button type="button" className="button daily-share" data-look={isMain ? 'main' : undefined} onClick={share}>
        {outcome === 'copied' ? w.copied : (label ?? w.share)}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && <span className="daily-shared">{w.copied}</span>}
      </span>
      {outcome === 'failed' && (
        <div className="daily-text">
          <p role="alert" className="problem">
            {w.notCopied}
          </p>
          <label className="visually-hidden" htmlFor={id}>
            {w.shareText}
          </label>
          <textarea id={id} ref={box} readOnly rows={3} value={text} />
        </div>
      )}
    </>
  );
}
