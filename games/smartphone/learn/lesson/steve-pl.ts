import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'W pojedynkę przeciw Steve’owi',
  steps: {
    sheet: {
      say: 'Plan Steve’a znasz przed swoim: cena 5, 5 towarów. Bądź taniej: odwróć arkusz A na A2 i naciśnij Gotowe.',
      hint: 'Zostaw arkusze tam, gdzie leżą, i odwróć tylko A, na A2: cena 3. „Krok wstecz” cofa.',
    },
    order: {
      say: 'Masz cenę 3, Steve 5: w każdej fazie tej rundy pierwszeństwo jest po twojej stronie.',
    },
    improve: {
      say: 'Weź dowolne ulepszenie, potem Gotowe. Steve nie bierze: w jego turze pierwsze z rzędu wypada z gry.',
      hint: 'Widać twoją fabrykę: weź ulepszenie, potem Gotowe.',
    },
    patent: {
      say: 'Steve bada, co może skończyć, od najwyższego patentu. Zdąż przed nim: oba koła na Kontroler, potem Gotowe.',
      hint: 'Obu firmom brakuje dwóch do Kontrolera do gier, a ty masz pierwszeństwo. Oba koła tam, potem Gotowe.',
    },
    sell: {
      say: 'Steve sprzedaje po tobie, także w Europie. Zabierz mu czterech klientów, piąty towar gdzie chcesz. Gotowe.',
      hint: 'Najpierw cztery razy Europa, potem jeden towar, gdzie chcesz, i Gotowe.',
    },
    track: {
      say: 'Dwa lub więcej niesprzedanych: Steve będzie tańszy. Żadnego: droższy. Przy jednym nic się nie zmienia.',
    },
    win: {
      say: 'Teraz Steve planuje taniej i więcej, jak zawsze jawnie i bez premii. Miej na koniec więcej PZ niż on, a wygrasz.',
    },
  },
};
