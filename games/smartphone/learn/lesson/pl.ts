import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Smartphone Inc. w osiem minut',
  steps: {
    goal: {
      say: 'Wygrywa, kto po 5 rundach ma najwięcej PZ. Daje je sprzedaż towarów. Ciężarówki otwierają biura: tam się sprzedaje.',
    },
    plan: {
      say: 'Działa, co widać. Naciśnij strzałkę w dół: towar mniej, ciężarówka (Logistyka) więcej. Potem naciśnij Gotowe.',
      hint: 'Zakryte komórki dają towary, widoczne symbole działają. Cel: 3 towary i 2 ciężarówki (Logistyka). „Krok wstecz” cofa, potem raz w dół.',
    },
    order: {
      say: 'Co rundę cena zaczyna od 5; każdy widoczny symbol ceny zmienia ją o 1, od 2 do 8. Pierwsza jest najniższa: Wróbel, 3.',
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
      hint: 'Inne regiony na twoich liniach kosztują 3 lub 4 ciężarówki: dwie wystarczą dziś tylko na Emiraty. Obie tam, potem Gotowe.',
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
    ahead: {
      say: 'Skok do przodu, bez względu na twój plan: masz cenę 7, 2 towary, 3 koła zębate i jeszcze biuro w Europie.',
    },
    patent: {
      say: 'Trzy koła: dokończ Kontroler do gier, potem Gotowe. Kto zbada go pierwszy, bierze patent, tu 8 PZ.',
      hint: 'Wszystkie trzy koła idą na Kontroler do gier: wtedy ma cztery. Potem Gotowe.',
    },
    purple: {
      say: 'Po 7 mało kto kupi, ale fioletowi płacą każdą cenę za swoją technologię. Sprzedaj obu zaznaczonym, potem Gotowe.',
      hint: 'Jeden towar klientowi z kontrolerem w Emiratach, jeden siódemce w Europie. Potem Gotowe.',
    },
    price: {
      say: 'Runda III. Taniej to wcześniej, drożej to więcej PZ. Odwróć arkusz A na A2: taniej i więcej towarów. Naciśnij Gotowe.',
      hint: 'Strona A2 ma skrzynię z obniżką ceny. Wybierz arkusz A, odwróć go na A2 i naciśnij Gotowe.',
    },
    retailer: {
      say: 'Skok do przodu: cena 4, 1 towar, 3 ciężarówki. Wszystkie do Ameryki Południowej: biuro u sprzedawcy to PZ na koniec.',
      hint: 'Inne regiony też wolno, ale trzy ciężarówki otwierają Amerykę Południową od razu, a sprzedawca daje towary. Naciśnij ją trzy razy.',
    },
    bonus: {
      say: 'Biuro otwarte. U sprzedawcy nic nie sprzedasz, ale jest premia: naciśnij „Wyprodukuj 3 towary”, potem Gotowe.',
      hint: 'Premii można nie brać, ale tutaj ją bierzesz: naciśnij „Wyprodukuj 3 towary”, potem Gotowe.',
    },
    control: {
      say: 'Masz 4 towary. Kto sprzeda w regionie najwięcej, bierze jego liczbę: w Europie 5. Sprzedaj tam cztery, potem Gotowe.',
      hint: 'Po 4 kupują w Europie wszyscy czerwoni klienci. Sprzedaj tam cztery towary, potem Gotowe.',
    },
    second: {
      say: 'Europa dała ci 5, Wróblowi 2: przy trzech biurach liczy się drugie miejsce. W remisie: czyj pierwszy towar dalej w lewo.',
    },
    last: {
      say: 'Skok do ostatniej sprzedaży: 3 towary. Gdzie nikt inny nie sprzedał, starczy jeden: po jednym w regionie, potem Gotowe.',
      hint: 'Każdy zapłaci 4, gdziekolwiek jest. Ale po jednym towarze w Europie, Afryce Północnej i Emiratach daje 5 + 2 + 1 za kontrolę.',
    },
    count: {
      say: 'Start 3, sprzedaż i kontrola 84, patent 8, sprzedawca 12: masz 107 PZ, Wróbel 80. To cały Smartphone Inc.',
    },
  },
};
