import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sagrada w siedem minut',
  steps: {
    goal: {
      say: 'Wypełnij witraż kostkami; wygrywa, kto ma najwięcej PZ. Połóż niebieską 3 na niebieskim polu u góry.',
      hint: 'Pierwsza kostka trafia przy krawędź albo do narożnika, a kolorowe pole wymaga swojego koloru.',
    },
    snake: {
      say: 'Jedna kostka na ruch. Zakończ go i patrz: kolejność biegnie tam i z powrotem, więc Wróbel bierze dwie.',
      hint: 'W tym ruchu masz już kostkę. Zakończ ruch.',
    },
    touching: {
      say: 'Znów ty. Połóż zieloną 1 przy swojej kostce: każda nowa musi stykać się z inną, choćby narożnikiem.',
      hint: 'Może leżeć i gdzie indziej, ale tutaj trafia na zaznaczone pole.',
    },
    leftovers: {
      say: 'Zakończ ruch. Kostka, której nikt nie wziął, trafia na tor rund, a potem rzuca się nowymi.',
      hint: 'W tym ruchu masz już kostkę. Zakończ ruch.',
    },
    apart: {
      say: 'Równe kolory i odcienie nie stykają się bokami, tylko narożnikami. Niebieska 6 na zaznaczone pole, potem koniec ruchu.',
      hint: 'Niebieska 6 może stykać się z niebieską 3 tylko narożnikiem. Połóż ją na zaznaczonym polu i zakończ ruch.',
    },
    private: {
      say: 'Cel indywidualny znasz tylko ty: każde oczko na zielonych to 1 PZ. Połóż zieloną 6 i zakończ ruch.',
      hint: 'Twój cel liczy oczka na zielonych kostkach, więc zielona 6 jest dla ciebie najwięcej warta.',
    },
    row: {
      say: 'Kilka rund później. Cele grupowe liczą się wszystkim: pięć kolorów w pełnym rzędzie to 6 PZ. Dokończ go.',
      hint: 'W górnym rzędzie brakuje żółtej: żółta 1 trafia na ostatnie pole.',
    },
    watch: {
      say: 'Masz 6 PZ. Zakończ ruch i zobacz, co zostawi ci Wróbel.',
      hint: 'W tym ruchu masz już kostkę. Zakończ ruch.',
    },
    tool: {
      say: 'Narzędzia za znaczniki uznania naginają zasady. Użyj szczypiec: zielona 6, o jeden w dół, na pole z liczbą 5.',
      hint: 'Pole z liczbą wymaga tej liczby. Szczypce zrobią z 6 piątkę.',
    },
    price: {
      say: 'To kosztowało jeden znacznik. Odtąd te szczypce kosztują dwa. Każdy zachowany znacznik to 1 PZ.',
    },
    last: {
      say: 'Ostatni ruch w grze. Każde puste pole odbiera 1 PZ: połóż żółtą 1.',
      hint: 'Czerwona 5 nigdzie teraz nie pasuje, a żółta 1 tak: na zaznaczone pole.',
    },
    over: { say: 'Zakończ ostatni ruch. Jedno pole zostaje puste: zdarza się najlepszym.', hint: 'Zakończ ruch.' },
    count: {
      say: 'Teraz wszystko się liczy: cele, zielone oczka, znaczniki, minus 1 PZ za puste pole. To cała Sagrada.',
    },
  },
};
