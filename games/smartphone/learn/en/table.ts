import type { UnitWords } from '@stolik/learn';

export const table: Readonly<Record<string, UnitWords>> = {
  secret: {
    title: 'What is hidden and what is open',
    text: 'Only plans are secret, and only until everybody is ready: then all are turned up together. Everything else is open to all: goods, upgrades, tokens, progress, prices, VP. Nobody knows in which order new upgrades come.',
  },
  undo: {
    title: 'Undo',
    text: 'In your turn you may take back your steps one by one until you end it. A plan that is ready may be taken back until the last company is ready. What others have seen and answered cannot be taken back.',
  },
  options: {
    title: 'What may be settled before a game',
    text: 'Which sides of the technologies are up, and whether Steve joins and at what level. For a first game: all A sides.',
  },
  sureness: {
    title: 'How sure these rules are',
    text: 'Rules come from the rulebook, the map, pads and technologies from pictures of the board and a replica. Where the rulebook is silent we had to rule; those texts say “our ruling”. The numbers on retailers and all of Steve are our reconstruction, as we did not have the printed parts.',
  },
};
