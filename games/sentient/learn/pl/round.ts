import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  rounds: {
    title: 'Trzy rundy',
    text: 'Gra ma trzy rundy. W każdej pozyskujesz cztery roboty, razem dwanaście. Roboty i inwestorów podlicza się po każdej rundzie, a po trzeciej dochodzi końcowe podliczenie za inwestorów.',
  },
  'round-setup': {
    title: 'Jak przygotowuje się rundę',
    text: 'Do fabryki trafiają cztery nowe roboty. Pięciu inwestorów rundy, po jednym każdego rodzaju, układa się losowo wokół nich, a pod każdym leży żeton 1 PZ. Każdy rzuca swoimi pięcioma kośćmi. W każdej rundzie są te same rodzaje inwestorów, zmienia się tylko ich położenie.',
  },
  'investor-stacks': {
    title: 'Trzy stosy inwestorów',
    text: 'Inwestorów jest 15. Liczba na odwrocie, 1, 2 albo 3, mówi, do której rundy należy żeton, więc przed grą dzieli się je na trzy stosy po pięć: w każdym po jednym z każdej gałęzi. Na początku rundy pięciu z jej liczbą tasuje się i układa odkrytych wokół robotów. Późniejsi nie są warci więcej niż wcześniejsi.',
  },
  turn: {
    title: 'Twój ruch: pozyskaj robota albo spasuj',
    text: 'W swoim ruchu robisz jedną z dwóch rzeczy. Albo pozyskujesz robota: umieszczasz przy nim agenta, podłączasz go i kalibrujesz kości. Albo pasujesz, co w każdej rundzie robisz dokładnie raz. Potem gra następna osoba.',
    examples: ['Na początku ruchu: agent do robota albo pas. Żeby podłączyć, trzeba najpierw mieć robota.'],
  },
  'turn-order': {
    title: 'Kolejność graczy w rundzie',
    text: 'O kolejności decyduje stos znaczników: najpierw górny, potem następny pod nim i znowu od góry. Nie zmienia się ona przez całą rundę; pas wpływa tylko na następną. Gdy gra ktoś inny, możesz wszystko oglądać, ale nie ruszać.',
  },
  'five-turns': {
    title: 'Każdy ma pięć ruchów w rundzie',
    text: 'Czterech agentów i jeden pas to pięć ruchów, dla każdego i w każdej rundzie. Nikt nie jest pomijany i nikt nie odpada przez wczesny pas. Instrukcja nie mówi tego wprost, ale to z niej wynika: runda kończy się, gdy wszyscy umieścili czterech agentów i raz spasowali.',
  },
  'end-turn': {
    title: 'Zakończenie ruchu',
    text: 'Po podłączeniu potwierdzasz koniec ruchu; do tej chwili możesz robota wyjąć i podłączyć gdzie indziej. W pudełku nie ma takiego kroku: jest tu po to, żeby najpierw obejrzeć skutek.',
    examples: ['Robot jest podłączony: zostaje zakończyć ruch albo cofnąć.'],
  },
  'round-end': {
    title: 'Co się dzieje na koniec rundy',
    text: 'Najpierw punktują roboty podłączone w tej rundzie, według sąsiednich kości. Potem każdego inwestora pozyskuje ten, kto ma przy nim największy wpływ, a żeton 1 PZ dostaje drugi. Potem odnawia się zasoby. Po trzeciej rundzie zamiast tego następuje końcowe podliczenie.',
  },
  refresh: {
    title: 'Odnowienie zasobów między rundami',
    text: 'Po rundach 1 i 2 wracają do ciebie wszyscy agenci i asystenci, także ci z kart. Twoje cztery roboty opuszczają sieć, ale zostają twoje do końcowego podliczenia. Znaczniki kolejności zakończonej rundy wracają do właścicieli, więc każdy znowu ma jeden do pasowania.',
  },
  leftovers: {
    title: 'Czego nikt nie wziął w rundzie',
    text: 'Roboty pozostałe w fabryce są odrzucane, tak samo inwestorzy i żetony, przy których nikt nie miał wpływu. To, że roboty trafiają na stos kart odrzuconych, a nie poza grę, jest naszym rozstrzygnięciem: instrukcja każe je tylko usunąć. Czworo graczy bez odrzucania zużywa dokładnie 60 kart.',
  },
  pass: {
    title: 'Pas',
    text: 'Raz w każdej rundzie rezygnujesz z robota i pasujesz: twój wolny znacznik kolejności trafia na stos następnej rundy. Jeśli masz jeszcze agenta, wszystkie cztery roboty w fabryce są wymieniane. To kończy tylko ten ruch: pozostałymi agentami zagrasz w kolejnych.',
    examples: ['Zostało trzech agentów: możesz spasować, a potem zagrać wszystkimi trzema.'],
  },
  wipe: {
    title: 'Pas wymienia wszystkie cztery roboty',
    text: 'Jeśli pasujesz i masz choć jednego agenta, cztery roboty z fabryki są odrzucane, a w ich miejsce przychodzą nowe. Nie można z tego zrezygnować. Piony zostają tam, gdzie stoją, a z nimi wpływ.',
    examples: ['Po pasie w fabryce leżą cztery inne roboty.'],
  },
  'pass-once': {
    title: 'Tylko jeden pas w rundzie',
    text: 'Masz jeden wolny znacznik kolejności, więc w rundzie pasujesz tylko raz. Potem w każdym pozostałym ruchu pozyskujesz robota.',
    examples: ['Ten gracz już spasował: agent tak, drugi pas nie.'],
  },
  'pass-forced': {
    title: 'Bez agentów pasujesz automatycznie',
    text: 'Jeśli wszyscy twoi agenci stoją w fabryce, a pasu jeszcze nie było, pasujesz w ostatnim ruchu. Nie ma czego wybierać, więc tutaj dzieje się to bez pytania, a roboty nie są wymieniane. Może się to zdarzyć tylko w piątym, ostatnim ruchu rundy.',
    examples: ['Pierwszy gracz nie ma agentów i pasuje bez pytania; fabryka się nie zmienia.'],
  },
  'next-order': {
    title: 'Kto zaczyna następną rundę',
    text: 'Każdy pas kładzie znacznik na wierzch tych, które już leżą, a zaczyna górny. Kto spasował ostatni, zaczyna więc następną rundę, a kto pierwszy, będzie ostatni. Pas z braku agentów też się liczy, gdy przyjdzie na niego kolej.',
    examples: ['Dwie osoby spasowały: znacznik późniejszej leży na górze i to ona zaczęłaby następną rundę.'],
  },
  'pass-round-3': {
    title: 'Pas w trzeciej rundzie',
    text: 'W ostatniej rundzie pas działa jak zawsze: znacznik trafia na ostatnie pole, a jeśli masz agenta, roboty są wymieniane. Tylko powstała kolejność nie jest już do niczego potrzebna.',
    examples: ['W rundzie 3 możesz spasować tak samo.'],
  },
  'why-pass': {
    title: 'Kiedy warto spasować?',
    text: 'Wcześnie: gdy żaden z czterech robotów nie pasuje do twoich kości albo żeby zepsuć plany następnej osobie. Późno: żeby zacząć następną rundę, czyli mieć pierwszeństwo w wyborze robotów i w remisach u inwestorów. Późny pas pozwala też zobaczyć, gdzie inni ustawiają piony.',
  },
};
