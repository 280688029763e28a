import type { UnitWords } from '@stolik/learn';

export const procuring: Readonly<Record<string, UnitWords>> = {
  procure: {
    title: 'Pozyskanie robota krok po kroku',
    text: '1. Umieść przy robocie agenta, jeśli chcesz, z asystentami, i weź tego robota; w jego miejsce przychodzi nowy.\n\n2. Podłącz go na wolnym miejscu między dwiema swoimi kośćmi.\n\n3. Znaki w rogach kalibrują te kości: + w górę, - w dół, chyba że zablokujesz je asystentami.',
  },
  agent: {
    title: 'Umieszczenie agenta',
    text: 'Wybierz dowolnego z czterech robotów i umieść przy nim jednego agenta. Nieważne, kto już tam stoi i ilu ich jest: żeby wziąć robota, nie trzeba nikogo przebijać. Piony należą do pola w fabryce, a nie do karty, i zostają do końca rundy.',
    examples: ['Przy pierwszym robocie ktoś stoi z dwoma asystentami: nadal możesz tam pójść.'],
  },
  assistants: {
    title: 'Asystenci razem z agentem',
    text: 'Razem z agentem możesz umieścić dowolną liczbę asystentów, których jeszcze masz: od żadnego do wszystkich. Każdy dodaje 1 punkt wpływu u dwóch sąsiednich inwestorów. Idą tylko z agentem; później nie można ich dołożyć ani przesunąć.',
    examples: ['Trzech z pięciu już stoi: można dodać dwóch, trzech nie.'],
  },
  'one-supply': {
    title: 'Pięciu asystentów do obu zadań',
    text: 'Asystenci do zwiększania wpływu i do blokowania to ta sama piątka, a żaden nie wraca przed końcem rundy. Kto umieści wszystkich z agentem, w tej rundzie niczego już nie zablokuje. Wynika to z instrukcji.',
    examples: ['Cała piątka stoi w fabryce, więc nie da się zablokować żadnego rogu.'],
  },
  refill: {
    title: 'Kiedy uzupełnia się puste pole',
    text: 'Wziętego robota od razu zastępuje nowy ze stosu, zanim wybierzesz miejsce w sieci. Widzisz więc nową kartę, ale liczba asystentów jest już ustalona. Tak odczytujemy kolejność kroków w instrukcji. Pole uzupełnia się też po ostatnim robocie rundy.',
    examples: ['Pierwszy robot został wzięty, a na jego polu leży już nowy.'],
  },
  'deck-empty': {
    title: 'Gdy stos się skończy',
    text: 'Jeśli trzeba dobrać robota, a stos jest pusty, tasuje się karty odrzucone. Roboty, które pas właśnie usuwa, nie biorą w tym udziału, póki zostało cokolwiek innego. To ostatnie jest naszym rozstrzygnięciem: instrukcja chce w to miejsce nowych robotów.',
  },
  plug: {
    title: 'Podłączenie do sieci',
    text: 'Wziętego robota podłącz na dowolnym wolnym miejscu swojej sieci, między dwiema kośćmi. Nie musi leżeć obok innych robotów ani dawać punktów. Trzeba to zrobić, zanim zrobisz cokolwiek innego; nie można go zachować na później ani odrzucić.',
    examples: ['Każde wolne miejsce jest dobre; spasować przed podłączeniem nie można.'],
  },
  'slot-taken': {
    title: 'Na jednym miejscu jeden robot',
    text: 'Gdzie leży robot, tam nie ma miejsca dla drugiego, a podłączonych się nie przesuwa. Cztery roboty rundy zapełniają cztery miejsca, więc przy ostatnim nie ma już wyboru.',
    examples: ['Pierwsze miejsce jest zajęte, drugie wolne.'],
  },
  calibration: {
    title: 'Kalibracja: robot zmienia wyniki kości',
    text: 'Gdy tylko podłączysz robota, znak w lewym rogu działa na kość po lewej, a w prawym na kość po prawej: + zwiększa wynik o 1, - zmniejsza o 1, = nic nie zmienia. Dzieje się to raz, w tej chwili, i nie można z tego zrezygnować: do zablokowania trzeba asystenta.',
    examples: ['Ten robot ma + po lewej i - po prawej: 3 i 4 zmieniają się w 4 i 3.'],
  },
  plus: {
    title: 'Znak +: o jeden więcej',
    text: 'Znak + w rogu zwiększa wynik na kości z tej strony o 1, gdy podłączasz robota. Z 6 robi się 1. Asystent położony na + blokuje go.',
    examples: ['W lewym rogu jest +: 5 zmienia się w 6 i obie kości mają 6.'],
  },
  minus: {
    title: 'Znak -: o jeden mniej',
    text: 'Znak - w rogu zmniejsza wynik na kości z tej strony o 1, gdy podłączasz robota. Z 1 robi się 6. Asystent położony na - blokuje go.',
    examples: ['W lewym rogu jest -: 2 zmienia się w 1 i obie kości mają 1.'],
  },
  equals: {
    title: 'Znak =: bez zmian',
    text: 'Znak = w rogu zostawia wynik na kości z tej strony bez zmian. Skoro nic się tam nie dzieje, nie ma też czego blokować.',
    examples: ['Po lewej -, po prawej =: 4 zmienia się w 3, a druga 3 zostaje.'],
  },
  wrap: {
    title: 'Z 6 na 1 i z 1 na 6',
    text: 'Kość nie ma końca: + na 6 daje 1, a - na 1 daje 6. Jeden krok może więc być wielkim skokiem, co pomaga przy niskich i wysokich sumach oraz przy niektórych wzorach.',
    examples: ['+ na 6: robi się 1.', '- na 1: robi się 6.'],
  },
  neighbours: {
    title: 'Późniejszy robot może zepsuć wcześniejszego',
    text: 'Roboty podlicza się dopiero na koniec rundy, według kości w tamtej chwili. Dwa sąsiednie roboty mają wspólną kość, więc podłączenie drugiego może odebrać punkty pierwszemu albo mu je dać. Zanim wybierzesz miejsce, spójrz na obie strony albo zablokuj wspólny róg.',
    examples: [
      'Drugi robot zmienia wspólną 3 w 4: pierwszy nie daje już nic.',
      'Z zablokowanym rogiem 3 zostaje, a pierwszy robot zachowuje swoje 5 PZ.',
    ],
  },
  block: {
    title: 'Jak zablokować + albo -',
    text: 'Podłączając robota, możesz położyć asystenta ze swoich zasobów na jego + albo -: ten róg nie działa i kość się nie zmienia. Nic więcej nie potrafi: sam wyniku kości nie zmieni. Jeden asystent na róg, więc najwyżej dwóch na robocie. Zostają tam do końca rundy i nie dają wpływu.',
    examples: ['Oba rogi są zablokowane: dwie 4 zostają i dają 7 PZ.'],
  },
  'nothing-to-block': {
    title: 'Znaku = nie da się zablokować',
    text: 'Asystenci blokują tylko + i -. Przy = nie ma czemu zapobiegać, więc nie można tam położyć asystenta, nawet żeby się go pozbyć.',
    examples: ['Można zablokować - po lewej; po prawej jest =.'],
  },
  'no-blocker': {
    title: 'Za mało asystentów, żeby zablokować',
    text: 'Każdy róg wymaga jednego asystenta, który jest jeszcze w twoich zasobach. Ci w fabryce i na innych robotach są zajęci do końca rundy. Żeby mieć kim blokować, umieszczaj mniej asystentów razem z agentami.',
    examples: ['Został jeden asystent: można zablokować jeden róg, dwóch nie.'],
  },
  'block-later': {
    title: 'Zablokować teraz albo nigdy',
    text: 'Asystenta można położyć na robocie tylko w chwili podłączania. Później nie da się go ani dołożyć, ani zdjąć. Nie zmienia też wyniku na kości, tylko go zachowuje. Zablokowaną kość może jeszcze zmienić robot z jej drugiej strony.',
  },
};
