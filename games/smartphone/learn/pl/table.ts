import type { UnitWords } from '@stolik/learn';

export const table: Readonly<Record<string, UnitWords>> = {
  secret: {
    title: 'Co jest tajne, a co jawne',
    text: 'Tajne są tylko plany i tylko do chwili, gdy wszyscy są gotowi: wtedy odkrywa się je razem. Reszta jest jawna: towary, ulepszenia, żetony, postęp, ceny, PZ. Nikt nie wie, w jakiej kolejności pojawią się nowe ulepszenia.',
  },
  undo: {
    title: 'Cofanie',
    text: 'W swojej turze możesz cofać kroki po kolei, dopóki jej nie zakończysz. Gotowy plan możesz cofnąć, dopóki ktoś jeszcze planuje. Tego, co inni już widzieli i na co odpowiedzieli, cofnąć nie można.',
  },
  options: {
    title: 'Co można ustalić przed grą',
    text: 'Które strony technologii leżą na wierzchu oraz czy i na jakim poziomie dołącza Steve. Na pierwszą grę: same strony A.',
  },
  sureness: {
    title: 'Jak pewne są te zasady',
    text: 'Zasady pochodzą z instrukcji, a mapa, arkusze i technologie ze zdjęć planszy i z repliki gry. Gdzie instrukcja milczy, musieliśmy rozstrzygnąć sami; przy takich zasadach jest dopisek „nasza zasada”. Liczby na sprzedawcach i całego Steve’a odtworzyliśmy, bo nie mieliśmy drukowanych części.',
  },
};
