/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'jak wygrać | jaki jest cel gry | na czym to polega | gram pierwszy raz | ile trwa partia | co mam robić | jak wygrać grę | kto wygrywa grę | kto ma najwięcej punktów zwycięstwa | o czym jest Sentient',
  network:
    'moja plansza | gdzie kładzie się karty | ile mam pól | rząd kostek | gniazdo, slot, luka | ile robotów mieści sieć | ile kości leży w sieci | co to jest sieć | plansza gracza',
  dice: 'czy mogę przerzucić | kiedy się rzuca | co znaczą barwy kostek | czy mogę zamienić dwie kości | zmiana liczby oczek | kiedy rzucam kośćmi | czy w każdej rundzie rzuca się kośćmi od nowa | ile kości ma gracz | gdzie kładę kości | czy kolory kości są ważne',
  factory:
    'rząd na środku | rynek, wystawka, oferta | wspólna plansza | skąd biorę karty | ile jest kart do wyboru | ile kart leży w fabryce | co to jest fabryka | ile robotów do wyboru | ilu inwestorów leży przy kartach',
  pawns:
    'pionki, figurki, ludziki | ilu mam ludzi | czym się różni duży pionek od małego | do czego są pomocnicy | moje zasoby | ilu agentów ma gracz | ilu asystentów ma gracz | do czego służą agenci | do czego służą asystenci | różnica między agentem a asystentem | ilu agentów i asystentów mam w rundzie',
  types:
    'typy, kategorie, kolory kart | co znaczą symbole na kartach | nauka | jakie są branże | ile jest odmian | jakie są rodzaje robotów | gałęzie gospodarki | ile jest gałęzi | informacja, transport, przemysł, wojskowość, usługi',
  setup:
    'jak się zaczyna | co się rozdaje | rozłożenie gry, setup | początek partii | elementy gry | jak przygotować grę | co dostaje każdy gracz | ile znaczników kolejności | elementy na początku gry',
  company:
    'co to jest Nautilus | czy moja plansza ma zdolność | specjalna umiejętność | co to za znak przy moim imieniu | czy mogę wybrać korporację | do czego są połówki planszy | lewa i prawa strona planszy | co daje plansza gracza | nazwa firmy | po co jest firma',
  'first-order':
    'kto pierwszy | gracz rozpoczynający | czy początek jest losowy | kto rusza na początku gry | kto zaczyna grę | kto jest pierwszym graczem na początku | losowa kolejność w pierwszej rundzie | jak ustalić pierwszego gracza',
  players:
    'czy można grać samemu | tryb jednoosobowy | ile osób może grać | wariant dwuosobowy | gra solo, samemu | inne zasady na 2 osoby | więcej niż czworo | dla ilu osób jest gra | czy można grać we dwóch | czy coś się zmienia na dwóch graczy',
  colours:
    'którym graczem jestem | moje figurki | czy mogę grać czerwonymi | barwa gracza | czyje to pionki | jakie są kolory graczy',
  rounds:
    'ile rund gramy | ile jest rund | długość gry | ile kart zbiorę łącznie | kiedy koniec | ile rund trwa gra | z ilu rund składa się gra | ile robotów zbieram w grze | ile kart robotów zdobędę w całej grze | ile kart dostanę w ciągu gry',
  'round-setup':
    'początek nowej rundy | jacy inwestorzy przychodzą | co się odnawia | piętnaście żetonów | przygotowanie rundy | jak przygotować fabrykę | gdzie kładzie się inwestorów | co się robi na początku rundy | żeton PZ pod inwestorem | nowi inwestorzy w rundzie',
  'investor-stacks':
    'jak posortować żetony inwestorów | liczba na odwrocie inwestora | ilu inwestorów jest w grze | stosy inwestorów | przygotowanie inwestorów | którzy inwestorzy są w której rundzie | co znaczy 1, 2, 3 na odwrocie żetonu | podział żetonów inwestorów | czy późniejsi inwestorzy są więcej warci | ilu inwestorów każdego rodzaju',
  turn: 'co mogę teraz zrobić | jakie mam możliwości | lista akcji | dlaczego nie mogę jeszcze położyć karty | od czego zacząć | co mogę zrobić w swoim ruchu | jakie akcje w ruchu | pozyskać robota albo spasować | co robi się w turze',
  'turn-order':
    'czyja kolej | dlaczego muszę czekać | czy gra się zgodnie z zegarem | kto po kim | kiedy znowu gram | kto gra następny | kolejność graczy w rundzie | czy kolejność zmienia się w trakcie rundy | jak działa stos kolejności',
  'five-turns':
    'ile robotów mogę wziąć w rundzie | ile robotów mogę mieć | ruchy w rundzie | ile razy gram | ile mam akcji | kiedy runda się kończy | czy ktoś może grać częściej | czy już odpadam | kiedy kończy się runda | ile ruchów ma gracz w rundzie | czy każdy musi spasować w rundzie | ile robotów biorę w rundzie',
  'end-turn':
    'potwierdź | przycisk gotowe | dlaczego muszę kliknąć jeszcze raz | czemu nie mogę wziąć drugiej karty | oddać kolejkę | jak zakończyć ruch | koniec mojego ruchu',
  'round-end':
    'gdy wszyscy skończą | co liczy się najpierw | między rundami | kiedy dostaję punkty | podsumowanie rundy | co się dzieje na koniec rundy | kolejność podliczania | kroki końca rundy | kiedy przyznaje się inwestorów i punkty',
  refresh:
    'kiedy wracają asystenci | czy dostanę pionki z powrotem | czy tracę karty | reset | co zostaje w nowej rundzie | pomocnicy wracają | co się dzieje między rundami | co wraca do gracza po rundzie | kiedy odzyskuję agentów i asystentów | odnowienie zasobów | co z robotami z sieci po rundzie | zdjąć asystenta z karty | kiedy zdejmuje się roboty z sieci | czy zdobyci inwestorzy zostają',
  leftovers:
    'niewykorzystane karty | reszta z rzędu | czy niezdobyci inwestorzy zostają | co z resztą | co z robotami, które zostały w fabryce | co z inwestorami, których nikt nie zdobył | niezdobyte żetony | co usuwamy z fabryki',
  pass: 'czy mogę odpuścić | czy odpadam z rundy | czy stracę resztę agentów | przeczekać kolejkę | pominąć | rezygnacja | na czym polega pas | co się dzieje, gdy pasuję | czy po pasie gram dalej | znacznik kolejności przy pasie | czy muszę pasować | czy mogę spasować wcześniej | gdzie odkładam znacznik kolejności przy pasowaniu',
  wipe: 'wymienić roboty przy pasie | nowe karty w rzędzie | odświeżyć rynek | pozbyć się złych kart | czy muszę je odrzucić | co z pionkami po zmianie kart | co się dzieje z kartami, gdy pasuję | odrzucić roboty z fabryki | czy pas odrzuca wszystkie roboty | nowe roboty po pasie | kiedy odrzuca się karty z fabryki | czy przy pasowaniu muszę odrzucić karty | co się dzieje z kartami kiedy pasuję',
  'pass-once':
    'czy mogę odpuścić dwa razy | dlaczego przycisk jest szary | drugi raz | już to było | nie da się więcej czekać | ile razy można spasować | pas raz na rundę | czy mogę spasować drugi raz',
  'pass-forced':
    'skończyli się agenci, a nie spasowałem | zabrakło mi agentów | dlaczego mnie pominięto | samo spasowało | przymusowy pas | czy na końcu karty się zmieniają | nie mam już agentów | kiedy muszę spasować | pas bez agentów | czy bez agentów odrzucam roboty | położyłem wszystkich agentów | obowiązkowy pas',
  'next-order':
    'kto pierwszy w drugiej rundzie | czy opłaca się pasować wcześnie | znacznik, stos kolejności | jak zostać pierwszym graczem | kto zaczyna następną rundę | kto jest pierwszy w kolejnej rundzie | jak ustala się kolejność następnej rundy | kto spasował ostatni | kto pierwszy spasuje',
  'pass-round-3':
    'ostatnia runda | czy pod koniec ma znaczenie, kiedy odpuszczę | czy nadal muszę | finał | spasować w trzeciej rundzie | po co pas w ostatniej rundzie',
  'why-pass':
    'strategia | porada, wskazówka | czy warto czekać | najlepszy moment | po co ktoś miałby to robić | kiedy warto pasować | po co pasować',
  procure:
    'jak wziąć kartę | kupić kartę | główna akcja | przebieg | ile to kosztuje | jak pozyskać robota | kroki pozyskania robota | umieszczenie agenta, podłączenie, kalibracja | jak wziąć robota | co robię po wzięciu karty | jak zdobyć kartę krok po kroku',
  agent:
    'czy dwie osoby mogą wziąć tego samego robota | ten sam robot dla dwóch | czy mogę wziąć kartę, przy której ktoś już stoi | cudze piony przy tej samej karcie | postawić agenta tam, gdzie stoi przeciwnik | czy mogę iść tam, gdzie ktoś stoi | zajęte pole | czy rywal mnie zatrzyma | dwa własne pionki w jednym punkcie | czy muszę mieć więcej niż inni | gdzie mogę umieścić agenta | czy mogę umieścić agenta przy karcie z innym agentem | kilku agentów przy jednym robocie | umieszczenie agenta nad kartą | czy piony zostają w fabryce do końca rundy | czy mogę przestawić agenta',
  assistants:
    'ilu pomocników mogę dodać | czy mały pionek może iść sam | wzmocnić wpływ | dostawić potem | dlaczego nie trzech | ilu asystentów mogę położyć przy agencie | czy mogę dołożyć asystentów do agenta | więcej niż jeden asystent | asystent zwiększa wpływ | asystent bez agenta | ilu asystentów mogę umieścić z agentem | ilu asystentów mogę umieścić | czy można położyć kilku asystentów z agentem | ilu asystentów dokładam do agenta',
  'one-supply':
    'ile mam małych pionków | małe pionki | oszczędzać pomocników | skończyły się małe pionki | czy wracają co ruch | czy ci z fabryki ochronią kość | jak ich podzielić | czy starczy asystentów na wpływ i blokowanie | asystenci wspólni do wpływu i blokowania',
  refill:
    'kiedy dokłada się kartę do rzędu | czy widzę nową kartę, zanim podłączę swoją | kiedy przychodzi następna karta | czy mogę najpierw zobaczyć kolejną | dlaczego nie mogę zabrać agenta | dobieranie | wierzch talii | kiedy dokłada się kartę do fabryki | nowa karta w miejsce wziętej | uzupełnienie fabryki | co się dzieje po wzięciu karty',
  'deck-empty':
    'skończyły się karty robotów | zabrakło kart | brak kart | przetasowanie | czy odrzucone wracają do gry | pusta talia | czy ta sama karta może wrócić | co gdy skończy się talia | pusty stos kart | tasowanie odrzuconych kart',
  plug: 'gdzie mogę położyć kartę | czy musi pasować | zostawić kartę w ręce | wyrzucić kartę | która luka | gdzie mogę położyć kartę w sieci | gdzie podłączyć robota | między dwiema kośćmi | podłączenie do sieci | wolne miejsce w sieci',
  'slot-taken':
    'zastąpić kartę | czy mogę przełożyć później | kłaść jedną na drugiej | zajęte | zamienić dwie karty | czy mogę przełożyć robota | czy mogę zmienić kolejność robotów | dwa roboty na jednym miejscu | przenieść robota później',
  calibration:
    'dlaczego kość się zmieniła | czy muszę zmienić | kiedy działają rogi | obrócić kostkę | przed czy po liczeniu | modyfikator | co to jest kalibracja | kiedy zmieniają się wyniki na kościach | jak robot zmienia kości | czy muszę zmienić kość | co robią znaki w rogach karty | na którą kość działa lewy i prawy róg | karta zmienia kości od razu po położeniu',
  plus: 'plus | podwyższyć | dodać | co znaczy krzyżyk w rogu | podnieść liczbę oczek | co oznacza plus na karcie | znak + w rogu | zwiększyć wynik o 1',
  minus:
    'minus | obniżyć | odjąć | co znaczy kreska w rogu | mniejsza liczba oczek | co oznacza minus na karcie | znak - w rogu | zmniejszyć wynik o 1',
  equals:
    'równa się w rogu | dwie kreski | czy ta strona coś robi | neutralny róg | co oznacza znak równości | znak = w rogu karty | róg bez zmian',
  wrap: 'co jest po szóstce | poniżej jedynki | dookoła, cyklicznie | czy szóstka może wzrosnąć | najwyższa wartość | co gdy kość z szóstką dostaje plus | jedynka z minusem | plus na 6 | minus na 1 | czy z 6 robi się 1 | szóstka po zwiększeniu | minus na jedynce | na karcie minus a kość pokazuje 1',
  neighbours:
    'nowa karta zepsuła starą | nowy robot zepsuł poprzedniego | tracę punkty z innej karty | dlaczego karta przestała punktować | wspólna kostka | czy liczy się od razu | obok siebie | nowy robot zmienia kość obok innego robota | czy roboty mają wspólną kość | robot psuje poprzedniego',
  block:
    'jak zablokować kość | zatrzymać kość | anulować efekt | ochronić liczbę | nie chcę zmieniać | pomocnik na karcie | zakryć znak | jak zablokować znak | czy mogę zablokować oba rogi | zakryć plus asystentem | dwóch asystentów na karcie | nie chcę zmieniać kości | położyć asystenta na karcie | dwóch asystentów na jednej karcie | ilu asystentów na jednym robocie | jak nie zmieniać kości',
  'nothing-to-block':
    'pomocnik na znaku równości | dlaczego nie mogę zakryć tej strony | neutralny róg | które rogi można zakryć | zablokować znak równości',
  'no-blocker':
    'brakuje pomocników | dlaczego odmowa | zabrać pionek z fabryki | wszyscy mali już użyci | brakuje asystentów do blokowania',
  'block-later':
    'dodać pomocnika potem | odwrócić dawną zmianę | ochrona kości na całą rundę | zabrać z karty | czy chroni przed sąsiadem | czy mogę położyć asystenta na karcie później | zablokować po podłączeniu | kiedy można blokować | czy asystent zmienia wynik kości | czy mogę zdjąć asystenta z karty',
  bots: 'objaśnienie karty | co jest napisane | liczba u góry | znak zapytania | kiedy karta punktuje | rysunki na karcie | co jest na karcie robota | jak czytać kartę',
  corners:
    'znaki na dole karty | czy plusy i minusy są jak w pudełku | który znak działa na którą kość | lewy i prawy symbol | znaki w rogach karty',
  information:
    'karta z cyfrą | dwa albo siedem punktów | trafić wynik | niebieska karta | 2/7 | ile punktów dają roboty informacyjne | jak punktuje Informacja | karta z pojedynczą cyfrą | 2 PZ za jedną, 7 PZ za obie',
  transport:
    'porównanie kości | nierówność | strzałka na karcie | mniejsza i większa | żółta karta | jak punktują roboty transportowe | jak punktuje Transport | karty transportu',
  'transport-less': 'znak mniejszości | rosnąco | < symbol | po lewej niższa | lewa kość mniejsza od prawej',
  'transport-greater': 'znak większości | malejąco | > symbol | po lewej wyższa | lewa kość większa od prawej',
  'transport-at-most':
    'nie większa | niższa albo taka sama | <= symbol | czy jednakowe też się liczą | lewa mniejsza lub równa prawej',
  'transport-at-least':
    'nie mniejsza | wyższa albo taka sama | >= symbol | karty 43 i 44 | lewa większa lub równa prawej',
  'transport-equal':
    'para | dublet | jednakowe | identyczne liczby | pięć punktów | obie kości takie same | identyczny wynik na obu kościach | lewa równa prawej',
  industry:
    'parzystość | zielona karta | podzielne przez dwa | które liczby są do pary | jak punktują roboty przemysłowe | jak punktuje Przemysł | parzyste i nieparzyste wyniki',
  'even-odd':
    'najpierw parzysta | która strona ma być do pary | 2 i 1 | karty 13 i 14 | lewa parzysta, prawa nieparzysta',
  'odd-even': 'najpierw nieparzysta | na odwrót | karty 15 i 16 | 1 i 2 | lewa nieparzysta, prawa parzysta',
  'sum-odd':
    'dodać obie kości | razem 3, 5, 7, 9 albo 11 | jedna taka, druga taka | karty 17 i 18 | suma obu kości nieparzysta',
  'sum-even':
    'dodać obie kości | razem 2, 4, 6, 8, 10 albo 12 | obie tej samej parzystości | karty 19 i 20 | suma obu kości parzysta',
  'both-odd':
    'żadnej liczby do pary | dwie nie do pary | 1 3 5 po obu stronach | karty 21 i 22 | oba wyniki nieparzyste',
  'both-even':
    'bez jedynek, trójek i piątek | dwie do pary | 2 4 6 po obu stronach | karty 23 i 24 | oba wyniki parzyste',
  military:
    'dodać kości | odjąć kości | łącznie | czerwona karta | armia | jak punktują roboty wojskowe | jak punktuje Wojskowość | suma wyników na obu kościach',
  'sum-outside':
    'bardzo mało albo bardzo dużo | skrajna suma | karty 25 i 26 | jeden warunek czy dwa | suma 4 lub mniej albo 10 lub więcej',
  'sum-seven': 'razem siedem | przeciwne ścianki | siódemka | karty 27 i 28 | suma wynosi 7',
  'sum-low': 'niska suma | małe liczby razem | do pięciu | karty 33 i 34 | <=5 | suma mniejsza lub równa 5',
  'sum-high': 'wysoka suma | duże liczby razem | od dziewięciu | karty 35 i 36 | >=9 | suma większa lub równa 9',
  difference:
    'odległość między kośćmi | kolejne liczby | o jeden, o dwa | czy 6 sąsiaduje z 1 | odejmowanie | karty 29 do 32 | różnica między wynikami | różnica wynosi 1 | różnica wynosi 2',
  service:
    'zmienne punkty | ujemne punkty | jak obliczyć | karta z minusem w środku | czy mogę stracić | równanie | jak punktują roboty usługowe | wszystkie wzory usług | jakie są wzory | lista kart usług | jak punktują Usługi | zmienna liczba punktów | czy mogę stracić punkty na usługach | wynik poniżej zera',
  'lower-less-1': 'mniejsza - 1 | minimum minus jeden | karta 50 | karty 49 i 50 | niższy wynik pomniejszony o 1',
  'higher-less-2':
    'lepsza z dwóch kości odjąć dwa | większa - 2 | maksimum minus dwa | karty 51 i 52 | wyższy wynik pomniejszony o 2',
  'sum-less-6': 'obie kości razem odjąć sześć | suma - 6 | razem minus sześć | karty 53 i 54 | suma wyników minus 6',
  '7-less-higher':
    'od siedmiu odjąć większą | 7 - większa | siedem minus maksimum | karty 55 i 56 | 7 minus wyższy wynik',
  '5-less-lower': 'od pięciu odjąć mniejszą | 5 - mniejsza | pięć minus minimum | karty 57 i 58 | 5 minus niższy wynik',
  '8-less-sum': '8 - suma | osiem minus razem | karty 59 i 60 | niskie liczby | 8 minus suma wyników',
  mirrors:
    'czy te karty istnieją | zmyślone karty | w moim pudełku tego nie ma | mój egzemplarz ma inne karty | karty, których nie ma w instrukcji',
  deck: 'lista wszystkich kart | ile jest kart | skąd te liczby | czy to prawdziwa talia | co znaczy odtworzone | gwiazdka przy punktach | ile jest kart robotów | 60 kart',
  investors:
    'żetony między kartami | co z nich mam | sponsorzy, pieniądze, monety | czy są coś warte | ludzie przy fabryce | co dają inwestorzy | po co zdobywać inwestorów | do czego służą żetony inwestorów',
  influence:
    'czy asystent liczy się tyle samo co agent | jak silny jestem | kto ma przewagę | czy pionek liczy się dwa razy | czy agent jest więcej wart niż asystent | większość | jak liczy się wpływ | ile wpływu daje agent | ile wpływu daje asystent | co to jest punkt wpływu | ilu inwestorów dotyczy agent',
  'end-investors':
    'pierwszy z lewej, ostatni z prawej | brzeg rzędu | zewnętrzny żeton | tylko jeden sąsiad | krańcowy | skrajni inwestorzy | inwestor na końcu rzędu | krańcowy żeton inwestora ma jedną kartę | ile kart ma skrajny inwestor',
  'no-influence':
    'czy asystent na karcie daje wpływ | czy blokujący się liczą | pionki na moich kartach | przewaga z blokującymi | jedno i drugie naraz | asystent na karcie a wpływ',
  'win-investor':
    'kto bierze kartę między robotami | przewaga | kto bierze żeton | czy mogę wygrać więcej niż jednego | kiedy się ich rozdaje | czy można ukraść | kto dostaje inwestora | kto zdobywa żeton inwestora | jak rozdziela się inwestorów | największy wpływ | kiedy przyznaje się żetony inwestorów | czy inwestor zostaje u mnie na kolejne rundy | czy zatrzymuję inwestorów z poprzednich rund',
  'second-place':
    'tylko jedna osoba ma wpływ, kto bierze żeton 1 PZ | co dostaje drugi gracz | nagroda pocieszenia | moneta pod żetonem | czy opłaca się być drugim | wicelider | co dostaje drugi przy inwestorze | drugie miejsce przy inwestorze | kto dostaje żeton 1 PZ | drugi największy wpływ',
  minimum:
    'nikogo tam nie ma | samotnie przy inwestorze | czy zero to drugie miejsce | żeton bez pionków | niezdobyte | czy mogę dostać inwestora bez wpływu | inwestor, przy którym nikogo nie ma | ile wpływu trzeba mieć | co najmniej jeden punkt wpływu',
  'tie-agents':
    'remis u inwestora | tyle samo pionków | rozstrzyganie remisu | agent przeciw asystentowi | kto bierze przy równej liczbie | remis przy inwestorze | kto wygrywa inwestora przy remisie | równy wpływ dwóch graczy | remis wpływu | więcej agentów przy remisie | obaj mamy tyle samo wpływu',
  'tie-order':
    'remis i po tylu samo agentów | czy pierwszy gracz wygrywa remisy | który stos się liczy | ostatnie rozstrzygnięcie | remis przy inwestorze i tyle samo agentów | znacznik kolejności wyżej na stosie | kolejność rozstrzyga remis',
  'score-bots':
    'czy karty z wcześniejszych rund punktują | czy roboty punktują od razu, czy na koniec rundy | kiedy karty płacą | czy stare karty znowu się liczą | czy kość liczy się dla dwóch kart | punkty na koniec rundy | przed zmianą czy po | które karty punktują na koniec rundy | kiedy punktują roboty | czy karty z poprzednich rund punktują | jak liczy się punkty za roboty | podliczanie kart',
  zero: 'nieudana karta | bezużyteczna karta | ujemne punkty | niespełniony warunek | czy się marnuje | robot nie spełnia warunku | warunek niespełniony | robot za zero',
  'score-chips':
    'monety | ile jest wart drugi | czy mogą się skończyć | punkty zwycięstwa | nagroda za drugie miejsce | ile wart jest żeton PZ',
  'score-investors':
    'roboty bez inwestora swojego rodzaju | mnożenie | premia na koniec | ile jest wart żeton inwestora | inwestor bez kart | zestawy | ile punktów daje inwestor na koniec gry | ile wart jest żeton inwestora | końcowe podliczanie inwestorów | punkty za każdego robota danego rodzaju | 1 PZ za każdą kartę tej samej gałęzi | ile wart jest inwestor, jeśli mam trzy karty jego rodzaju',
  'printed-investor':
    'symbol na mojej planszy | obrazek na mojej planszy | początkowy żeton | znak obok nicku | czy firma się liczy | pierwszy inwestor | premia firmy | czy inwestor nadrukowany na planszy się liczy | początkowy inwestor | z jakim inwestorem zaczynam',
  'scored-bots':
    'moje stare karty | czy mogę zobaczyć, co zebrali inni | gdzie się podziały | odłożone karty | czy przepadły | co się dzieje z kartami po podliczeniu | gdzie idą roboty po rundzie | stos zdobytych kart',
  scoring:
    'wynik końcowy | jak się liczy rezultat | za co są punkty | dobry wynik | suma | jak liczyć punkty na koniec | z czego składa się wynik | końcowe podliczanie punktów',
  end: 'kiedy jest finał | kto wygrał | czy mogę jeszcze grać | ostatnia runda | po wszystkim | kiedy kończy się gra | co po trzeciej rundzie',
  ties: 'tyle samo punktów | rozstrzygnięcie na końcu | podzielone zwycięstwo | ten sam wynik | kto wygrywa grę przy remisie | remis na koniec gry | tyle samo punktów na koniec | co rozstrzyga remis w grze',
  hidden:
    'czy inni widzą moje karty | czy komputer oszukuje | tajne informacje | podglądanie talii | co przyjdzie dalej | co jest tajne | czy punkty są jawne',
  undo: 'cofnąć agenta | źle kliknięte | pomyłka | zmienić zdanie | dlaczego nie mogę zabrać agenta | wrócić | undo | czy mogę cofnąć ruch',
  'score-so-far':
    'bieżący wynik | dlaczego mam mniej | aktualna suma | czy to wynik końcowy | liczba przy moim imieniu | punkty w trakcie gry',
  signs:
    'ikony | legenda | symbole | dlaczego karta jest uśpiona | co znaczy korona | świecące oczy | co oznaczają symbole | co znaczą ikony i symbole na stronie',
  'our-rulings':
    'zasady domowe | oficjalne FAQ | czy naprawdę tak jest | errata | u nas gra się inaczej | czego nie ma w instrukcji',
  corrections: 'poprawić złą kartę | mam prawdziwą grę | edycja talii | własne karty | zgłosić błąd | ustawienia',
};
