import type { Game } from '@stolik/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { correctionsOf, countCorrections } from '../boxes.ts';
import { useSettings } from '../store/settings.ts';
import { type Options, useCorrections } from './store.ts';
import { correctionsWords } from './words.ts';
import './with-mine.css';

const NOTHING: Options = {};

export interface MineAtTable {
  readonly count: number;
  readonly isOn: boolean;
  /** What the table gets. */
  readonly options: Options;
  setOn(isOn: boolean): void;
}

/** What this device has put right of a game, for a new table: wanted unless somebody says otherwise. */
export function useMineAtTable({ id, parseOptions, seats }: Game): MineAtTable {
  const set = useCorrections(({ sets }) => sets[id]);
  const [isOn, setOn] = useState(true);
  const mine = useMemo(() => {
    try {
      if (set) parseOptions(set, seats.max);
      return set ?? NOTHING;
    } catch {
      // A set that the rules do not take any more is the same as none.
      return NOTHING;
    }
  }, [set, parseOptions, seats]);
  const count = countCorrections(id, mine);
  return { count, isOn, options: isOn && count > 0 ? mine : NOTHING, setOn };
}

/** Whether a new table is to be played with what was put right here. */
export function WithMine({
  game,
  mine: { count, isOn, setOn },
}: {
  readonly game: string;
  readonly mine: MineAtTable;
}) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  if (count === 0) return null;
  return (
    <div className="with-mine">
      <label className="check">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
        {words.use(count)}
      </label>
      <small>
        {words.useNote}{' '}
        <Link to="/corrections/$game" params={{ game }}>
          {words.edit}
        </Link>
      </small>
    </div>
  );
}

/** The way to put something right, for whoever has not yet. */
export function OfferToCorrect({ game, mine }: { readonly game: string; readonly mine: MineAtTable }) {
  const { language } = useSettings();
  if (mine.count > 0 || correctionsOf(game).length === 0) return null;
  return (
    <p className="with-mine">
      <Link to="/corrections/$game" params={{ game }}>
        {correctionsWords[language].offer}
      </Link>
    </p>
  );
}
