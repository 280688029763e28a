import { useTranslation } from 'react-i18next';
import { type Dealer, useDeal } from '../new-table/deal.ts';
import type { Sitter } from '../store/tables.ts';

/** Sits down with birds of one kind. */
export function useMeeting(): Omit<Dealer, 'deal'> & {
  meet(game: string, seats: number, bird: string): Promise<void>;
} {
  const { t } = useTranslation();
  const { deal, ...dealer } = useDeal();
  return {
    ...dealer,
    meet(game, seats, bird) {
      const name = t(`bots.${bird as 'easy'}.name`);
      const others = Array.from({ length: seats - 1 }, (_, i): Sitter => {
        return { kind: 'bot', name: i === 0 ? name : `${name} ${i + 1}`, bot: bird };
      });
      return deal(game, [{ kind: 'human', name: t('setup.you') }, ...others], {});
    },
  };
}
