import { type Deal, type Field, owlGame, seedOf } from '@stolik/daily';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadGame } from '../games.ts';
import { packGame, SHARED } from '../replay/share.ts';
import { useSettings } from '../store/settings.ts';
import { birdsNamed } from './deal-table.ts';
import { dailyWords } from './words.ts';

interface OwlGameProps {
  readonly deal: Deal;
  readonly field: Field;
}

/** The way to the middle one of Owl's games of this deal, as a replay: it travels in the link like any other. */
export function OwlGame({ deal, field }: OwlGameProps) {
  const { language } = useSettings();
  const [packed, setPacked] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    const { game, birds } = deal.kind;
    const pack = async () => {
      const ui = await loadGame(game, field.rules);
      const seed = seedOf(deal, field.rules);
      const { log } = owlGame(ui.game, field, 1 + birds.length, seed);
      const sitters = birdsNamed(['expert', ...birds]);
      const record = { id: SHARED, sitters, log, seed, created: 0, updated: 0, isOver: true };
      return packGame(
        record,
        sitters.map(({ name }) => name),
      );
    };
    // Without it there is one way less.
    pack().then(
      (text) => !isLeft && setPacked(text),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [deal, field]);
  if (!packed) return null;
  return (
    <Link className="button daily-owl" to="/replay/$id" params={{ id: SHARED }} search={{}} hash={packed}>
      {dailyWords[language].owl}
    </Link>
  );
}
