import type { UnitWords } from '@stolik/learn';

export const game: Readonly<Record<string, UnitWords>> = {
  goal: {
    title: 'O co chodzi w Sagradzie',
    text: 'Układasz witraż z kolorowych kostek. Przez dziesięć rund wybierasz kostki ze wspólnej puli i umieszczasz je w swoim witrażu zgodnie z zasadami. Na końcu punkty dają cele, kostki w twoim tajnym kolorze i niewykorzystane znaczniki uznania, a puste pola je odbierają. Wygrywa najwyższy wynik.',
  },
  dice: {
    title: 'Kostki: kolor i odcień',
    text: 'Kostka to kawałek szkła. Ma jeden z pięciu kolorów – czerwony, żółty, zielony, niebieski albo fioletowy – i wartość od 1 do 6, nazywaną odcieniem: im więcej oczek, tym ciemniejszy odcień. Przy umieszczaniu ważne jest jedno i drugie, a większość celów patrzy tylko na jedno z nich.',
  },
  window: {
    title: 'Twój witraż i jego pola',
    text: 'Witraż ma 20 pól: cztery rzędy po pięć. Na kolorowym polu może leżeć tylko kostka tego koloru, na polu z oczkami tylko kostka tej wartości, a na białym dowolna. Każda umieszczona kostka zapełnia jedno pole; pole puste na końcu gry kosztuje punkt.',
  },
  bag: {
    title: 'Woreczek i jego 90 kostek',
    text: 'W woreczku jest 90 kostek, po 18 w każdym kolorze, niezależnie od liczby graczy, więc kolor, który już wyszedł, staje się rzadszy. Widać, ile kostek w nim zostało; kolory można wyliczyć z tego, co leży na stole. Kostki do niego nie wracają, poza tą, którą wkłada Zmywacz topnika. We czworo dziesięć rund zużywa wszystkie.',
  },
  setup: {
    title: 'Przygotowanie gry',
    text: 'Każdy dostaje jeden tajny cel indywidualny i dwie karty, z których wybiera wzór witrażu. Trzy narzędzia i trzy cele grupowe leżą odkryte dla wszystkich. Gracza rozpoczynającego wyznacza los. Tak samo jest we dwoje, troje i czworo; pozostałe karty wracają do pudełka. Instrukcja najpierw opisuje przygotowanie gracza; tutaj narzędzia i cele grupowe leżą odkryte już przy wyborze, więc możesz dobrać do nich wzór.',
  },
  patterns: {
    title: 'Wybór wzoru witrażu',
    text: 'Dostajesz dwie karty z wzorem na każdej stronie i wybierasz jeden z czterech; pozostałe nie są używane. Wszyscy wybierają jednocześnie i widzą tylko swoje karty, a wybory odkrywa się razem. O tym ostatnim instrukcja milczy – to nasze rozstrzygnięcie.\n\nSzukaj wzoru, którego kolory i wartości pasują do celów.',
  },
  difficulty: {
    title: 'Trudność wzoru i znaczniki uznania',
    text: 'Każdy wzór ma od 3 do 6 kropek: 3 to najłatwiejszy, 6 najtrudniejszy, z większą liczbą nadrukowanych kolorów i wartości. W grze z innymi zaczynasz z tyloma znacznikami uznania, ile kropek ma wzór, więc trudny witraż opłaci więcej narzędzi. W grze jednoosobowej znaczników nie ma i trudny wzór jest po prostu trudniejszy.',
  },
  starter: {
    title: 'Gracz rozpoczynający',
    text: 'Pierwszą rundę zaczyna osoba wyznaczona losem; przy stole może to być ktoś, kto ostatnio zwiedził katedrę. Gracz rozpoczynający ma woreczek, losuje kostki i nimi rzuca. Po każdej rundzie woreczek przechodzi do następnej osoby zgodnie z ruchem wskazówek zegara i to ona zaczyna kolejną, więc przez całą grę każdy zaczyna mniej więcej tak samo często.',
  },
};
