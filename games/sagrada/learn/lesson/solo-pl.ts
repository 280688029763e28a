import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sagrada w pojedynkę',
  steps: {
    target: {
      say: 'W pojedynkę bierzesz dwie z czterech kostek. Reszta to wynik docelowy: weź czerwoną 6 i zakończ ruch.',
      hint: 'Oczka kostek, które zostają w puli, podnoszą wynik docelowy. Weź czerwoną 6 i zakończ ruch.',
    },
    payment: {
      say: 'Narzędzie kosztuje kostkę w swoim kolorze i działa raz. Kamień za zieloną 2: odwróć fioletową 3.',
      hint: 'Użyj kamienia szlifierskiego, zapłać zieloną 2, weź fioletową 3: zmieni się w 4, na zaznaczone pole.',
    },
    leave: {
      say: 'Zielona 2 opuściła grę i się nie liczy. Żółta 5 zostaje: zakończ ruch i patrz, jak rośnie wynik docelowy.',
      hint: 'W tym ruchu masz już kostkę. Zakończ ruch.',
    },
    count: {
      say: 'W pojedynkę każde puste pole odbiera 3 PZ. Wygrywasz, mając więcej PZ niż wynik docelowy; tyle samo to za mało.',
    },
  },
};
