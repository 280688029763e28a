import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sagrada w siedem minut',
  steps: {
    goal: {
      say: 'Wypełnij witraż kostkami; wygrywa, kto ma najwięcej punktów. Niebieska 3 na niebieskie pole u góry.',
      hint: 'Pierwsza kostka trafia na brzeg albo do narożnika, a kolorowe pole wymaga swojego koloru.',
    },
    snake: {
      say: 'Jedna kostka na turę. Zakończ ją i patrz: kolejność idzie tam i z powrotem, Wróbel bierze dwie.',
      hint: 'Kostka w tej turze jest już wzięta. Zakończ turę.',
    },
    touching: {
      say: 'Znów ty. Połóż zieloną 1 przy swojej kostce: każda nowa musi stykać się z inną, choćby rogiem.',
      hint: 'Może leżeć i gdzie indziej, ale tutaj trafia na zaznaczone pole.',
    },
    leftovers: {
      say: 'Zakończ turę. Kostka, której nikt nie wziął, trafia na tor rund, a potem rzuca się nowymi.',
      hint: 'Kostka w tej turze jest już wzięta. Zakończ turę.',
    },
    apart: {
      say: 'Ten sam kolor ani liczba nigdy obok siebie; rogami wolno. Niebieska 6 na zaznaczone pole i koniec tury.',
      hint: 'Niebieska 6 może stykać się z niebieską 3 tylko rogiem. Połóż ją na zaznaczonym polu i zakończ turę.',
    },
    private: {
      say: 'Cel indywidualny znasz tylko ty: każde oczko na zielonych to punkt. Połóż zieloną 6 i zakończ turę.',
      hint: 'Twój cel liczy oczka na zielonych kostkach, więc zielona 6 jest dla ciebie najwięcej warta.',
    },
    row: {
      say: 'Kilka rund później. Cele wspólne liczą się wszystkim: pięć kolorów w pełnym rzędzie to 6. Dokończ go.',
      hint: 'W górnym rzędzie brakuje żółtej: żółta 1 trafia na ostatnie pole.',
    },
    watch: {
      say: 'Sześć punktów. Zakończ turę i zobacz, co zostawi ci Wróbel.',
      hint: 'Kostka w tej turze jest już wzięta. Zakończ turę.',
    },
    tool: {
      say: 'Narzędzia naginają zasady za znaczniki. Użyj szczypiec: zielona 6, o jeden w dół, na pole z liczbą 5.',
      hint: 'Pole z liczbą wymaga tej liczby. Szczypce zrobią z 6 piątkę.',
    },
    price: {
      say: 'To kosztowało jeden znacznik. Odtąd te szczypce kosztują dwa. Każdy zachowany znacznik to punkt.',
    },
    last: {
      say: 'Ostatnia tura gry. Każde puste pole kosztuje punkt: połóż żółtą 1.',
      hint: 'Czerwona 5 nigdzie teraz nie pasuje, a żółta 1 tak: na zaznaczone pole.',
    },
    over: { say: 'Zakończ ostatnią turę. Jedno pole zostaje puste: zdarza się najlepszym.', hint: 'Zakończ turę.' },
    count: {
      say: 'Teraz wszystko się liczy: cele, zielone oczka, znaczniki, minus jeden za dziurę. To cała Sagrada.',
    },
  },
};
