import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Smartphone Inc. w osiem minut',
  steps: {
    goal: {
      say: 'Po 5 rundach wygrywa, kto ma najwięcej punktów zwycięstwa (PZ), głównie ze sprzedaży. Zielony sklep to twoje biuro.',
    },
    plan: {
      say: 'Komórki pod górnym arkuszem dają towary, widoczne symbole działają. W dół: towar mniej, ciężarówka więcej. Gotowe.',
      hint: 'Zakryte komórki dają towary, widoczne symbole działają. Cel: 3 towary i 2 ciężarówki (Logistyka). „Krok wstecz” cofa, potem raz w dół.',
    },
    order: {
      say: 'Twoja cena: 5, minus 1 za skrzynię ze strzałką, plus 1 za czerwony $, czyli 5. Wróbel ma niższą, 3, więc jest pierwszy.',
    },
    upgrade: {
      say: 'Widać twoją fabrykę, więc bierzesz ulepszenie na następne rundy. Weź dwa koła zębate i naciśnij Gotowe.',
      hint: 'Widoczna fabryka daje jedno z tych ulepszeń. Tutaj to z dwoma kołami zębatymi; potem Gotowe.',
    },
    research: {
      say: 'Widać jedno koło zębate: jeden postęp w badaniach. Połóż go na Kontrolerze do gier: z czterema jest twój. Potem Gotowe.',
      hint: 'Postęp może trafić na każdą technologię, ale tutaj na Kontroler do gier. Potem Gotowe.',
    },
    links: {
      say: 'Teraz ciężarówki: Emiraty leżą na linii od twojego biura i kosztują dwie. Naciśnij je dwa razy, potem Gotowe.',
      hint: 'Inne regiony na twoich liniach kosztują 3 lub 4 ciężarówki: dwie wystarczą dziś tylko na Emiraty. Obie tam, potem Gotowe.',
    },
    sell: {
      say: 'Czerwony klient płaci twoją cenę, jeśli jego liczba nie jest niższa. Masz 5: sprzedaj obu szóstkom, potem Gotowe.',
      hint: 'Jeden towar na klienta: jeden w Afryce Północnej, jeden w Emiratach. Potem Gotowe.',
    },
    round: {
      say: 'Dwa towary po 5 to 10 PZ. Za kontrolę dwóch regionów jeszcze 3. Trzeci towar bez klienta przepada.',
    },
    number: {
      say: 'Te 3 PZ: kto sprzeda w regionie najwięcej, bierze jego żółtą liczbę. Afryka Północna dała ci 2, Emiraty 1.',
    },
    start: {
      say: 'Masz 16 PZ: 13 i 3 na start. Wróbel zaczął z 7: każdy kolor ma na start własną liczbę PZ.',
    },
    lay: {
      say: 'Runda II na próbę: wybierz ulepszenie, naciśnij „Połóż na arkuszach”: jego koła działają. Zobacz zmiany i Gotowe.',
      hint: 'Zakryte daje jeden towar. Połóż je na arkuszach: jego koła zastąpią dwie komórki, a te nie dadzą za to towarów.',
    },
    ahead: {
      say: 'Dalej gramy przygotowaną rundę: cena 7, 2 towary, 3 koła zębate i jeszcze biuro w Europie.',
    },
    patent: {
      say: 'Dokończ Kontroler do gier, potem Gotowe. Kto zbada go pierwszy, ma patent: 8 PZ na koniec, w sumie, ale nie na torze.',
      hint: 'Wszystkie trzy koła idą na Kontroler do gier: wtedy ma cztery. Potem Gotowe.',
    },
    purple: {
      say: 'Za 7 z czerwonych kupi tylko siódemka, ale fioletowi płacą każdą cenę za swoją technologię. Sprzedaj obu, potem Gotowe.',
      hint: 'Jeden towar klientowi z kontrolerem w Emiratach, jeden siódemce w Europie. Potem Gotowe.',
    },
    price: {
      say: 'Runda III na próbę: najtańszy sprzedaje pierwszy, najdroższy ma więcej za towar. Odwróć arkusz A na A2: taniej. Gotowe.',
      hint: 'Strona A2 ma skrzynię z obniżką ceny. Wybierz arkusz A, odwróć go na A2 i naciśnij Gotowe.',
    },
    retailer: {
      say: 'Przygotowana runda: cena 4, 1 towar, 3 ciężarówki. Wszystkie do Ameryki Płd.: tam pierwsze biuro u sprzedawcy to 12 PZ.',
      hint: 'Inne regiony też wolno, ale trzy ciężarówki otwierają Amerykę Południową od razu, a sprzedawca daje towary. Naciśnij ją trzy razy.',
    },
    bonus: {
      say: 'Biuro otwarte. U sprzedawcy nic nie sprzedasz, ale jest premia: naciśnij „Wyprodukuj 3 towary”, potem Gotowe.',
      hint: 'Premii można nie brać, ale tutaj ją bierzesz: naciśnij „Wyprodukuj 3 towary”, potem Gotowe.',
    },
    control: {
      say: 'Dzięki Wi-Fi Wróbel ma w Europie dwa biura. Przy trzech najwięcej sprzedanych daje 5 PZ: sprzedaj tam 4 towary, Gotowe.',
      hint: 'Po 4 kupują w Europie wszyscy czerwoni klienci. Sprzedaj tam cztery towary, potem Gotowe.',
    },
    second: {
      say: 'Europa: 5 dla ciebie, 2 dla Wróbla. Z każdym biurem ta liczba rośnie, a od trzeciego liczy się też drugie miejsce.',
    },
    last: {
      say: 'Skok do ostatniej sprzedaży: 3 towary. Gdzie nikt inny nie sprzedał, starczy jeden: po jednym w zaznaczonych i Gotowe.',
      hint: 'Każdy zapłaci 4, gdziekolwiek jest. Ale po jednym towarze w Europie, Afryce Północnej i Emiratach daje 5 + 2 + 1 za kontrolę.',
    },
    count: {
      say: 'Start 3, sprzedaż i kontrola 84, patent 8, sprzedawca 12: masz 107 PZ, Wróbel 80.',
    },
    win: {
      say: 'Jak wygrać? Sprzedać wszystko, w wielu regionach najwięcej, a w badaniach i u sprzedawców być przed innymi.',
    },
  },
};
