import type { UnitWords } from '@stolik/learn';

export const page: Readonly<Record<string, UnitWords>> = {
  hidden: {
    title: 'Co jest ukryte, a co widzą wszyscy',
    text: 'Ukryte jest tylko to, czego los jeszcze nie dał: roboty w stosie i przyszłe rzuty. Sieci, piony, inwestorzy i wszystkie zebrane roboty są jawne. Gracze komputerowi nie wiedzą więcej niż ty.',
  },
  undo: {
    title: 'Cofanie',
    text: 'Zanim umieścisz agenta, możesz zaplanować wszystko: asystentów, miejsce i blokady, z podglądem punktów. Umieszczonego agenta nie można cofnąć, bo odkryto nowego robota. Miejsce i blokady możesz zmieniać, póki nie zakończysz ruchu. To zasady tej strony, nie pudełka.',
  },
  'score-so-far': {
    title: 'Punkty widoczne w trakcie gry',
    text: 'Przy imieniu stoi to, co policzono by, gdyby wszystko skończyło się teraz: roboty według obecnych kości, żetony PZ i inwestorzy razy roboty. Liczba może więc spaść, gdy robot zmieni kość potrzebną innemu. Inwestorów trwającej rundy jeszcze w niej nie ma.',
  },
  signs: {
    title: 'Znaki na planszy',
    text: 'Na robocie: rodzaj, warunek i PZ, a na dole + - = dla kości. Robot, który przy obecnych kościach punktuje, nie śpi; inny śpi. Przy inwestorze: udziały we wpływie, korona dla prowadzącego, żeton dla drugiego. Przy imieniu: inwestorzy, żetony PZ oraz agenci i asystenci w zasobach.',
  },
  'our-rulings': {
    title: 'Gdzie instrukcja milczy',
    text: 'Gdzie instrukcja zostawia pytanie, rozstrzygamy tak, jak podpowiadają jej słowa, i mówimy, że to nasze rozstrzygnięcie; co trzeba było odtworzyć, tak nazywamy. To nie są oficjalne zasady. Zauważysz pewnie: wiele rogów i PZ robotów, nazwy firm, chwilę uzupełniania fabryki, los niewziętych robotów.',
  },
  corrections: {
    title: 'Jeśli twój egzemplarz ma inne roboty',
    text: 'Kto ma pudełko, może poprawić roboty na osobnej stronie: warunek, PZ i znaki robota o danym numerze, obok listy tego, co jest pewne, a co nie. Poprawki zostają na urządzeniu, można je wysłać jako link lub plik i użyć przy stole, jeśli tak wybierzesz; wszyscy przy stole się o tym dowiedzą. W terminalu i w silniku gry służy do tego opcja „deck”.',
  },
};
