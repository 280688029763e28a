import type { Language } from '@stolik/core';

interface Words {
  readonly you: string;
  readonly player: string;
  readonly bot: string;
  readonly curtain: string;
  readonly help: string;
  readonly unclear: string;
  readonly undone: string;
  readonly bye: string;
  readonly cannotUndo: string;
  readonly saved: string;
  readonly won: string;
  readonly lost: string;
  readonly wins: string;
}

/** What the terminal table itself says; `$` stands for a name or a number. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    you: 'You',
    player: 'Player $',
    bot: 'Bot $',
    curtain: 'It is the turn of $. Nobody else should look. Press Enter.',
    help: 'Type a move as listed, or: undo, board, help, quit. A move that is not listed is answered with the reason.',
    unclear: 'That is not a move:',
    undone: 'Taken back.',
    bye: 'Goodbye.',
    cannotUndo: 'Nothing to take back: nothing was played, or something became known since.',
    saved: 'The log is in $.',
    won: 'You have beaten the target!',
    lost: 'The target was not beaten this time.',
    wins: 'The winner: $.',
  },
  pl: {
    you: 'Ty',
    player: 'Gracz $',
    bot: 'Bot $',
    curtain: 'Teraz kolej na: $. Pozostali nie patrzą. Naciśnij Enter.',
    help: 'Wpisz ruch z listy albo: undo (cofnij), board (plansza), help (pomoc), quit (koniec). Na ruch spoza listy dostaniesz wyjaśnienie.',
    unclear: 'To nie jest ruch:',
    undone: 'Cofnięte.',
    bye: 'Do zobaczenia.',
    cannotUndo: 'Nie ma czego cofać: nic nie zagrano albo coś już wyszło na jaw.',
    saved: 'Zapis gry: $.',
    won: 'Udało się pobić wynik docelowy!',
    lost: 'Tym razem wynik docelowy nie został pobity.',
    wins: 'Wygrywa: $.',
  },
};
