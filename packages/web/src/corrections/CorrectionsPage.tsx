import type { Correctable } from '@stolik/games/ui';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Loading, TroublePage } from '../app/TroublePage.tsx';
import { useTitle } from '../app/title.ts';
import { titleOf } from '../boxes.ts';
import { Pills } from '../new-table/Pills.tsx';
import { useSettings } from '../store/settings.ts';
import { Editor } from './Editor.tsx';
import { useMine } from './mine.ts';
import { Offered } from './Offered.tsx';
import { RowList } from './RowList.tsx';
import { Summary } from './Summary.tsx';
import { Tools } from './Tools.tsx';
import { useCorrectable } from './use-correctable.ts';
import { useOffer } from './use-offer.ts';
import { correctionsWords } from './words.ts';
import './corrections.css';
import './told.css';

/** Where whoever owns a box puts right what we had to reconstruct. */
export function CorrectionsPage() {
  const { game = '', row } = useParams({ strict: false });
  const correctable = useCorrectable(game);
  if (!correctable) return <Loading />;
  if (correctable === 'failed') return <TroublePage kind="noPage" />;
  const isKnown = row === undefined || correctable.groups.some(({ keys }) => keys.includes(row));
  return isKnown ? <Corrections {...{ game, correctable }} open={row} /> : <TroublePage kind="noPage" />;
}

type Shows = 'all' | 'unsure' | 'own';

interface CorrectionsProps {
  readonly game: string;
  readonly correctable: Correctable;
  readonly open: string | undefined;
}

function Corrections({ game, correctable, open }: CorrectionsProps) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const { lead, together = '' } = correctable.words[language];
  const mine = useMine(game, correctable);
  const offer = useOffer(game, correctable, mine, words, together);
  const [shows, setShows] = useState<Shows>('all');
  const [drafts, setDrafts] = useState<ReadonlyMap<string, unknown>>(new Map());
  useTitle(`${words.title}: ${titleOf(game)}`);

  // Whoever comes back to the list is where they were in it.
  const last = useRef(open);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === undefined && last.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-row="${last.current}"] a`)?.focus();
    }
    last.current = open;
  }, [open]);

  function change(key: string, draft: unknown): void {
    const next = new Map(drafts);
    if (draft === undefined) next.delete(key);
    else next.set(key, draft);
    setDrafts(next);
  }

  return (
    <div className="corrections wide" data-world={game} data-editing={open !== undefined || undefined}>
      <header className="corrections-head">
        <h1>
          <span className="new-title">{titleOf(game)}</span>
          <span className="visually-hidden">: </span>
          <span>{words.title}</span>
        </h1>
        <p>{lead}</p>
        <p role="alert" className="problem">
          {offer.problem}
        </p>
        {offer.rows && (
          <Offered
            {...{ correctable }}
            rows={offer.rows}
            mine={mine.rows}
            onAccept={() => {
              offer.accept();
              setDrafts(new Map());
            }}
            onDecline={offer.decline}
          />
        )}
        <p role="status" className="corrections-said">
          {offer.said}
        </p>
        <Tools {...{ game, correctable, mine }} onCleared={() => setDrafts(new Map())} onFile={offer.readFile} />
      </header>
      <div className="corrections-side">
        {open === undefined ? (
          <Summary correctable={correctable} rows={mine.rows} />
        ) : (
          <Editor
            key={open}
            {...{ game, correctable, mine, open }}
            draft={drafts.get(open)}
            onDraft={(draft) => change(open, draft)}
          />
        )}
      </div>
      <div className="corrections-list" ref={list}>
        <Pills<Shows> name="shows" title={words.show} value={shows} onChange={setShows}>
          {(['all', 'unsure', 'own'] as const).map((each) => [each, words.shows[each]])}
        </Pills>
        <RowList {...{ game, correctable, shows, open }} rows={mine.rows} unsaved={new Set(drafts.keys())} />
      </div>
    </div>
  );
}
