import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  rounds: {
    title: 'Dziesięć rund i przebieg jednej z nich',
    text: 'Gra trwa dziesięć rund. W każdej losuje się kostki z woreczka i rzuca nimi: tak powstaje pula wyboru. Potem każdy ma dwa ruchy. Co zostanie, trafia na tor rund, następna osoba zostaje graczem rozpoczynającym i zaczyna się nowa runda.',
  },
  pool: {
    title: 'Pula wyboru',
    text: 'Na początku rundy losuje się po dwie kostki na gracza i jedną dodatkową: 5 we dwoje, 7 we troje, 9 we czworo, a w grze jednoosobowej 4. Wszyscy biorą z tej jednej puli, więc upatrzona kostka może zniknąć przed twoim ruchem.',
  },
  snake: {
    title: 'Kolejność ruchów: tam i z powrotem',
    text: 'Najpierw wszyscy po kolei, od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara. Potem z powrotem: ostatnia osoba ma od razu drugi ruch, a gracz rozpoczynający – ostatni w rundzie. Kto zaczyna, wybiera pierwszy, ale drugą kostkę bierze z resztek.',
    examples: ['Wszyscy troje mają pierwszy ruch za sobą; trzecia osoba ma od razu następny.'],
  },
  turn: {
    title: 'Co wolno w swoim ruchu',
    text: 'W swoim ruchu możesz umieścić jedną kostkę z puli wyboru i użyć jednego narzędzia, w dowolnej kolejności. Nic nie jest obowiązkowe: możesz zrobić jedno i drugie, tylko jedno albo nic.',
    examples: ['Zielona 1 już leży, a narzędzia nadal można użyć.'],
  },
  draft: {
    title: 'Jedna kostka na ruch',
    text: 'W ruchu bierzesz z puli jedną kostkę i umieszczasz ją w witrażu; w całej rundzie dwie. Wziętą kostkę trzeba umieścić, nie można jej zachować na później. Drugą w tym samym ruchu dają tylko Szczypce do łamania szkła.',
    examples: [
      'W puli jest zielona 1, ale nie ma fioletowej 1.',
      'Jedna kostka już leży: druga musi poczekać na następny ruch.',
    ],
  },
  pass: {
    title: 'Pas i zakończenie ruchu',
    text: 'Zawsze możesz spasować, nawet jeśli jakaś kostka pasuje: czasem wolne pole jest cenniejsze niż kiepska kostka. Pas jest na ruch, w którym nic się nie robi; po umieszczeniu kostki albo użyciu narzędzia kończy się ruch. Pasu nie można cofnąć.',
    examples: ['Nic jeszcze nie zrobiono: można spasować.', 'Kostka już leży: trzeba zakończyć ruch.'],
  },
  'nothing-possible': {
    title: 'Gdy nic nie da się zrobić',
    text: 'Jeśli żadna kostka z puli nie pasuje do twojego witrażu i nie możesz użyć żadnego narzędzia, gra pasuje za ciebie i toczy się dalej. Nic nie tracisz. To, że nikt cię o to nie pyta, jest naszym ułatwieniem; przy stole trzeba by spasować samemu.',
  },
  steps: {
    title: 'Użycie narzędzia trzeba dokończyć',
    text: 'Gdy narzędzie jest opłacone, gra pyta po kolei o to, czego ono potrzebuje: która kostka, w górę czy w dół, dokąd. Dopóki nie odpowiesz, nie da się zagrać niczego innego. Jeśli zmienisz zdanie, cofnij, o ile nie było jeszcze rzutu.',
    examples: ['Szczypce zagryzające pytają: w górę czy w dół? Najpierw odpowiedź, potem reszta.'],
  },
  leftovers: {
    title: 'Tor rund: co zostaje z puli',
    text: 'Gdy wszyscy wykonają po dwa ruchy, kostki pozostałe w puli trafiają bez zmian na pole tej rundy na torze rund. Tor odlicza rundy, dwa narzędzia korzystają z jego kostek, a w grze jednoosobowej suma oczek to wynik docelowy. Zwykle zostaje jedna kostka, więcej, gdy ktoś spasował.',
    examples: ['Koniec rundy 1: czerwona 1 i zielona 4 leżą na jej polu.'],
  },
};
