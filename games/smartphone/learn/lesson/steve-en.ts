import type { LessonWords } from '@stolik/learn';

export const en: LessonWords = {
  title: 'Alone against Steve',
  steps: {
    sheet: {
      say: 'Steve’s plan is open before yours: price 5, 5 goods. Be cheaper: turn pad A to side A2, then Ready.',
      hint: 'Leave the pads where they lie, two cells covered, and turn only A, to side A2: price 3. “Step back” undoes.',
    },
    order: {
      say: 'You cost 3, Steve 5: in every phase of this round you go before him.',
    },
    improve: {
      say: 'Take any upgrade, then Done. Steve takes none: in his turn the first of the row leaves the game.',
      hint: 'Your factory is in sight: take an upgrade, then Done.',
    },
    patent: {
      say: 'Steve finishes what he can, the highest patent first. Be quicker: both gears on the Game controller, then Done.',
      hint: 'Both of you lack two for the Game controller, and you are first. Both gears there, then Done.',
    },
    sell: {
      say: 'Steve sells after you, in Europe too. Take its four customers from him, sell the fifth anywhere, then Done.',
      hint: 'Europe first, four times; one more good where you like; then Done.',
    },
    track: {
      say: 'Two or more unsold make Steve cheaper next round, none makes him dearer, one changes nothing.',
    },
    win: {
      say: 'Now he plans cheaper, with more goods: always open, never with a bonus. End with more points than Steve to win.',
    },
  },
};
