import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sentient w siedem minut',
  steps: {
    goal: {
      say: 'Roboty między kośćmi dają PZ; kto ma ich najwięcej, wygrywa. Wybierz zaznaczonego robota i miejsce, podłącz.',
      hint: 'Zaznaczony robot punktuje, gdy lewa kość jest wyższa od prawej: tutaj tylko na zaznaczonym miejscu.',
    },
    turned: {
      say: 'Jego + zmienił twoją 3 na 4. To więcej niż 3 po prawej: masz 4 PZ. Zakończ ruch.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    block: {
      say: 'Ten robot chce sumy 7, ale jego + ją psuje. Wybierz go i miejsce, dotknij +: asystent go zablokuje. Podłącz.',
      hint: 'Oba roboty potrzebują tej 3 między sobą. Z asystentem na + nowego robota zostanie trójką.',
    },
    influence: {
      say: 'Agenci zostają. Każdy to 1 punkt wpływu u obu inwestorów obok. Zakończ ruch i patrz, co robi Wróbel.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    assistants: {
      say: 'U Wojskowości Wróbel prowadzi 3 do 2. Wybierz robota, dotknij dwa razy asystentów, wskaż miejsce, podłącz.',
      hint: 'Każdy asystent przy agencie to 1 punkt wpływu więcej. Potrzeba dwóch, a zaznaczony robot trafia na ostatnie miejsce.',
    },
    wrap: {
      say: 'Prowadzisz 5 do 3. Zobacz: + zmienił twoją 6 na 1, bo po 6 jest znów 1. Dlatego suma to 5.',
    },
    race: {
      say: 'Na koniec gry każdy zdobyty inwestor płaci 1 PZ za każdego robota swojego rodzaju. Zakończ ruch.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    pass: {
      say: 'Nic tu nie pasuje na wolne miejsce. Spasuj: przyjdą cztery nowe roboty. Raz na rundę, bez straty agenta.',
      hint: 'Żaden z tych czterech nie da tam punktów, a ich + i - psują roboty obok. Lepiej spasuj.',
    },
    fits: {
      say: 'Lewa parzysta, prawa nieparzysta: ten pasuje. Zablokuj jego -, bo robot obok potrzebuje tej 1. Podłącz.',
      hint: 'Przez - z 1 zrobi się 6, a suma po prawej będzie za duża. Dotknij - na robocie, żeby go zablokować.',
    },
    round: {
      say: 'To był twój ostatni agent. Zakończ ruch: roboty punktują według kości, potem pora na inwestorów.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    counted: {
      say: 'Największy wpływ bierze inwestora, drugi żeton 1 PZ. Remis: więcej agentów, potem miejsce w kolejności.',
    },
    order: {
      say: 'Runda 2: nowe kości, a piony wróciły. Wróbel spasował po tobie, więc zaczyna: kto spasuje ostatni, jest pierwszy.',
    },
    pays: {
      say: 'Jeden inwestor Przemysłu zdobyty, drugi na twojej planszy: robot Przemysłu daje 2 więcej. Podłącz go.',
      hint: 'Między parzystymi kośćmi da 3 PZ, a dwaj inwestorzy Przemysłu dołożą 2.',
    },
    last: {
      say: 'Ostatni ruch. Inwestor Wojskowości zapłaci za sześć robotów: daj agentowi 3 asystentów i podłącz robota.',
      hint: 'Wróbel ma u Wojskowości 3 punkty wpływu: agent i trzech asystentów to 4.',
    },
    over: {
      say: 'Sam robot da 0, ale 4 do 3 u Wojskowości daje ci inwestora. Zakończ ostatni ruch.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    count: {
      say: '74 do 73! Punkty robotów, żetony PZ i inwestorzy razy roboty ich rodzaju: to cały Sentient.',
    },
  },
};
