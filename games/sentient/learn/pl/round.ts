import type { UnitWords } from '@stolik/learn';

export const round: Readonly<Record<string, UnitWords>> = {
  rounds: {
    title: 'Trzy rundy, w każdej cztery roboty',
    text: 'Gra ma trzy rundy. W każdej pozyskujesz cztery roboty, razem dwanaście. Roboty i inwestorów podlicza się po każdej rundzie, a po trzeciej dochodzi końcowe podliczenie za inwestorów.',
    asks: ['ile jest rund', 'długość gry', 'ile kart zbiorę łącznie', 'kiedy koniec'],
  },
  'round-setup': {
    title: 'Jak przygotowuje się rundę',
    text: 'Do fabryki trafiają cztery nowe roboty. Pięciu inwestorów rundy, po jednym każdego rodzaju, układa się losowo wokół nich, a pod każdym leży żeton 1 PZ. Każdy rzuca swoimi pięcioma kośćmi. W każdej rundzie są te same rodzaje inwestorów, zmienia się tylko ich położenie.',
    asks: [
      'początek nowej rundy',
      'jacy inwestorzy przychodzą',
      'czy późniejsi są więcej warci',
      'co się odnawia',
      'piętnaście żetonów',
    ],
  },
  turn: {
    title: 'Twój ruch: pozyskaj robota albo spasuj',
    text: 'W swoim ruchu robisz jedną z dwóch rzeczy. Albo pozyskujesz robota: umieszczasz przy nim agenta, podłączasz go i kalibrujesz kości. Albo pasujesz, co w każdej rundzie robisz dokładnie raz. Potem gra następna osoba.',
    asks: [
      'co mogę teraz zrobić',
      'jakie mam możliwości',
      'lista akcji',
      'dlaczego nie mogę jeszcze położyć karty',
      'od czego zacząć',
    ],
    examples: ['Na początku ruchu: agent do robota albo pas. Żeby podłączyć, trzeba najpierw mieć robota.'],
  },
  'turn-order': {
    title: 'Kolejność ruchów w rundzie',
    text: 'O kolejności decyduje stos znaczników: najpierw górny, potem następny pod nim i znowu od góry. Nie zmienia się ona przez całą rundę; pas wpływa tylko na następną. Gdy gra ktoś inny, możesz wszystko oglądać, ale nie ruszać.',
    asks: ['czyja kolej', 'dlaczego muszę czekać', 'czy gra się zgodnie z zegarem', 'kto po kim', 'kiedy znowu gram'],
  },
  'five-turns': {
    title: 'Każdy ma pięć ruchów w rundzie',
    text: 'Czterech agentów i jeden pas to pięć ruchów, dla każdego i w każdej rundzie. Nikt nie jest pomijany i nikt nie odpada przez wczesny pas. Instrukcja nie mówi tego wprost, ale to z niej wynika: runda kończy się, gdy wszyscy umieścili czterech agentów i raz spasowali.',
    asks: [
      'ile razy gram',
      'ile mam akcji',
      'kiedy runda się kończy',
      'czy ktoś może grać częściej',
      'czy już odpadam',
    ],
  },
  'end-turn': {
    title: 'Zakończenie ruchu',
    text: 'Po podłączeniu potwierdzasz koniec ruchu; do tej chwili możesz robota wyjąć i podłączyć gdzie indziej. W pudełku nie ma takiego kroku: jest tu po to, żeby najpierw obejrzeć skutek.',
    asks: [
      'potwierdź',
      'przycisk gotowe',
      'dlaczego muszę kliknąć jeszcze raz',
      'czemu nie mogę wziąć drugiej karty',
      'oddać kolejkę',
    ],
    examples: ['Robot jest podłączony: zostaje zakończyć ruch albo cofnąć.'],
  },
  'round-end': {
    title: 'Co się dzieje na koniec rundy',
    text: 'Najpierw punktują roboty podłączone w tej rundzie, według sąsiednich kości. Potem każdego inwestora pozyskuje ten, kto ma przy nim największy wpływ, a żeton 1 PZ dostaje drugi. Potem odnawia się zasoby. Po trzeciej rundzie zamiast tego następuje końcowe podliczenie.',
    asks: [
      'gdy wszyscy skończą',
      'co liczy się najpierw',
      'między rundami',
      'kiedy dostaję punkty',
      'podsumowanie rundy',
    ],
  },
  refresh: {
    title: 'Odnowienie zasobów między rundami',
    text: 'Po rundach 1 i 2 wracają do ciebie wszyscy agenci i asystenci, także ci z kart. Twoje cztery roboty opuszczają sieć, ale zostają twoje do końcowego podliczenia. Znaczniki kolejności zakończonej rundy wracają do właścicieli, więc każdy znowu ma jeden do pasowania.',
    asks: [
      'czy dostanę pionki z powrotem',
      'czy tracę karty',
      'reset',
      'co zostaje w nowej rundzie',
      'pomocnicy wracają',
    ],
  },
  leftovers: {
    title: 'Czego nikt nie wziął w rundzie',
    text: 'Roboty pozostałe w fabryce są odrzucane, tak samo inwestorzy i żetony, przy których nikt nie miał wpływu. To, że roboty trafiają na stos kart odrzuconych, a nie poza grę, jest naszym rozstrzygnięciem: instrukcja każe je tylko usunąć. Czworo graczy bez odrzucania zużywa dokładnie 60 kart.',
    asks: ['niewykorzystane karty', 'reszta z rzędu', 'czy niezdobyci inwestorzy zostają', 'co z resztą'],
  },
  pass: {
    title: 'Pas',
    text: 'Raz w każdej rundzie rezygnujesz z robota i pasujesz: twój wolny znacznik kolejności trafia na stos następnej rundy. Jeśli masz jeszcze agenta, wszystkie cztery roboty w fabryce są wymieniane. To kończy tylko ten ruch: pozostałymi agentami zagrasz w kolejnych.',
    asks: [
      'czy mogę odpuścić',
      'czy odpadam z rundy',
      'czy stracę resztę agentów',
      'przeczekać kolejkę',
      'pominąć',
      'rezygnacja',
    ],
    examples: ['Zostało trzech agentów: możesz spasować, a potem zagrać wszystkimi trzema.'],
  },
  wipe: {
    title: 'Pas wymienia wszystkie cztery roboty',
    text: 'Jeśli pasujesz i masz choć jednego agenta, cztery roboty z fabryki są odrzucane, a w ich miejsce przychodzą nowe. Nie można z tego zrezygnować. Piony zostają tam, gdzie stoją, a z nimi wpływ.',
    asks: [
      'nowe karty w rzędzie',
      'odświeżyć rynek',
      'pozbyć się złych kart',
      'czy muszę je odrzucić',
      'co z pionkami po zmianie kart',
    ],
    examples: ['Po pasie w fabryce leżą cztery inne roboty.'],
  },
  'pass-once': {
    title: 'Tylko jeden pas w rundzie',
    text: 'Masz jeden wolny znacznik kolejności, więc w rundzie pasujesz tylko raz. Potem w każdym pozostałym ruchu pozyskujesz robota.',
    asks: [
      'czy mogę odpuścić dwa razy',
      'dlaczego przycisk jest szary',
      'drugi raz',
      'już to było',
      'nie da się więcej czekać',
    ],
    examples: ['Ten gracz już spasował: agent tak, drugi pas nie.'],
  },
  'pass-forced': {
    title: 'Bez agentów pasujesz automatycznie',
    text: 'Jeśli wszyscy twoi agenci stoją w fabryce, a pasu jeszcze nie było, pasujesz w ostatnim ruchu. Nie ma czego wybierać, więc tutaj dzieje się to bez pytania, a roboty nie są wymieniane. Może się to zdarzyć tylko w piątym, ostatnim ruchu rundy.',
    asks: [
      'nie mam już nikogo',
      'dlaczego mnie pominięto',
      'samo spasowało',
      'przymusowy pas',
      'czy na końcu karty się zmieniają',
    ],
    examples: ['Pierwszy gracz nie ma agentów i pasuje bez pytania; fabryka się nie zmienia.'],
  },
  'next-order': {
    title: 'Kto zaczyna następną rundę',
    text: 'Każdy pas kładzie znacznik na wierzch tych, które już leżą, a zaczyna górny. Kto spasował ostatni, zaczyna więc następną rundę, a kto pierwszy, będzie ostatni. Pas z braku agentów też się liczy, gdy przyjdzie na niego kolej.',
    asks: [
      'kto pierwszy w drugiej rundzie',
      'czy opłaca się pasować wcześnie',
      'znacznik, stos kolejności',
      'jak zostać pierwszym graczem',
    ],
    examples: ['Dwie osoby spasowały: znacznik późniejszej leży na górze i to ona zaczęłaby następną rundę.'],
  },
  'pass-round-3': {
    title: 'Pas w trzeciej rundzie',
    text: 'W ostatniej rundzie pas działa jak zawsze: znacznik trafia na ostatnie pole, a jeśli masz agenta, roboty są wymieniane. Tylko powstała kolejność nie jest już do niczego potrzebna.',
    asks: ['ostatnia runda', 'czy pod koniec ma znaczenie, kiedy odpuszczę', 'czy nadal muszę', 'finał'],
    examples: ['W rundzie 3 możesz spasować tak samo.'],
  },
  'why-pass': {
    title: 'Kiedy warto spasować?',
    text: 'Wcześnie: gdy żaden z czterech robotów nie pasuje do twoich kości albo żeby zepsuć plany następnej osobie. Późno: żeby zacząć następną rundę, czyli pierwszy raz wybierać i wygrywać remisy u inwestorów. Późny pas pozwala też zobaczyć, gdzie inni ustawiają piony.',
    asks: ['strategia', 'porada, wskazówka', 'czy warto czekać', 'najlepszy moment', 'po co ktoś miałby to robić'],
  },
};
