import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Smartphone Inc. w osiem minut',
  steps: {
    goal: {
      say: 'Wygrywa, kto po 5 rundach ma najwięcej PZ. Działa, co widać: strzałką w dół zamień towar na ciężarówkę. Gotowe.',
      hint: 'Zakryte komórki dają towary, widoczne symbole działają. Cel: 3 towary i 2 ciężarówki. „Krok wstecz” cofa, potem raz w dół.',
    },
    order: {
      say: 'Oba plany są odkryte. W każdej fazie pierwszeństwo ma najniższa cena: Wróbel z 3, potem ty z 5.',
    },
    upgrade: {
      say: 'Widać twoją fabrykę: bierzesz ulepszenie na następne rundy. Weź dwa koła zębate i naciśnij Gotowe.',
      hint: 'Widoczna fabryka daje jedno z tych ulepszeń. Tutaj to z dwoma kołami zębatymi; potem Gotowe.',
    },
    research: {
      say: 'Koło zębate to jeden postęp w badaniach. Kontroler do gier wymaga czterech: połóż tam swój. Potem Gotowe.',
      hint: 'Postęp może trafić na każdą technologię, ale tutaj na Kontroler do gier. Potem Gotowe.',
    },
    links: {
      say: 'Ciężarówki otwierają biura, wzdłuż linii od twoich. Emiraty kosztują dwie: naciśnij dwa razy, potem Gotowe.',
      hint: 'Wejdziesz tylko tam, gdzie prowadzi linia od twojego biura. Obie ciężarówki do Emiratów, potem Gotowe.',
    },
    sell: {
      say: 'Czerwony klient płaci twoją cenę, jeśli mieści się w jego liczbie. Masz 5: sprzedaj obu szóstkom, potem Gotowe.',
      hint: 'Jeden towar na klienta: jeden w Afryce Północnej, jeden w Emiratach. Potem Gotowe.',
    },
    round: {
      say: 'Dwa towary po 5 to 10 PZ. Za kontrolę dwóch regionów jeszcze 3. Trzeci towar bez klienta przepada.',
    },
    lay: {
      say: 'Runda II. Wybierz ulepszenie, naciśnij „Połóż na arkuszach”, zobacz, co daje, i naciśnij Gotowe.',
      hint: 'Zakryte daje jeden towar. Połóż je na arkuszach: zakryje dwie komórki kołami zębatymi.',
    },
    patent: {
      say: 'Znów dwa koła: dokończ Kontroler do gier, potem Gotowe. Kto zbada go pierwszy, bierze patent, tu 8 PZ.',
      hint: 'Oba koła idą na Kontroler do gier: wtedy ma wszystkie cztery. Potem Gotowe.',
    },
    purple: {
      say: 'Po 7 mało kto kupuje, ale fioletowi płacą każdą cenę za swoją technologię. Sprzedaj obu zaznaczonym. Gotowe.',
      hint: 'Jeden towar klientowi z kontrolerem w Emiratach, jeden siódemce w Europie. Potem Gotowe.',
    },
    price: {
      say: 'Runda III. Taniej to wcześniej, drożej to więcej PZ. Odwróć arkusz A na A2: cena spada, towarów przybywa. Gotowe.',
      hint: 'Strona A2 ma skrzynię z obniżką ceny. Wybierz arkusz A, odwróć go na A2 i naciśnij Gotowe.',
    },
    retailer: {
      say: 'U sprzedawcy nic nie sprzedasz, ale biuro to PZ na koniec i premia. Trzy razy Ameryka Południowa. Gotowe.',
      hint: 'Biuro w Ameryce Południowej kosztuje trzy ciężarówki. Naciśnij ją trzy razy, weź towary, potem Gotowe.',
    },
    control: {
      say: 'Kto sprzeda w regionie najwięcej, bierze jego liczbę: w Europie 5. Sprzedaj tam oba towary, potem Gotowe.',
      hint: 'Wróbel sprzedał w Europie jeden towar. Z dwoma masz tam najwięcej. Potem Gotowe.',
    },
    second: {
      say: 'Europa dała ci 5, Wróblowi 2: od trzeciego biura liczy się też drugie miejsce. Przy remisie decyduje lewa strona.',
    },
    last: {
      say: 'Ostatnia sprzedaż. W regionie kupuje pierwszy chętny z lewej. Sprzedaj wszystkie trzy w Europie, potem Gotowe.',
      hint: 'Po 4 kupują w Europie klienci z 4, 5 i 6. Sprzedaj tam trzy towary, potem Gotowe.',
    },
    count: {
      say: 'Sprzedaż i kontrola, twój patent, biuro u sprzedawcy: wszystko razem. To cały Smartphone Inc.',
    },
  },
};
