import { sing, useDrag } from '@stolik/games/ui';
import type { PawnKind } from './Supply.tsx';
import type { TurnInMind } from './use-turn.ts';

/** What can be dragged: bots into slots; pawns onto bots, and assistants onto signs. */
export function useGrabs(turn: TurnInMind, seat: number | undefined) {
  const { plan } = turn;
  const bot = useDrag<number | undefined>({
    what: '.sentient-bot',
    spaceAt: (element) => element.closest<HTMLElement>(`[data-slot^="${seat}-"]`)?.dataset.slot?.split('-')[1],
    onTake: turn.holdBot,
    onOver: (slot) => turn.look(slot === undefined ? undefined : Number(slot)),
    onDrop: (slot) => Number(slot) !== plan.into && turn.chooseSlot(Number(slot)),
    onLetGo: turn.letGo,
  });

  const [agent, assistant] = (['agent', 'assistant'] as const).map((kind) => ({
    what: `.sentient-${kind}`,
    spaceAt: (element: Element) => {
      const { dataset } = element.closest<HTMLElement>('[data-block], [data-factory], .sentient-corner') ?? {};
      return dataset?.block ?? dataset?.side ?? dataset?.factory;
    },
    onTake: () => sing('pick'),
    onOver: () => {},
    onLetGo: () => {},
    onDrop: (space: string) => {
      if (space === 'left' || space === 'right') turn.chooseBlock(space);
      else if (kind === 'assistant') turn.sendAlong(Number(space));
      else if (Number(space) !== plan.from) turn.chooseBot(Number(space));
    },
  }));
  const pawns = { agent: useDrag<undefined>(agent), assistant: useDrag<undefined>(assistant) };

  return {
    onBot: bot,
    onPawn: (event: Parameters<typeof bot>[0], kind: PawnKind) => pawns[kind](event, undefined),
  };
}
