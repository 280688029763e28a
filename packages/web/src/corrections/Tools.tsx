import { AskTwice, type Correctable } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Mine } from './mine.ts';
import { packSet, printSet } from './sets.ts';
import { correctionsWords } from './words.ts';

/** Longer than any set: whoever has more chose another file. */
const MOST_BYTES = 256 * 1024;

export interface ToolsProps {
  readonly game: string;
  readonly correctable: Correctable;
  readonly mine: Mine;
  onCleared(): void;
  /** A file was chosen: what is in it, or nothing where it cannot be one of ours. */
  onFile(text: string): void;
}

/** What can be done with all that was put right: play with it, send it, keep it in a file, forget it. */
export function Tools({ game, correctable, mine, onCleared, onFile }: ToolsProps) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const [isCopied, setCopied] = useState(false);
  const options = correctable.optionsOf(mine.rows);
  const isEmpty = mine.rows.size === 0;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    const link = new URL(`/corrections/${game}#${await packSet(game, options)}`, location.href);
    await navigator.clipboard.writeText(link.href);
    setCopied(true);
  }

  function save(): void {
    const address = URL.createObjectURL(new Blob([printSet(game, options)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `stolik-${game}.json`;
    link.click();
    URL.revokeObjectURL(address);
  }

  async function read(file: File | undefined): Promise<void> {
    if (file) onFile(file.size > MOST_BYTES ? '' : await file.text());
  }

  return (
    <section className="corrections-mine">
      <p role="status">{isEmpty ? words.none : words.mine(mine.rows.size)}</p>
      <div className="corrections-buttons">
        {!isEmpty && (
          <>
            <Link to="/new/$game" params={{ game }} search={{}} className="button" data-look="main">
              {words.play}
            </Link>
            <button type="button" className="button" onClick={() => copy().catch(() => setCopied(false))}>
              {isCopied ? words.copied : words.link}
            </button>
            <button type="button" className="button" onClick={save}>
              {words.file}
            </button>
          </>
        )}
        <label className="button">
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ target }) => {
              read(target.files?.[0]).catch(() => onFile(''));
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          {words.read}
        </label>
        {!isEmpty && (
          <AskTwice
            label={words.clear}
            sure={words.clearSure}
            data-look="plain"
            onYes={() => {
              mine.keep(new Map());
              onCleared();
            }}
          />
        )}
      </div>
    </section>
  );
}
