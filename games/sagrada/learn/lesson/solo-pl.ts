import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sagrada w pojedynkę',
  steps: {
    target: {
      say: 'W pojedynkę bierzesz dwie z czterech kostek. Reszta to wynik docelowy: weź czerwoną 6 i zakończ ruch.',
      hint: 'Tak też wolno, ale tutaj czerwona 6 trafia na zaznaczone pole, bo oczka kostek z puli podnoszą wynik docelowy; potem kończysz ruch.',
    },
    payment: {
      say: 'Narzędzie kosztuje kostkę w swoim kolorze i działa raz. Użyj kamienia szlifierskiego, zapłać zieloną 2.',
      hint: 'Tak też wolno, ale tutaj używasz kamienia szlifierskiego i płacisz zieloną 2.',
    },
    turned: {
      say: 'Kamień odwraca kostkę: 1 i 6, 2 i 5, 3 i 4. Zmień fioletową 3 w 4 i połóż na zaznaczonym polu.',
      hint: 'Tak też wolno, ale tutaj fioletowa 3 zmienia się w 4 i trafia na zaznaczone pole.',
    },
    leave: {
      say: 'Zielona 2 opuściła grę i się nie liczy. Żółta 5 zostaje: zakończ ruch i patrz, jak rośnie wynik docelowy.',
      hint: 'Tak też wolno, ale tutaj kończysz ruch.',
    },
    count: {
      say: 'W pojedynkę każde puste pole odbiera 3 PZ. Wygrywasz, mając więcej PZ niż wynik docelowy; tyle samo to za mało.',
    },
  },
};
