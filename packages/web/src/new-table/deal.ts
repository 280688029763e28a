import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Sitter, TableRecord } from '../store/tables.ts';
import { prepareTable } from '../table/prepare.ts';

export interface Dealer {
  readonly isDealing: boolean;
  /** The game's code did not come: no network, perhaps. */
  readonly hasFailed: boolean;
  /**
   * Deals a table and goes there; `isCoached` for whoever has just learnt the game. A fork that is played again begins
   * where `last` began; `isSame` deals all of `last` again, with the same luck.
   */
  deal(
    game: string,
    sitters: readonly Sitter[],
    options: unknown,
    isCoached?: boolean,
    last?: TableRecord,
    isSame?: boolean,
  ): Promise<void>;
}

export function useDeal(): Dealer {
  const navigate = useNavigate();
  const [stage, setStage] = useState<'idle' | 'dealing' | 'failed'>('idle');
  return {
    isDealing: stage === 'dealing',
    hasFailed: stage === 'failed',
    async deal(game, sitters, options, isCoached, last, isSame) {
      setStage('dealing');
      try {
        // The table's code comes with the first deal, so that the first page is there at once.
        const { dealTable } = await import('../session/open.ts');
        // Until all of it is there, one stays where one is.
        await prepareTable(game);
        const isAgain = last !== undefined && (isSame || last.log.header.fork !== undefined);
        const id = isAgain
          ? await (await import('../fork/make.ts')).playSameDeal(last)
          : await dealTable(game, sitters, options, isCoached);
        await navigate({ to: '/table/$id', params: { id } });
        setStage('idle');
      } catch {
        setStage('failed');
      }
    },
  };
}
