import { LEVELS, type Level } from '@stolik/bots';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canBeAlone, GAME_IDS, titleOf } from '../boxes.ts';
import { loadGame } from '../games.ts';
import { Pills } from '../new-table/Pills.tsx';
import { useSettings } from '../store/settings.ts';
import { takeIn } from './duels.ts';
import { dailyWords } from './words.ts';
import '../new-table/new-table.css';

/** Nobody else at the table. */
const ALONE = 'alone';
type Table = Level | typeof ALONE;
const tables: readonly Table[] = [...LEVELS, ALONE];

/** What friends are to play. */
export function NewDuel() {
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = dailyWords[language];
  const navigate = useNavigate();
  const [game, setGame] = useState<string>(GAME_IDS[0]);
  const [bird, setBird] = useState<Table>('hard');
  const [stage, setStage] = useState<'asking' | 'busy' | 'failed'>('asking');
  const isAlone = bird === ALONE && canBeAlone(game);

  const nameOf = (one: Table) => (one === ALONE ? w.alone : t(`bots.${one}.name`));

  async function deal(): Promise<void> {
    setStage('busy');
    try {
      const { version } = (await loadGame(game)).game;
      const birds: Level[] = isAlone ? [] : [bird === ALONE ? 'hard' : bird];
      const { id } = await takeIn({ deal: { game, version, birds, seed: crypto.randomUUID() }, games: [] });
      await navigate({ to: '/duel/{-$id}', params: { id } });
    } catch {
      setStage('failed');
    }
  }

  return (
    <form
      className="daily duel wide"
      onSubmit={(event) => {
        event.preventDefault();
        deal();
      }}
    >
      <h1>{w.duel}</h1>
      <p className="duel-note">{w.duelNote}</p>
      <Pills<string> name="game" title={w.duelGame} value={game} onChange={setGame}>
        {GAME_IDS.map((id): readonly [string, string] => [id, titleOf(id)])}
      </Pills>
      <Pills<Table> name="bird" title={w.opponent} value={isAlone || bird !== ALONE ? bird : 'hard'} onChange={setBird}>
        {tables.filter((one) => one !== ALONE || canBeAlone(game)).map((one) => [one, nameOf(one)])}
      </Pills>
      <p className="row">
        <button type="submit" className="button daily-go" data-look="main" disabled={stage === 'busy'}>
          {w.deal}
        </button>
      </p>
      <p className="problem" role="alert">
        {stage === 'failed' && w.failed}
      </p>
    </form>
  );
}
