import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sagrada w siedem minut',
  steps: {
    goal: {
      say: 'Wypełnij witraż kostkami; wygrywa, kto ma najwięcej PZ. Połóż niebieską 3 na niebieskim polu u góry.',
      hint: 'Tak też wolno, ale tutaj niebieska 3 trafia na niebieskie pole: kolorowe pole wymaga swojego koloru.',
    },
    snake: {
      say: 'Jedna kostka na ruch. Zakończ go i patrz: kolejność biegnie tam i z powrotem, więc Wróbel bierze dwie.',
      hint: 'Tak też wolno, ale tutaj kończysz ruch.',
    },
    touching: {
      say: 'Znów ty. Połóż zieloną 1 na zaznaczonym polu: każda nowa musi stykać się z inną, choćby narożnikiem.',
      hint: 'Tak też wolno, ale tutaj zielona 1 trafia na zaznaczone pole.',
    },
    leftovers: {
      say: 'Zakończ ruch. Kostka, której nikt nie wziął, trafia na tor rund, a potem rzuca się nowymi.',
      hint: 'Tak też wolno, ale tutaj kończysz ruch.',
    },
    apart: {
      say: 'Ten sam kolor ani odcień (liczba oczek) nie styka się bokami. Niebieska 6 na zaznaczone pole, potem koniec ruchu.',
      hint: 'Tak też wolno, ale tutaj niebieska 6 trafia na zaznaczone pole, narożnikiem do niebieskiej 3, a potem kończysz ruch.',
    },
    private: {
      say: 'Cel indywidualny znasz tylko ty: oczko na zielonej to 1 PZ. Zielona 6 na zaznaczone pole, potem koniec ruchu.',
      hint: 'Tak też wolno, ale tutaj zielona 6, najwięcej dla ciebie warta, trafia na zaznaczone pole, a potem kończysz ruch.',
    },
    row: {
      say: 'Kilka rund później. Cele grupowe liczą się wszystkim: pięć kolorów w pełnym rzędzie to 6 PZ. Dokończ go.',
      hint: 'Tak też wolno, ale tutaj żółta 1 trafia na ostatnie pole górnego rzędu, w którym brakuje żółtej.',
    },
    watch: {
      say: 'Masz 6 PZ. Zakończ ruch i zobacz, co zostawi ci Wróbel.',
      hint: 'Tak też wolno, ale tutaj kończysz ruch.',
    },
    tool: {
      say: 'Narzędzia za znaczniki uznania naginają zasady. Na pole z liczbą 5 nic nie pasuje: użyj szczypiec.',
      hint: 'Tak też wolno, ale tutaj używasz szczypiec.',
    },
    change: {
      say: 'Szczypce zmieniają kostkę o jeden. Weź zieloną 6, zmniejsz ją i połóż na polu z liczbą 5.',
      hint: 'Tak też wolno, ale tutaj zielona 6 staje się piątką i trafia na zaznaczone pole.',
    },
    price: {
      say: 'To kosztowało jeden znacznik. Odtąd te szczypce kosztują dwa. Każdy zachowany znacznik to 1 PZ.',
    },
    last: {
      say: 'Ostatni ruch w grze. Każde puste pole odbiera 1 PZ, a do wypełnienia są dwa: połóż żółtą 1.',
      hint: 'Tak też wolno, ale tutaj żółta 1 trafia na zaznaczone pole: o jedno puste mniej.',
    },
    over: {
      say: 'Jedno jest jeszcze do wypełnienia i zostaje puste: zdarza się najlepszym. Zakończ ostatni ruch.',
      hint: 'Tak też wolno, ale tutaj kończysz ruch.',
    },
    count: {
      say: 'Teraz wszystko się liczy: cele, zielone oczka, znaczniki, minus 1 PZ za puste pole. To cała Sagrada.',
    },
  },
};
