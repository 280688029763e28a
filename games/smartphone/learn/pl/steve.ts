import type { UnitWords } from '@stolik/learn';

export const steve: Readonly<Record<string, UnitWords>> = {
  steve: {
    title: 'Steve',
    text: 'Steve to firma bez gracza: dołącza do gry od jednej do czterech osób, a kto gra w pojedynkę, zawsze gra z nim. Ma kolor, biuro i PZ jak każdy, ale nie ma arkuszy, ulepszeń ani żetonów towarów i o niczym nie decyduje: jego działania wynikają ze stałych reguł. Drukowanego Steve’a nie mieliśmy, więc całego odtworzyliśmy sami.',
    examples: ['Zielony gra przeciw Steve’owi, który jest czerwony i ma jawny plan.'],
  },
  solo: {
    title: 'Gra w pojedynkę',
    text: 'To gra dwóch firm: ty i Steve, ze sprzedawcami jak na dwie firmy. Wygrywasz wyższą sumą PZ; remisy rozstrzyga się jak zwykle, a wspólne pierwsze miejsce nie jest wygraną. (Odtworzone przez nas.)',
  },
  'steve-plan': {
    title: 'Co Steve robi w rundzie',
    text: 'Znacznik na jednym z trzech torów (tanio, z umiarem, drogo) wyznacza na każdą rundę jego cenę, towary, koła zębate i ciężarówki: cena to odpowiednio 3, 5 i 6, a im drożej, tym mniej towarów. Widać to przed planowaniem, więc planuj pod niego. (Nasze liczby.)',
  },
  'steve-track': {
    title: 'Jak zmienia się tor Steve’a',
    text: 'Zaczyna z umiarem. Po fazie 8: jeśli sprzedał wszystko, przechodzi o jeden tor w stronę drogiego; przy 2 lub więcej niesprzedanych towarach o jeden w stronę taniego; przy dokładnie 1 zostaje. (Odtworzone przez nas.)',
  },
  'steve-levels': {
    title: 'Poziomy Steve’a',
    text: 'Zwykły gra liczbami ze swoich torów. Łatwy ma w każdej rundzie o 1 towar i 1 koło zębate mniej, trudny o 1 towar i 1 koło zębate więcej. (Nasze liczby.)',
  },
  'steve-improve': {
    title: 'Steve w fazie 4',
    text: 'W rundach od I do IV w swojej turze usuwa z gry pierwsze odkryte ulepszenie i nic sobie nie bierze. Kto ma turę przed nim, ten zdąży wziąć to, które chce. (Odtworzone przez nas.)',
  },
  'steve-research': {
    title: 'Steve w fazie 5',
    text: 'Najpierw bada do końca to, co może już teraz, zaczynając od najwyższego wolnego patentu, potem od tego, czego chce najwięcej klientów w jego regionach. Inaczej dokłada tam, gdzie brakuje najmniej, przy równych do wyższego patentu. Technologie dają mu patenty i fioletowych klientów, ale nie premie. (Odtworzone przez nas.)',
  },
  'steve-logistics': {
    title: 'Steve w fazie 6',
    text: 'Wybiera połączony region, który obiecuje najwięcej względem brakującego postępu: liczą się klienci, którzy u niego kupią, pozostałe rundy i mało rywali; u sprzedawcy PZ następnego pola. W rundzie V kładzie tylko tam, gdzie od razu otworzy biuro. Premii sprzedawców nie bierze. (Odtworzone przez nas.)',
  },
  'steve-sales': {
    title: 'Steve w fazie 7',
    text: 'Sprzedaje region po regionie, dopóki ma towary: najpierw tam, gdzie zajęte jest najwięcej pól, potem w większym, zawsze od lewej. PZ za sprzedaż i kontrolę ma jak każdy. (Odtworzone przez nas.)',
  },
};
