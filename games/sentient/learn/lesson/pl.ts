import type { LessonWords } from '@stolik/learn';

export const pl: LessonWords = {
  title: 'Sentient w siedem minut',
  steps: {
    goal: {
      say: 'Wygrywa, kto ma najwięcej PZ. Ten robot da je, gdy lewa kość jest wyższa od prawej. Wybierz go i miejsce, podłącz.',
      hint: 'Zaznaczony robot punktuje, gdy lewa kość jest wyższa od prawej. Najpierw jednak jego + zmienia lewą kość: na miejscu 1 trójka zmieni się w 4, a na miejscu 4 szóstka w 1.',
    },
    turned: {
      say: 'Jego + zmienił twoją 3 na 4. To więcej niż 3 po prawej: masz 4 PZ. Zakończ ruch.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    block: {
      say: 'Ten robot chce sumy 7, ale jego + ją psuje. Wybierz go i miejsce, dotknij +: asystent go zablokuje. Podłącz.',
      hint: 'Oba roboty potrzebują tej 3, która leży między nimi. Asystent na + nowego robota sprawi, że kość zostanie na 3.',
    },
    influence: {
      say: 'Inwestorzy zapłacą PZ za roboty swojego rodzaju. Każdy agent to 1 punkt wpływu u obu inwestorów obok. Zakończ ruch.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    assistants: {
      say: 'U Wojskowości Wróbel prowadzi 3 do 2. Asystent to też 1 punkt wpływu: wybierz robota, dodaj 2 asystentów, podłącz.',
      hint: 'Sam agent to remis 3 do 3, z jednym asystentem 4 do 3: Wróbel łatwo cię przebije. Z dwoma masz 5 do 3. Asystent na + nie daje wpływu. Zaznaczony robot trafia na ostatnie miejsce.',
    },
    wrap: {
      say: 'Prowadzisz 5 do 3. Zobacz: + zmienił twoją 6 na 1, bo po 6 jest znów 1. Dlatego suma to 5.',
    },
    race: {
      say: 'Na koniec gry każdy zdobyty inwestor płaci 1 PZ za każdego robota swojego rodzaju. Zakończ ruch.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    pass: {
      say: 'Nic tu nie pasuje na wolne miejsce. Spasuj: przyjdą cztery nowe roboty. Każdy robi to raz na rundę, bez straty agenta.',
      hint: 'Żaden z tych czterech nie da tam punktów, a ich + i - psują roboty obok. Anuluj, jeśli coś wybierasz, i spasuj.',
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
      say: 'Kto ma największy wpływ, bierze inwestora; drugi bierze żeton 1 PZ. Remis: więcej agentów, potem wcześniejsza kolej.',
    },
    order: {
      say: 'Runda 2: nowe kości, piony wracają, a roboty z rundy 1 nadal są twoje. Zaczyna, kto spasował ostatni: Wróbel.',
    },
    pays: {
      say: 'Jeden inwestor Przemysłu zdobyty, drugi na twojej planszy: każdy robot Przemysłu daje 2 PZ więcej. Podłącz tego.',
      hint: 'Między parzystymi kośćmi da 3 PZ, a dwaj inwestorzy Przemysłu dołożą po 1 PZ.',
    },
    last: {
      say: 'Przeskok: koniec rundy 3. Ten robot da 0 PZ, ale inwestor Wojskowości zapłaci za 6. Daj 3 asystentów i podłącz.',
      hint: 'Wróbel ma u inwestora Wojskowości 3 punkty wpływu. Z dwoma asystentami jest remis 3 do 3, a on ma tam więcej agentów. Z trzema prowadzisz 4 do 3.',
    },
    over: {
      say: 'Sam robot da 0 PZ, ale przy 4 do 3 bierzesz inwestora Wojskowości. Zakończ ostatni ruch.',
      hint: 'Robot jest podłączony. Zakończ ruch.',
    },
    count: {
      say: '74 do 73! Punkty robotów, żetony PZ i inwestorzy razy roboty ich rodzaju: to cały Sentient.',
    },
  },
};
