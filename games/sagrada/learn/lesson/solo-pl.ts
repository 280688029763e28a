import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sagrada w pojedynkę',
  steps: {
    target: {
      say: 'W pojedynkę bierzesz dwie z czterech kostek. Reszta to wynik docelowy: weź czerwoną 6 i zakończ turę.',
      hint: 'Oczka kostek, które zostają w puli, podnoszą wynik docelowy. Weź czerwoną 6 i zakończ turę.',
    },
    payment: {
      say: 'Narzędzie kosztuje kostkę w swoim kolorze i działa raz. Kamień za zieloną 2: odwróć fioletową 3.',
      hint: 'Użyj kamienia szlifierskiego, zapłać zieloną 2, weź fioletową 3: zmieni się w 4, na zaznaczone pole.',
    },
    leave: {
      say: 'Zielona 2 opuściła grę i się nie liczy. Żółta 5 zostaje: zakończ turę i patrz, jak rośnie wynik docelowy.',
      hint: 'Kostka w tej turze jest już wzięta. Zakończ turę.',
    },
    count: {
      say: 'W pojedynkę każde puste pole kosztuje trzy punkty. Wygrywa więcej punktów niż wynik docelowy; remis nie.',
    },
  },
};
