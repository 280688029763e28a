import type { Language } from '@stolik/core';

/** What is asked before a game is played on from somewhere: loaded with the questions, and not with the page. */
interface ForkWords {
  readonly dealt: string;
  readonly hidden: string;
  readonly asItWas: string;
  readonly asItWasNote: string;
  readonly asSeen: string;
  readonly asSeenNote: string;
  readonly luck: string;
  readonly new: string;
  readonly newNote: string;
  readonly same: string;
  readonly sameNote: string;
  readonly seat: string;
  readonly opponent: string;
  readonly opponents: string;
  readonly play: string;
  readonly link: string;
  readonly copied: string;
  readonly linkNote: string;
  readonly note: string;
  readonly failed: string;
}

export const forkWords: Readonly<Record<Language, ForkWords>> = {
  en: {
    dealt: 'The same set-up, and the same luck where it still fits.',
    hidden: 'What was hidden',
    asItWas: 'As it was',
    asItWasNote: 'Everybody holds what they held.',
    asSeen: 'As I saw it',
    asSeenNote: 'What I could not see is dealt anew.',
    luck: 'Luck',
    new: 'New',
    newNote: 'Dice and cards fall as they like.',
    same: 'The same',
    sameNote: 'As they fell then, where that still fits.',
    seat: 'My seat',
    opponent: 'Opponent',
    opponents: 'Opponents',
    play: 'Play',
    link: 'Link for a friend',
    copied: 'Link copied',
    linkNote: 'Whoever opens it plays from here in a browser of their own. Names of players are left out.',
    note: 'A fork counts in no statistics.',
    failed: 'This position could not be set up.',
  },
  pl: {
    dealt: 'To samo przygotowanie gry i ten sam los, gdzie się da.',
    hidden: 'Co było zakryte',
    asItWas: 'Tak, jak było',
    asItWasNote: 'Każdy ma to, co miał.',
    asSeen: 'Z mojego miejsca',
    asSeenNote: 'Czego stąd nie widać, jest losowane na nowo.',
    luck: 'Los',
    new: 'Nowy',
    newNote: 'Kostki i karty – jak wypadną.',
    same: 'Ten sam',
    sameNote: 'Jak wtedy, gdzie to wciąż pasuje.',
    seat: 'Moje miejsce',
    opponent: 'Przeciwnik',
    opponents: 'Przeciwnicy',
    play: 'Zagraj',
    link: 'Link dla znajomych',
    copied: 'Link skopiowany',
    linkNote: 'Kto go otworzy, zagra stąd w swojej przeglądarce. Imion graczy w nim nie ma.',
    note: 'Wariant nie liczy się w żadnych statystykach.',
    failed: 'Tej pozycji nie udało się rozłożyć.',
  },
};
