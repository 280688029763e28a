import type { TableInfo } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TableRow } from '../lobby/TableRow.tsx';
import { useTurns } from '../online/turns.ts';
import type { TableRecord } from '../store/tables.ts';
import { KeptTable } from './KeptTable.tsx';

/** Tables of each kind on the first screen; the lobby has all that are online. */
const MOST_SHOWN = 6;

interface ContinueProps {
  /** The player's tables online that are not over. */
  readonly own: readonly TableInfo[];
  /** Those of this browser. */
  readonly kept: readonly TableRecord[];
  onRemove(id: string): void;
}

/** The way back to whatever is being played, before anything else. */
export function Continue({ own, kept, onRemove }: ContinueProps) {
  const { t } = useTranslation();
  const count = useTurns((turns) => turns.waiting.length);
  return (
    <section className="home-continue" aria-labelledby="continue">
      <header>
        <h2 id="continue">{t('home.continue')}</h2>
        <p role="status">{count > 0 && t('lobby.turns', { count })}</p>
        {own.length > MOST_SHOWN && <Link to="/lobby">{t('home.allOnline', { n: own.length })}</Link>}
      </header>
      <ul>
        {own.slice(0, MOST_SHOWN).map((info) => (
          <TableRow key={info.id} info={info} />
        ))}
        {kept.slice(0, MOST_SHOWN).map((table) => (
          <KeptTable key={table.id} table={table} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}
