import type { Language } from '@stolik/core';

/** What is said round examples; `{...}` stands for what is filled in. */
export interface ExampleWords {
  /** Whoever sits there, from 1. */
  readonly player: string;
  readonly agent: string;
  readonly agentWith: string;
  readonly plug: string;
  readonly plugBlocked: string;
  readonly pass: string;
  readonly end: string;
  readonly hand: string;
  readonly supply: string;
  readonly network: string;
  readonly orderNow: string;
  readonly orderNext: string;
  readonly nobodyYet: string;
}

export const exampleWords: Readonly<Record<Language, ExampleWords>> = {
  en: {
    player: 'Player {n}',
    agent: 'agent to place {slot}',
    agentWith: 'agent and {assistants} to place {slot}',
    plug: 'plug into slot {slot}',
    plugBlocked: 'plug into slot {slot}, blocked: {block}',
    pass: 'pass',
    end: 'end the turn',
    hand: 'In hand',
    supply: 'in the supply',
    network: 'Network',
    orderNow: 'Order now',
    orderNext: 'Next round, from the top',
    nobodyYet: 'nobody yet',
  },
  pl: {
    player: 'Gracz {n}',
    agent: 'agent na pole {slot}',
    agentWith: 'agent i {assistants} na pole {slot}',
    plug: 'podłączyć na miejscu {slot}',
    plugBlocked: 'podłączyć na miejscu {slot}, blokada: {block}',
    pass: 'spasować',
    end: 'zakończyć ruch',
    hand: 'W ręce',
    supply: 'w zasobach',
    network: 'Sieć',
    orderNow: 'Kolejność teraz',
    orderNext: 'Następna runda, od góry',
    nobodyYet: 'jeszcze nikt',
  },
};
