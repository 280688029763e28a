import type { TableInfo } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableRow } from '../lobby/TableRow.tsx';
import { useOnline } from '../online/connection.ts';
import { useTurns } from '../online/turns.ts';
import type { TableRecord } from '../store/tables.ts';
import { KeptTable } from './KeptTable.tsx';
import { isWanted, urgentFirst } from './urgency.ts';

/** Tables of each kind on the first screen; the lobby has all of one's own. */
const MOST_SHOWN = 6;

interface ContinueProps {
  /** The player's tables online that are not over, and what ended while they were away. */
  readonly own: readonly TableInfo[];
  /** Those of this browser. */
  readonly kept: readonly TableRecord[];
  onRemove(id: string): void;
}

/** The way back to whatever is being played, before anything else. */
export function Continue({ own, kept, onRemove }: ContinueProps) {
  const { t } = useTranslation();
  const me = useOnline((online) => online.me?.id);
  const count = useTurns((turns) => turns.waiting.length);
  // A row that snaps holds on to the card it shows, whatever comes before it: so it does from the first touch on.
  const [isTouched, setTouched] = useState(false);
  const shown = urgentFirst(own, me).slice(0, MOST_SHOWN);
  const wanted = shown.filter((info) => isWanted(info, me));
  const here = kept.slice(0, MOST_SHOWN);
  const row = (info: TableInfo) => <TableRow key={info.id} info={info} isNews={info.status === 'over'} />;
  return (
    <section className="home-continue" aria-labelledby="continue">
      <header>
        <h2 id="continue">{t('home.continue')}</h2>
        <p role="status">{count > 0 && t('lobby.turns', { count })}</p>
        {own.length + kept.length > shown.length + here.length && (
          <Link to="/lobby">{t('home.allTables', { n: own.length + kept.length })}</Link>
        )}
      </header>
      <ul data-touched={isTouched || undefined} onPointerDown={() => setTouched(true)}>
        {wanted.map(row)}
        {here.map((table) => (
          <KeptTable key={table.id} table={table} onRemove={onRemove} />
        ))}
        {shown.filter((info) => !wanted.includes(info)).map(row)}
      </ul>
    </section>
  );
}
