import type { Level } from '@stolik/bots';
import { dealt } from '@stolik/daily';
import type { GameUi } from '@stolik/games/ui';
import i18next from 'i18next';
import type { Sitter, TableRecord } from '../store/tables.ts';

interface Wanted {
  readonly id?: string;
  readonly seed: string;
  readonly birds: readonly Level[];
  readonly options?: unknown;
}

/** A table that is dealt by tag to whoever is at the screen and birds, not yet kept. */
export function tableDealt(
  { game }: GameUi,
  { id, seed, birds, options }: Wanted,
  marks: Pick<TableRecord, 'daily' | 'duel'>,
): TableRecord {
  const { log } = dealt(game, 1 + birds.length, seed, options);
  const now = Date.now();
  return {
    id: id ?? crypto.randomUUID().slice(0, 8),
    sitters: [{ kind: 'human', name: i18next.t('setup.you') }, ...birdsNamed(birds)],
    log: { header: log.header, lines: [...log.lines] },
    seed,
    created: now,
    updated: now,
    isOver: false,
    ...marks,
  };
}

/** Birds by their names; the second of a kind by its number. */
export function birdsNamed(birds: readonly Level[]): Sitter[] {
  return birds.map((bird, at) => {
    const same = birds.slice(0, at).filter((other) => other === bird).length;
    const name = i18next.t(`bots.${bird}.name`);
    return { kind: 'bot', name: same > 0 ? `${name} ${same + 1}` : name, bot: bird };
  });
}
