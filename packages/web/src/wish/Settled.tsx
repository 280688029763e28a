import type { GameUi } from '@stolik/games/ui';
import type { TableInfo } from '@stolik/protocol/page';
import { useEffect, useState } from 'react';
import { loadGame } from '../games.ts';
import { useSettings } from '../store/settings.ts';

/** What was settled for a table, in a list of tables: a few words where something is not as usual. */
export function Settled({ info }: { readonly info: TableInfo }) {
  const { language } = useSettings();
  const [ui, setUi] = useState<GameUi>();
  const options = info.options as Readonly<Record<string, unknown>>;
  const isUsual = Object.keys(options).length === 0;
  useEffect(() => {
    // Whatever does not come is told at the table.
    if (!isUsual) loadGame(info.game).then(setUi, () => {});
  }, [info.game, isUsual]);
  const words = ui?.settledIn?.({ options, seats: info.seats.length, language }) ?? [];
  return words.length === 0 ? null : <p className="card-note">{words.join(' · ')}</p>;
}
