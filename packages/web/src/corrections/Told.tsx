import { useMemo } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { countCorrections } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { Changes } from './Changes.tsx';
import { changesIn, readRows } from './sets.ts';
import { useCorrectable } from './use-correctable.ts';
import { correctionsWords } from './words.ts';
import './told.css';

export interface ToldProps {
  readonly game: string;
  /** The options of a table. */
  readonly options: unknown;
  readonly className?: string;
}

/** Says that a table is played with corrections: a button that lists them. */
export function Told({ game, options, className = 'corrections-told' }: ToldProps) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const count = countCorrections(game, options);
  return (
    <Dialog
      opener={{ className, children: words.told(count) }}
      heading={words.told(count)}
      className="corrections-dialog"
    >
      {(close) => (
        <>
          <p>{words.toldText}</p>
          <List game={game} options={options} />
          <button type="button" className="button" data-look="main" onClick={close}>
            {words.close}
          </button>
        </>
      )}
    </Dialog>
  );
}

function List({ game, options }: ToldProps) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const correctable = useCorrectable(game);
  const changes = useMemo(() => {
    if (!correctable || correctable === 'failed') return [];
    try {
      return changesIn(readRows(options, correctable), new Map(), correctable);
    } catch {
      // The table has passed the game's own reader: this page is older than it.
      return [];
    }
  }, [correctable, options]);
  if (!correctable || correctable === 'failed') return null;
  return <Changes correctable={correctable} changes={changes} before={words.ours} />;
}
