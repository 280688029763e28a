import { useRef, useState } from 'react';
import { usePeopleWords } from './words.ts';

/** A link that is to be sent: it lies ready to be copied, by the button or by hand. */
export function CopyField({ url, label }: { readonly url: string; readonly label: string }) {
  const words = usePeopleWords();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    try {
      // Not every page may: without https there is no clipboard at all.
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  }
  return (
    <div className="people-link">
      <input
        ref={field}
        type="text"
        readOnly
        value={url}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button" onClick={copy}>
        <span role="status">{isCopied ? words.copied : words.copy}</span>
      </button>
    </div>
  );
}
