import type { UnitWords } from '@stolik/learn';

export const investors: Readonly<Record<string, UnitWords>> = {
  investors: {
    title: 'Do czego są inwestorzy',
    text: 'Każdy inwestor należy do jednej gałęzi. Na końcu gry każdy twój inwestor płaci 1 PZ za każdego twojego robota tego rodzaju, z wszystkich trzech rund. Najlepiej więc zdobywać inwestorów tych gałęzi, które zbierasz, i zbierać roboty tych, których inwestorów masz.',
  },
  influence: {
    title: 'Wpływ',
    text: 'Każdy agent i każdy asystent w fabryce to 1 punkt wpływu u inwestora po lewej i u inwestora po prawej, u obu w całości. Policz wszystkie swoje piony na dwóch polach obok inwestora.',
    examples: ['Agent i dwóch asystentów przy drugim robocie: 3 punkty wpływu u obu inwestorów obok.'],
  },
  'end-investors': {
    title: 'Inwestorzy na skrajach',
    text: 'Pierwszy i ostatni inwestor mają robota tylko z jednej strony, więc liczą się u nich piony z jednego pola. Trzej środkowi mają takie pola dwa.',
    examples: ['Przy pierwszym robocie: dwaj inwestorzy z lewej. Przy ostatnim: dwaj z prawej.'],
  },
  'no-influence': {
    title: 'Asystenci na robotach nie dają wpływu',
    text: 'Asystent, który blokuje róg, leży w twojej sieci, a nie w fabryce. Tam robi swoje i u inwestorów się nie liczy.',
    examples: ['Dwóch asystentów blokuje; liczy się tylko agent przy drugim robocie, po 1 z każdej strony.'],
  },
  'win-investor': {
    title: 'Kto pozyskuje inwestora',
    text: 'Na koniec rundy każdego inwestora pozyskuje ten, kto ma obok niego największy wpływ. Rozdaje się kolejno wszystkich pięciu i możesz wziąć kilku. Co zdobyte, leży nad twoją planszą i zostaje do końca.',
    examples: ['Pierwszy gracz prowadzi u trzech inwestorów z lewej: jego wpływ to 1, 4 i 3.'],
  },
  'second-place': {
    title: 'Drugie miejsce: żeton 1 PZ',
    text: 'Pod każdym inwestorem leży żeton 1 PZ. Dostaje go gracz, który ma tam drugi największy wpływ. Trzeci i czwarty nie dostają nic.',
    examples: ['Wpływ 3 bierze inwestora, 2 żeton, 1 nic.'],
  },
  minimum: {
    title: 'Co najmniej 1 punkt wpływu',
    text: 'Żeby dostać inwestora albo żeton PZ, trzeba mieć obok co najmniej 1 punkt wpływu. Jeśli ma go tylko jedna osoba, żeton przepada; jeśli nikt, przepada jedno i drugie.',
    examples: ['W fabryce stoi tylko jedna osoba: dwóch inwestorów, ale żetonów PZ nie dostaje nikt.'],
  },
  'tie-agents': {
    title: 'Równy wpływ: więcej agentów',
    text: 'Jeśli dwie osoby mają przy inwestorze równy wpływ, pierwsza jest ta, która ma tam więcej agentów: dwóch agentów wygrywa z agentem i asystentem. Dotyczy to i inwestora, i żetonu PZ. Gdy i to jest równe, decyduje kolejność rundy.',
    examples: ['Dwa do dwóch: dwóch agentów wygrywa z agentem i asystentem.'],
  },
  'tie-order': {
    title: 'Nadal remis: kolejność tej rundy',
    text: 'Przy równym wpływie i tej samej liczbie agentów wygrywa ten, kto jest wyżej w kolejności tej rundy. Stos następnej rundy, który rośnie przez pasowanie, nie ma tu znaczenia. Dlatego warto grać wcześniej.',
    examples: ['Po jednym agencie: prowadzi ten, kto w tej rundzie gra pierwszy.'],
  },
};
