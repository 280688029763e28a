import type { Language } from '@stolik/core';

/** What is said round a lesson: loaded with it, and not with the page. */
interface TeachingWords {
  readonly step: string;
  readonly next: string;
  readonly back: string;
  readonly skip: string;
  readonly rule: string;
  /** Before the rule, where something else was done. */
  readonly astray: string;
  readonly done: string;
  readonly doneText: string;
  readonly play: string;
  readonly repeat: string;
  readonly home: string;
  readonly show: string;
}

export const teachingWords: Readonly<Record<Language, TeachingWords>> = {
  en: {
    step: 'Step {at} of {of}',
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    rule: 'Rule',
    astray: 'Allowed, but not what this step is about.',
    done: 'You know how to play',
    doneText: 'Now for real: Sparrow is the gentlest of the bots, and for two rounds short tips tell you what matters.',
    play: 'Play against Sparrow',
    repeat: 'Once more',
    home: 'All tables',
    show: 'End of the lesson',
  },
  pl: {
    step: 'Krok {at} z {of}',
    next: 'Dalej',
    back: 'Wstecz',
    skip: 'Pomiń',
    rule: 'Zasada',
    astray: 'Tak wolno, ale w tym kroku chodzi o coś innego.',
    done: 'Umiesz już grać',
    doneText:
      'Teraz na poważnie: Wróbel to najłagodniejszy z botów, a przez dwie rundy krótkie wskazówki powiedzą ci, co ważne.',
    play: 'Zagraj z Wróblem',
    repeat: 'Jeszcze raz',
    home: 'Wszystkie stoliki',
    show: 'Koniec lekcji',
  },
};
