/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'jak wygrać | jaki jest cel gry | na czym to polega | gram pierwszy raz | ile trwa partia | co mam robić | jak wygrać grę | kto wygrywa grę | kto ma najwięcej punktów zwycięstwa | o czym jest Sentient | wytłumacz krótko grę | co trzeba robić w tej grze | jaki jest sens gry | zasady w skrócie | jak się gra w sentient | kto zwycięża | kto wygra na koniec',
  network:
    'moja plansza | gdzie kładzie się karty | ile mam pól | rząd kostek | gniazdo, slot, luka | ile robotów mieści sieć | ile kości leży w sieci | co to jest sieć | plansza gracza | co jest na mojej planszy | ile kart mieści się na planszy | miejsca między kośćmi | jak leżą kości | gdzie kładę karty robotów | ile robotów mogę mieć w sieci | ile kości na planszy | obok czego leży robot',
  dice: 'czy mogę przerzucić | kiedy się rzuca | co znaczą barwy kostek | czy mogę zamienić dwie kości | zmiana liczby oczek | kiedy rzucam kośćmi | czy w każdej rundzie rzuca się kośćmi od nowa | ile kości ma gracz | gdzie kładę kości | czy kolory kości są ważne | czy rzucamy od nowa | kiedy rzucamy | po ile kości na gracza | na których polach kładę kości | czy mogę wybrać kolejność kości | kolor pola kości | ile kostek dostaję | czy kości zostają na następną rundę | rzut na początku rundy | przełożyć kość na inne pole',
  factory:
    'rząd na środku | rynek, wystawka, oferta | wspólna plansza | skąd biorę karty | ile jest kart do wyboru | ile kart leży w fabryce | co to jest fabryka | ile robotów do wyboru | ilu inwestorów leży przy kartach | ile kart odkrytych na środku | ile robotów w rzędzie | co leży w fabryce | ile kart na stole | ile żetonów inwestorów leży przy fabryce | ile robotów jest wyłożonych',
  pawns:
    'pionki, figurki, ludziki | ilu mam ludzi | czym się różni duży pionek od małego | do czego są pomocnicy | moje zasoby | ilu agentów ma gracz | ilu asystentów ma gracz | do czego służą agenci | do czego służą asystenci | różnica między agentem a asystentem | ilu agentów i asystentów mam w rundzie | po ilu agentów | po ilu asystentów | duże i małe pionki | co robi agent | co robi asystent | ile mam pionków | ilu mam asystentów | do czego mogę użyć asystenta',
  types:
    'typy, kategorie, kolory kart | co znaczą symbole na kartach | nauka | jakie są branże | ile jest odmian | jakie są rodzaje robotów | gałęzie gospodarki | ile jest gałęzi | informacja, transport, przemysł, wojskowość, usługi | ile gałęzi | jakie są kategorie robotów | branże | lista rodzajów | kolory kart robotów',
  setup:
    'jak się zaczyna | co się rozdaje | rozłożenie gry, setup | początek partii | elementy gry | jak przygotować grę | co dostaje każdy gracz | ile znaczników kolejności | elementy na początku gry | co dostaję na start | co mam przed sobą na początku | z czym zaczynam | elementy gracza | jak rozłożyć grę | przetasować karty robotów | co każdy bierze | ile dostaje się na początku',
  company:
    'co to jest Nautilus | czy moja plansza ma zdolność | specjalna umiejętność | co to za znak przy moim imieniu | czy mogę wybrać korporację | do czego są połówki planszy | lewa i prawa strona planszy | co daje plansza gracza | nazwa firmy | po co jest firma | lewa połowa planszy do czego | czy firma coś daje | po co lewa strona planszy | prawa połowa planszy | czy plansze się różnią | czy wybieram planszę | efekt mojej firmy',
  'first-order':
    'kto pierwszy | gracz rozpoczynający | czy początek jest losowy | kto rusza na początku gry | kto zaczyna grę | kto jest pierwszym graczem na początku | losowa kolejność w pierwszej rundzie | jak ustalić pierwszego gracza | kto zaczyna w pierwszej rundzie | jak wybrać kto zaczyna | kolejność w pierwszej rundzie | kto jest pierwszy na starcie | pierwszy ruch w grze | losowanie kolejności | jak ustalamy początek gry | od kogo zaczynamy grę | pierwsza kolejność graczy',
  players:
    'czy można grać samemu | tryb jednoosobowy | ile osób może grać | wariant dwuosobowy | gra solo, samemu | inne zasady na 2 osoby | więcej niż czworo | dla ilu osób jest gra | czy można grać we dwóch | czy coś się zmienia na dwóch graczy | czy gra się we dwójkę | liczba graczy | czy jest tryb solo | na ile osób | zmiany przy trzech graczach | czy przy mniejszej liczbie graczy coś zmieniamy',
  colours:
    'którym graczem jestem | moje figurki | czy mogę grać czerwonymi | barwa gracza | czyje to pionki | jakie są kolory graczy | jakie kolory pionków | czy kolor ma znaczenie | wybrać kolor',
  rounds:
    'ile rund gramy | ile jest rund | długość gry | ile kart zbiorę łącznie | kiedy koniec | ile rund trwa gra | z ilu rund składa się gra | ile robotów zbieram w grze | ile kart robotów zdobędę w całej grze | ile kart dostanę w ciągu gry | liczba rund | ile rund się gra | jak długa jest gra | ile robotów w sumie | ile kart na koniec',
  'round-setup':
    'początek nowej rundy | jacy inwestorzy przychodzą | co się odnawia | piętnaście żetonów | przygotowanie rundy | jak przygotować fabrykę | gdzie kładzie się inwestorów | co się robi na początku rundy | żeton PZ pod inwestorem | nowi inwestorzy w rundzie | co wykładamy na rundę | gdzie leżą żetony inwestorów | jak rozłożyć inwestorów | żetony między kartami | czy co rundę są nowe karty | co kładziemy pod inwestora | żeton pod inwestorem | początek rundy po kolei | inwestorzy odkryci w rundzie | ile inwestorów na rundę | co jest pod żetonem inwestora',
  'investor-stacks':
    'jak posortować żetony inwestorów | liczba na odwrocie inwestora | ilu inwestorów jest w grze | stosy inwestorów | przygotowanie inwestorów | którzy inwestorzy są w której rundzie | co znaczy 1, 2, 3 na odwrocie żetonu | podział żetonów inwestorów | czy późniejsi inwestorzy są więcej warci | ilu inwestorów każdego rodzaju | jak podzielić żetony inwestorów | stosy żetonów | numer na odwrocie | ile jest żetonów inwestorów razem | po ilu inwestorów w stosie | posegregować inwestorów | czy co rundę są te same gałęzie | liczba z tyłu żetonu',
  turn: 'co mogę teraz zrobić | jakie mam możliwości | lista akcji | dlaczego nie mogę jeszcze położyć karty | od czego zacząć | co mogę zrobić w swoim ruchu | jakie akcje w ruchu | pozyskać robota albo spasować | co robi się w turze | jakie mam opcje | co mogę zrobić gdy moja kolej | czy muszę brać robota | wziąć kartę albo spasować | co się robi w ruchu | dwie możliwości w turze | co robię w swojej turze',
  'turn-order':
    'czyja kolej | dlaczego muszę czekać | czy gra się zgodnie z zegarem | kto po kim | kiedy znowu gram | kto gra następny | kolejność graczy w rundzie | czy kolejność zmienia się w trakcie rundy | jak działa stos kolejności | czy kolejność zmienia się w środku rundy | w jakiej kolejności gramy | kto gra po mnie | stała kolejność w rundzie | znacznik na górze gra pierwszy | czy gramy w kółko',
  'five-turns':
    'ile robotów mogę wziąć w rundzie | ile robotów mogę mieć | ruchy w rundzie | ile razy gram | ile mam akcji | kiedy runda się kończy | czy ktoś może grać częściej | czy już odpadam | kiedy kończy się runda | ile ruchów ma gracz w rundzie | czy każdy musi spasować w rundzie | ile robotów biorę w rundzie | ile tur ma runda | jak długo trwa runda | czy wszyscy muszą spasować | czy po pasie odpadam z rundy | ile kart biorę w rundzie | runda trwa aż wszyscy położą agentów | ile razy mam ruch w rundzie',
  'end-turn':
    'potwierdź | przycisk gotowe | dlaczego muszę kliknąć jeszcze raz | czemu nie mogę wziąć drugiej karty | oddać kolejkę | jak zakończyć ruch | koniec mojego ruchu | skończyć ruch | potwierdzić turę | dlaczego trzeba potwierdzać',
  'round-end':
    'gdy wszyscy skończą | co liczy się najpierw | między rundami | kiedy dostaję punkty | podsumowanie rundy | co się dzieje na koniec rundy | kolejność podliczania | kroki końca rundy | kiedy przyznaje się inwestorów i punkty | co robimy po rundzie | najpierw roboty czy inwestorzy | kolejność punktowania po rundzie | podliczanie rundy | kiedy rozdajemy inwestorów',
  refresh:
    'kiedy wracają asystenci | czy dostanę pionki z powrotem | czy tracę karty | reset | co zostaje w nowej rundzie | pomocnicy wracają | co się dzieje między rundami | co wraca do gracza po rundzie | kiedy odzyskuję agentów i asystentów | odnowienie zasobów | co z robotami z sieci po rundzie | zdjąć asystenta z karty | kiedy zdejmuje się roboty z sieci | czy zdobyci inwestorzy zostają | kiedy odzyskam asystentów z kart | kiedy pionki wracają do mnie | asystent na karcie kiedy wraca | kiedy agenci wracają | co zabieram po rundzie | czyszczenie planszy po rundzie | zdjąć karty z sieci | czy asystenci blokujący wracają | pionki w fabryce po rundzie | odzyskać pionki',
  leftovers:
    'niewykorzystane karty | reszta z rzędu | czy niezdobyci inwestorzy zostają | co z resztą | co z robotami, które zostały w fabryce | co z inwestorami, których nikt nie zdobył | niezdobyte żetony | co usuwamy z fabryki | niewzięte karty | niezdobyci inwestorzy | roboty których nikt nie wziął | żetony których nikt nie zdobył | czy reszta kart jest odrzucana',
  pass: 'czy mogę odpuścić | czy odpadam z rundy | czy stracę resztę agentów | przeczekać kolejkę | pominąć | rezygnacja | na czym polega pas | co się dzieje, gdy pasuję | czy po pasie gram dalej | znacznik kolejności przy pasie | czy muszę pasować | czy mogę spasować wcześniej | gdzie odkładam znacznik kolejności przy pasowaniu | czy po pasie mogę dalej brać roboty | czy gram dalej po spasowaniu | czy pas kończy moją rundę | co robię kiedy pasuję | gdzie daję znacznik gdy pasuję | spasuję i co dalej | czy po spasowaniu wypadam z rundy | pas z agentami w zapasie | spasowałem, czy jeszcze gram | czy pas oznacza koniec gry w rundzie | pasowanie w trakcie rundy',
  wipe: 'wymienić roboty przy pasie | nowe karty w rzędzie | odświeżyć rynek | pozbyć się złych kart | czy muszę je odrzucić | co z pionkami po zmianie kart | co się dzieje z kartami, gdy pasuję | odrzucić roboty z fabryki | czy pas odrzuca wszystkie roboty | nowe roboty po pasie | kiedy odrzuca się karty z fabryki | czy przy pasowaniu muszę odrzucić karty | co się dzieje z kartami kiedy pasuję | czy karty w fabryce się wymienia | nowe karty gdy ktoś pasuje | czy muszę odrzucić roboty pasując | czy mogę zostawić karty w fabryce gdy pasuję | wszystkie cztery karty odrzucone | pas z agentem w zapasie wymienia karty | co z pionkami gdy karty wymienione | czy wymiana kart jest obowiązkowa | mam jeszcze agentów i pasuję | zostawić roboty w fabryce | karta pod moim agentem wymieniona',
  'pass-once':
    'czy mogę odpuścić dwa razy | dlaczego przycisk jest szary | drugi raz | już to było | nie da się więcej czekać | ile razy można spasować | pas raz na rundę | czy mogę spasować drugi raz | ile razy wolno pasować | spasować dwa razy | liczba pasów w rundzie | jeszcze raz spasować | pas tylko raz | drugi pas w tej samej rundzie',
  'pass-forced':
    'skończyli się agenci, a nie spasowałem | zabrakło mi agentów | dlaczego mnie pominięto | samo spasowało | przymusowy pas | czy na końcu karty się zmieniają | nie mam już agentów | kiedy muszę spasować | pas bez agentów | czy bez agentów odrzucam roboty | położyłem wszystkich agentów | obowiązkowy pas | zużyłem wszystkich agentów | czy muszę spasować bez agentów | nie mam agentów co robić | spasować na końcu rundy | brak agentów a jeszcze nie pasowałem | czy bez agentów wymieniam karty',
  'next-order':
    'kto pierwszy w drugiej rundzie | czy opłaca się pasować wcześnie | znacznik, stos kolejności | jak zostać pierwszym graczem | kto zaczyna następną rundę | kto jest pierwszy w kolejnej rundzie | jak ustala się kolejność następnej rundy | kto spasował ostatni | kto pierwszy spasuje | kto będzie pierwszy w następnej rundzie | kto zaczyna drugą rundę | jak ustalić kolejność następnej rundy | ostatni pasujący zaczyna | pierwszy pasujący gra ostatni | znacznik na wierzchu stosu | co daje późny pas',
  'pass-round-3':
    'ostatnia runda | czy pod koniec ma znaczenie, kiedy odpuszczę | czy nadal muszę | finał | spasować w trzeciej rundzie | po co pas w ostatniej rundzie | pas w ostatniej rundzie | gdzie kładę znacznik w trzeciej rundzie | ostatnie pole kolejności | czy w trzeciej rundzie trzeba pasować',
  'why-pass':
    'strategia | porada, wskazówka | czy warto czekać | najlepszy moment | po co ktoś miałby to robić | kiedy warto pasować | po co pasować | czy opłaca się szybko spasować | kiedy pasować | korzyść z pasowania | taktyka pasowania',
  procure:
    'jak wziąć kartę | kupić kartę | główna akcja | przebieg | ile to kosztuje | jak pozyskać robota | kroki pozyskania robota | umieszczenie agenta, podłączenie, kalibracja | jak wziąć robota | co robię po wzięciu karty | jak zdobyć kartę krok po kroku | kroki brania robota | biorę kartę i co dalej | co po postawieniu agenta | kolejność: agent, karta, kości | jak zdobyć robota | jak kupuję kartę | branie karty po kolei',
  agent:
    'czy dwie osoby mogą wziąć tego samego robota | ten sam robot dla dwóch | czy mogę wziąć kartę, przy której ktoś już stoi | cudze piony przy tej samej karcie | postawić agenta tam, gdzie stoi przeciwnik | czy mogę iść tam, gdzie ktoś stoi | zajęte pole | czy rywal mnie zatrzyma | dwa własne pionki w jednym punkcie | czy muszę mieć więcej niż inni | gdzie mogę umieścić agenta | czy mogę umieścić agenta przy karcie z innym agentem | kilku agentów przy jednym robocie | umieszczenie agenta nad kartą | czy piony zostają w fabryce do końca rundy | czy mogę przestawić agenta | czy mogę wejść tam gdzie inny gracz | czy miejsce jest zablokowane przez pionek | czy muszę przebić innych | dwóch graczy przy jednej karcie | dwa razy w to samo miejsce | gdzie stawiam agenta | czy agent zostaje gdy karta się zmienia | mój agent po wymianie karty | agent nad kartą z cudzym pionkiem | nad kartą stoi już ktoś | przelicytować',
  assistants:
    'ilu pomocników mogę dodać | czy mały pionek może iść sam | wzmocnić wpływ | dostawić potem | dlaczego nie trzech | ilu asystentów mogę położyć przy agencie | czy mogę dołożyć asystentów do agenta | więcej niż jeden asystent | asystent zwiększa wpływ | asystent bez agenta | ilu asystentów mogę umieścić z agentem | ilu asystentów mogę umieścić | czy można położyć kilku asystentów z agentem | ilu asystentów dokładam do agenta | ilu asystentów do jednego agenta | wszyscy asystenci naraz | sami asystenci bez agenta | czy asystent może iść sam do fabryki | dołożyć asystenta później | dodatkowy wpływ asystentów | posłać pomocników | ilu asystentów wolno wysłać',
  'one-supply':
    'ile mam małych pionków | małe pionki | oszczędzać pomocników | skończyły się małe pionki | czy wracają co ruch | czy ci z fabryki ochronią kość | jak ich podzielić | czy starczy asystentów na wpływ i blokowanie | asystenci wspólni do wpływu i blokowania | czy asystenci do blokowania to ci sami | osobni asystenci do blokady | ilu asystentów zostaje do blokowania | wspólna pula asystentów | czy asystenci wracają w trakcie rundy',
  refill:
    'kiedy dokłada się kartę do rzędu | czy widzę nową kartę, zanim podłączę swoją | kiedy przychodzi następna karta | czy mogę najpierw zobaczyć kolejną | dlaczego nie mogę zabrać agenta | dobieranie | wierzch talii | kiedy dokłada się kartę do fabryki | nowa karta w miejsce wziętej | uzupełnienie fabryki | co się dzieje po wzięciu karty | kiedy uzupełniam rząd | nowa karta od razu | czy od razu dokładamy kartę | uzupełnić lukę po robocie | przed czy po podłączeniu dokładamy | kiedy pojawia się następna karta | dokładanie karty po wzięciu robota',
  'deck-empty':
    'skończyły się karty robotów | zabrakło kart | brak kart | przetasowanie | czy odrzucone wracają do gry | pusta talia | czy ta sama karta może wrócić | co gdy skończy się talia | pusty stos kart | tasowanie odrzuconych kart | skończyła się talia | nie ma kart do dobrania | przetasować odrzucone | koniec kart robotów | pusty stos robotów',
  plug: 'gdzie mogę położyć kartę | czy musi pasować | zostawić kartę w ręce | wyrzucić kartę | która luka | gdzie mogę położyć kartę w sieci | gdzie podłączyć robota | między dwiema kośćmi | podłączenie do sieci | wolne miejsce w sieci | gdzie mogę dać nową kartę | które miejsce wybrać | czy karta musi pasować do kości | czy muszę położyć kartę od razu | wsadzić robota między kości | czy mogę zostawić przerwę | czy roboty muszą leżeć obok siebie | podpiąć kartę | wybór miejsca na robota | czy robot musi pasować do kości',
  'slot-taken':
    'zastąpić kartę | czy mogę przełożyć później | kłaść jedną na drugiej | zajęte | zamienić dwie karty | czy mogę przełożyć robota | czy mogę zmienić kolejność robotów | dwa roboty na jednym miejscu | przenieść robota później | dwie karty na jednym miejscu | karta na karcie | wymienić starą kartę | przesunąć robota potem | dwa roboty między tymi samymi kośćmi | zakryć kartę nową | czy miejsce karty jest ostateczne',
  calibration:
    'dlaczego kość się zmieniła | czy muszę zmienić | kiedy działają rogi | obrócić kostkę | przed czy po liczeniu | modyfikator | co to jest kalibracja | kiedy zmieniają się wyniki na kościach | jak robot zmienia kości | czy muszę zmienić kość | co robią znaki w rogach karty | na którą kość działa lewy i prawy róg | karta zmienia kości od razu po położeniu | dostosować kości | kiedy kości się zmieniają | czy karta od razu zmienia kości | które kości zmienia karta | czy kalibracja jest obowiązkowa | znaki zmieniają kości | przekręcić kość | lewy róg lewa kość',
  plus: 'plus | podwyższyć | dodać | co znaczy krzyżyk w rogu | podnieść liczbę oczek | co oznacza plus na karcie | znak + w rogu | zwiększyć wynik o 1 | co robi + | plus w rogu karty | kość rośnie o jeden | podnieść kość',
  minus:
    'minus | obniżyć | odjąć | co znaczy kreska w rogu | mniejsza liczba oczek | co oznacza minus na karcie | znak - w rogu | zmniejszyć wynik o 1 | co robi - | minus w rogu karty | kość spada o jeden | obniżyć kość',
  equals:
    'równa się w rogu | dwie kreski | czy ta strona coś robi | neutralny róg | co oznacza znak równości | znak = w rogu karty | róg bez zmian | co robi = | znak równa się | róg bez efektu | kość zostaje bez zmiany | równość w rogu',
  wrap: 'co jest po szóstce | poniżej jedynki | dookoła, cyklicznie | czy szóstka może wzrosnąć | najwyższa wartość | co gdy kość z szóstką dostaje plus | jedynka z minusem | plus na 6 | minus na 1 | czy z 6 robi się 1 | szóstka po zwiększeniu | minus na jedynce | na karcie minus a kość pokazuje 1 | szóstka w górę | jedynka w dół | kość 6 i plus | kość 1 i minus | co po szóstce | co przed jedynką | z 1 na 6 | z 6 na 1 | czy szóstka zostaje szóstką | kość na szóstce a karta dodaje',
  neighbours:
    'nowa karta zepsuła starą | nowy robot zepsuł poprzedniego | tracę punkty z innej karty | dlaczego karta przestała punktować | wspólna kostka | czy liczy się od razu | obok siebie | nowy robot zmienia kość obok innego robota | czy roboty mają wspólną kość | robot psuje poprzedniego | karta zmieniła kość starszej karty | jedna kość dla dwóch kart | stary robot stracił punkty | czy zmiana kości psuje inną kartę | wspólne kości robotów | następny robot wpływa na poprzedniego',
  block:
    'jak zablokować kość | zatrzymać kość | anulować efekt | ochronić liczbę | nie chcę zmieniać | pomocnik na karcie | zakryć znak | jak zablokować znak | czy mogę zablokować oba rogi | zakryć plus asystentem | dwóch asystentów na karcie | nie chcę zmieniać kości | położyć asystenta na karcie | dwóch asystentów na jednej karcie | ilu asystentów na jednym robocie | jak nie zmieniać kości | zatrzymać znak asystentem | zapobiec zmianie | dać asystenta na znak | zakryć minusa | zablokować oba znaki | jeden asystent na róg | dwaj asystenci na tej samej karcie | jak zachować kość bez zmian | anulować plus lub minus | co robi asystent na karcie | zablokować minusa | zablokować plusa | jak powstrzymać zmianę kości',
  'nothing-to-block':
    'pomocnik na znaku równości | dlaczego nie mogę zakryć tej strony | neutralny róg | które rogi można zakryć | zablokować znak równości | zablokować znak = | asystent na = | zakryć neutralny róg',
  'no-blocker':
    'brakuje pomocników | dlaczego odmowa | zabrać pionek z fabryki | wszyscy mali już użyci | brakuje asystentów do blokowania | brak asystentów do blokady | za mało asystentów | cofnąć asystenta żeby zablokować',
  'block-later':
    'dodać pomocnika potem | odwrócić dawną zmianę | ochrona kości na całą rundę | zabrać z karty | czy chroni przed sąsiadem | czy mogę położyć asystenta na karcie później | zablokować po podłączeniu | kiedy można blokować | czy asystent zmienia wynik kości | czy mogę zdjąć asystenta z karty | zakryć znak w późniejszej turze | zablokować w następnej turze | dołożyć asystenta do starej karty | czy jest za późno na blokadę | dopiero później zablokować | czy asystent podnosi kość | czy asystent obniża kość | asystentem zmienić kość | przełożyć asystenta na inną kartę | kiedy muszę zdecydować o blokadzie | zablokować po fakcie | zakryć plus lub minus na leżącej karcie',
  bots: 'objaśnienie karty | co jest napisane | liczba u góry | znak zapytania | kiedy karta punktuje | rysunki na karcie | co jest na karcie robota | jak czytać kartę | co jest na karcie | jak odczytać kartę | części karty | co znaczy liczba na karcie | gdzie jest warunek karty | ile punktów daje karta',
  corners:
    'znaki na dole karty | czy plusy i minusy są jak w pudełku | który znak działa na którą kość | lewy i prawy symbol | znaki w rogach karty | co to za znaki w rogach | lewy i prawy róg | czy rogi są jak na prawdziwych kartach',
  information:
    'karta z cyfrą | dwa albo siedem punktów | trafić wynik | niebieska karta | 2/7 | ile punktów dają roboty informacyjne | jak punktuje Informacja | karta z pojedynczą cyfrą | 2 PZ za jedną, 7 PZ za obie | informacja jedna kość pasuje | obie kości z tą liczbą | informacyjny robot ile pkt | jedna kość pokazuje liczbę | karta informacji punkty',
  transport:
    'porównanie kości | nierówność | strzałka na karcie | mniejsza i większa | żółta karta | jak punktują roboty transportowe | jak punktuje Transport | karty transportu | porównać lewą i prawą | karty transportu punkty | lewa a prawa kość | roboty transportowe ile pkt',
  'transport-less':
    'znak mniejszości | rosnąco | < symbol | po lewej niższa | lewa kość mniejsza od prawej | transport lewa mniejsza od prawej a równe kości | lewa niższa od prawej | lewa < prawa | ostro mniejsza | lewa kość ma być mniejsza',
  'transport-greater':
    'znak większości | malejąco | > symbol | po lewej wyższa | lewa kość większa od prawej | transport lewa większa od prawej | lewa wyższa od prawej | lewa > prawa | lewa kość ma być większa',
  'transport-at-most':
    'nie większa | niższa albo taka sama | <= symbol | czy jednakowe też się liczą | lewa mniejsza lub równa prawej | transport mniejsze lub równe | lewa mniejsza równa prawej | lewa <= prawa | równe kości przy mniejsze lub równe',
  'transport-at-least':
    'nie mniejsza | wyższa albo taka sama | >= symbol | karty 43 i 44 | lewa większa lub równa prawej | transport większe lub równe | lewa większa równa prawej | lewa >= prawa | równe kości przy większe lub równe',
  'transport-equal':
    'para | dublet | jednakowe | identyczne liczby | pięć punktów | obie kości takie same | identyczny wynik na obu kościach | lewa równa prawej | transport równe kości | obie kości z tą samą liczbą | lewa = prawa | takie same na obu',
  industry:
    'parzystość | zielona karta | podzielne przez dwa | które liczby są do pary | jak punktują roboty przemysłowe | jak punktuje Przemysł | parzyste i nieparzyste wyniki | karty przemysłu punkty | parzyste czy nieparzyste | roboty przemysłowe ile pkt | które liczby są nieparzyste',
  'even-odd':
    'najpierw parzysta | która strona ma być do pary | 2 i 1 | karty 13 i 14 | lewa parzysta, prawa nieparzysta | parzysta-nieparzysta która kość | parzysta z lewej | która kość ma być parzysta | przemysł parzysta potem nieparzysta | lewa parzysta a prawa nieparzysta',
  'odd-even':
    'najpierw nieparzysta | na odwrót | karty 15 i 16 | 1 i 2 | lewa nieparzysta, prawa parzysta | nieparzysta-parzysta | nieparzysta z lewej | przemysł nieparzysta potem parzysta',
  'sum-odd':
    'dodać obie kości | razem 3, 5, 7, 9 albo 11 | jedna taka, druga taka | karty 17 i 18 | suma obu kości nieparzysta | przemysł suma nieparzysta | razem nieparzyście',
  'sum-even':
    'dodać obie kości | razem 2, 4, 6, 8, 10 albo 12 | obie tej samej parzystości | karty 19 i 20 | suma obu kości parzysta | przemysł suma parzysta | razem parzyście',
  'both-odd':
    'żadnej liczby do pary | dwie nie do pary | 1 3 5 po obu stronach | karty 21 i 22 | oba wyniki nieparzyste | przemysł obie nieparzyste | dwie nieparzyste kości',
  'both-even':
    'bez jedynek, trójek i piątek | dwie do pary | 2 4 6 po obu stronach | karty 23 i 24 | oba wyniki parzyste | przemysł obie parzyste | dwie parzyste kości',
  military:
    'dodać kości | odjąć kości | łącznie | czerwona karta | armia | jak punktują roboty wojskowe | jak punktuje Wojskowość | suma wyników na obu kościach | karty wojskowe punkty | dodawać czy odejmować kości | roboty wojskowe ile pkt | wojsko',
  'sum-outside':
    'bardzo mało albo bardzo dużo | skrajna suma | karty 25 i 26 | jeden warunek czy dwa | suma 4 lub mniej albo 10 lub więcej | wojsko mniejsze równe 4 lub większe równe 10 | suma najwyżej 4 albo co najmniej 10 | mniejsza równa 4 albo większa równa 10 | bardzo mała lub bardzo duża suma',
  'sum-seven':
    'razem siedem | przeciwne ścianki | siódemka | karty 27 i 28 | suma wynosi 7 | suma ma być 7 | wojsko siedem | razem siedem oczek',
  'sum-low':
    'niska suma | małe liczby razem | do pięciu | karty 33 i 34 | <=5 | suma mniejsza lub równa 5 | suma do 5 | wojsko 5 lub mniej | mniejsza równa 5',
  'sum-high':
    'wysoka suma | duże liczby razem | od dziewięciu | karty 35 i 36 | >=9 | suma większa lub równa 9 | suma od 9 | wojsko 9 lub więcej | większa równa 9',
  difference:
    'odległość między kośćmi | kolejne liczby | o jeden, o dwa | czy 6 sąsiaduje z 1 | odejmowanie | karty 29 do 32 | różnica między wynikami | różnica wynosi 1 | różnica wynosi 2 | wojsko różnica 1 | różnica jeden czy dwa | czy 6 i 1 to różnica jeden | jak liczyć różnicę | kości różnią się o | różnica dookoła',
  service:
    'zmienne punkty | ujemne punkty | jak obliczyć | karta z minusem w środku | czy mogę stracić | równanie | jak punktują roboty usługowe | wszystkie wzory usług | jakie są wzory | lista kart usług | jak punktują Usługi | zmienna liczba punktów | czy mogę stracić punkty na usługach | wynik poniżej zera | karty usług punkty | usługi wynik ujemny | czy stracę punkty na usługach | co znaczy wzór | niższa i wyższa kość | co gdy obie kości równe we wzorze | roboty usługowe ile pkt | minus z karty | usługa na minusie',
  'lower-less-1':
    'mniejsza - 1 | minimum minus jeden | karta 50 | karty 49 i 50 | niższy wynik pomniejszony o 1 | niższa kość minus jeden | niższa minus 1 przy równych | usługi mniejsza minus 1',
  'higher-less-2':
    'lepsza z dwóch kości odjąć dwa | większa - 2 | maksimum minus dwa | karty 51 i 52 | wyższy wynik pomniejszony o 2 | wyższa kość minus dwa | wyższa minus 2 przy równych | usługi większa minus 2',
  'sum-less-6':
    'obie kości razem odjąć sześć | suma - 6 | razem minus sześć | karty 53 i 54 | suma wyników minus 6 | suma minus sześć | usługi suma minus 6 | dodać kości i odjąć 6',
  '7-less-higher':
    'od siedmiu odjąć większą | 7 - większa | siedem minus maksimum | karty 55 i 56 | 7 minus wyższy wynik | siedem minus wyższa kość | usługi 7 minus wyższa',
  '5-less-lower':
    'od pięciu odjąć mniejszą | 5 - mniejsza | pięć minus minimum | karty 57 i 58 | 5 minus niższy wynik | pięć minus niższa kość | usługi 5 minus niższa',
  '8-less-sum':
    '8 - suma | osiem minus razem | karty 59 i 60 | niskie liczby | 8 minus suma wyników | osiem minus suma | usługi 8 minus suma | 8 minus suma kości 2 i 3',
  mirrors:
    'czy te karty istnieją | zmyślone karty | w moim pudełku tego nie ma | mój egzemplarz ma inne karty | karty, których nie ma w instrukcji | karty nieprawdziwe | wymyślone karty | nie mam takich kart | zmyślone warunki',
  deck: 'lista wszystkich kart | ile jest kart | skąd te liczby | czy to prawdziwa talia | co znaczy odtworzone | gwiazdka przy punktach | ile jest kart robotów | 60 kart | ile kart robotów | liczba kart w talii | ile kart każdej gałęzi | karty odtworzone | czy to prawdziwe karty',
  investors:
    'żetony między kartami | co z nich mam | sponsorzy, pieniądze, monety | czy są coś warte | ludzie przy fabryce | co dają inwestorzy | po co zdobywać inwestorów | do czego służą żetony inwestorów | co robią żetony inwestorów | po co zbierać inwestorów | wartość inwestora | punkty z inwestorów | co daje inwestor | czy inwestorzy punktują co rundę',
  influence:
    'czy asystent liczy się tyle samo co agent | jak silny jestem | kto ma przewagę | czy pionek liczy się dwa razy | czy agent jest więcej wart niż asystent | większość | jak liczy się wpływ | ile wpływu daje agent | ile wpływu daje asystent | co to jest punkt wpływu | ilu inwestorów dotyczy agent | ile wpływu ma pionek | czy agent liczy się więcej niż asystent | jak liczyć wpływ | wpływ agenta i asystenta | na których inwestorów działa pionek | jeden pionek na dwóch inwestorów | ile warty jest asystent we wpływie',
  'end-investors':
    'pierwszy z lewej, ostatni z prawej | brzeg rzędu | zewnętrzny żeton | tylko jeden sąsiad | krańcowy | skrajni inwestorzy | inwestor na końcu rzędu | krańcowy żeton inwestora ma jedną kartę | ile kart ma skrajny inwestor | inwestorzy po lewej i prawej stronie | pierwszy i ostatni inwestor | ile kart liczy się skrajnym | inwestor na brzegu | żeton na końcu rzędu',
  'no-influence':
    'czy asystent na karcie daje wpływ | czy blokujący się liczą | pionki na moich kartach | przewaga z blokującymi | jedno i drugie naraz | asystent na karcie a wpływ | czy asystenci na kartach dają wpływ | asystent blokujący a wpływ | asystent na robocie liczy się u inwestora',
  'win-investor':
    'kto bierze kartę między robotami | kto bierze żeton | czy mogę wygrać więcej niż jednego | kiedy się ich rozdaje | czy można ukraść | kto dostaje inwestora | kto zdobywa żeton inwestora | jak rozdziela się inwestorów | największy wpływ | kiedy przyznaje się żetony inwestorów | czy inwestor zostaje u mnie na kolejne rundy | czy zatrzymuję inwestorów z poprzednich rund | kto bierze inwestora | jak zdobyć inwestora | największy wpływ bierze żeton | kiedy dostajemy żetony inwestorów | czy jedna osoba może zdobyć kilku | przewaga przy inwestorze | czy zatrzymuję żeton inwestora',
  'second-place':
    'tylko jedna osoba ma wpływ, kto bierze żeton 1 PZ | co dostaje drugi gracz | nagroda pocieszenia | moneta pod żetonem | czy opłaca się być drugim | wicelider | co dostaje drugi przy inwestorze | drugie miejsce przy inwestorze | kto dostaje żeton 1 PZ | drugi największy wpływ | co dostaje drugie miejsce | żeton pod inwestorem | nagroda za drugie | co jest pod inwestorem | żeton za 1 punkt | kto bierze mały żeton | drugi pod względem wpływu',
  minimum:
    'nikogo tam nie ma | samotnie przy inwestorze | czy zero to drugie miejsce | żeton bez pionków | niezdobyte | czy mogę dostać inwestora bez wpływu | inwestor, przy którym nikogo nie ma | ile wpływu trzeba mieć | co najmniej jeden punkt wpływu | czy drugie miejsce wymaga wpływu | ile wpływu na żeton | nikogo przy inwestorze | brak pionków przy inwestorze | co gdy tylko jeden gracz przy inwestorze | żeton za zero wpływu | najmniejszy potrzebny wpływ | inwestor bez pionków',
  'tie-agents':
    'remis u inwestora | tyle samo pionków | rozstrzyganie remisu | agent przeciw asystentowi | kto bierze przy równej liczbie | remis przy inwestorze | kto wygrywa inwestora przy remisie | równy wpływ dwóch graczy | remis wpływu | więcej agentów przy remisie | obaj mamy tyle samo wpływu | remis o inwestora | równy wpływ przy inwestorze | kto wygrywa gdy wpływ ten sam | remis o żeton | więcej agentów wygrywa remis | remis o drugie miejsce | rozstrzygnięcie przy inwestorze',
  'tie-order':
    'remis i po tylu samo agentów | czy pierwszy gracz wygrywa remisy | który stos się liczy | ostatnie rozstrzygnięcie | remis przy inwestorze i tyle samo agentów | znacznik kolejności wyżej na stosie | kolejność rozstrzyga remis | remis i tylu samo agentów | wciąż remis przy inwestorze | kolejność graczy rozstrzyga | czyj znacznik wyżej',
  'score-bots':
    'czy karty z wcześniejszych rund punktują | czy roboty punktują od razu, czy na koniec rundy | kiedy karty płacą | czy stare karty znowu się liczą | czy kość liczy się dla dwóch kart | punkty na koniec rundy | przed zmianą czy po | które karty punktują na koniec rundy | kiedy punktują roboty | czy karty z poprzednich rund punktują | jak liczy się punkty za roboty | podliczanie kart | czy stare roboty punktują znowu | które roboty punktują | czy karty punktują co rundę | kiedy dostaję punkty za karty | tylko karty z tej rundy | punktowanie robotów | czy karta punktuje raz | ta sama kość dla dwóch kart',
  zero: 'nieudana karta | bezużyteczna karta | ujemne punkty | niespełniony warunek | czy się marnuje | robot nie spełnia warunku | warunek niespełniony | robot za zero | karta niespełniona | brak punktów za kartę | robot bez punktów przepada | czy robot za zero liczy się do inwestorów | nieudany robot',
  'score-chips':
    'monety | ile jest wart drugi | czy mogą się skończyć | punkty zwycięstwa | nagroda za drugie miejsce | ile wart jest żeton PZ | ile daje żeton PZ | punkty za żetony drugiego miejsca | wartość żetonu | żetony na koniec',
  'score-investors':
    'roboty bez inwestora swojego rodzaju | mnożenie | premia na koniec | ile jest wart żeton inwestora | inwestor bez kart | zestawy | ile punktów daje inwestor na koniec gry | ile wart jest żeton inwestora | końcowe podliczanie inwestorów | punkty za każdego robota danego rodzaju | 1 PZ za każdą kartę tej samej gałęzi | ile wart jest inwestor, jeśli mam trzy karty jego rodzaju | inwestorzy razy karty | dwóch inwestorów i trzy karty | ile punktów z inwestorów na koniec | punkt za kartę tej samej gałęzi | punktowanie inwestorów na koniec | kilku inwestorów tego samego rodzaju | czy roboty ze wszystkich rund się liczą',
  'printed-investor':
    'obrazek na mojej planszy | początkowy żeton | znak obok nicku | czy firma się liczy | pierwszy inwestor | premia firmy | czy inwestor nadrukowany na planszy się liczy | początkowy inwestor | z jakim inwestorem zaczynam | inwestor wydrukowany na planszy gracza | czy nadrukowany inwestor się liczy | inwestor na własnej planszy | czy zaczynam z inwestorem',
  'scored-bots':
    'moje stare karty | czy mogę zobaczyć, co zebrali inni | gdzie się podziały | odłożone karty | czy przepadły | co się dzieje z kartami po podliczeniu | gdzie idą roboty po rundzie | stos zdobytych kart | co zrobić z kartami po podliczeniu | gdzie odkładam karty | czy karty się zatrzymuje | stosik zdobytych robotów | karty obok planszy | czy mogę przeglądać cudze karty | gdzie trafiają podliczone karty',
  scoring:
    'wynik końcowy | jak się liczy rezultat | za co są punkty | dobry wynik | suma | jak liczyć punkty na koniec | z czego składa się wynik | końcowe podliczanie punktów | co daje punkty | skąd punkty | suma punktów | punktacja na koniec gry | wszystkie źródła punktów',
  end: 'kiedy jest finał | kto wygrał | czy mogę jeszcze grać | ostatnia runda | po wszystkim | kiedy kończy się gra | co po trzeciej rundzie | kiedy gra jest skończona | czy trzecia runda punktuje normalnie | po ostatniej rundzie | końcowe liczenie po trzeciej rundzie | czy w ostatniej rundzie roboty punktują | co na samym końcu',
  ties: 'tyle samo punktów | rozstrzygnięcie na końcu | podzielone zwycięstwo | ten sam wynik | kto wygrywa grę przy remisie | remis na koniec gry | tyle samo punktów na koniec | co rozstrzyga remis w grze | remis na samym końcu | tyle samo punktów kto wygrywa | równe punkty na koniec gry | więcej żetonów inwestorów wygrywa | wspólne zwycięstwo | remis w całej grze',
  hidden:
    'czy inni widzą moje karty | czy komputer oszukuje | tajne informacje | podglądanie talii | co przyjdzie dalej | co jest tajne | czy punkty są jawne | czy karty są tajne | co jest jawne | czy widać talię | co wiedzą inni',
  undo: 'cofnąć agenta | źle kliknięte | pomyłka | zmienić zdanie | dlaczego nie mogę zabrać agenta | wrócić | undo | czy mogę cofnąć ruch | cofnąć ruch | czy mogę zmienić zdanie | wzięta zła karta | krok wstecz',
  'score-so-far':
    'bieżący wynik | dlaczego mam mniej | aktualna suma | czy to wynik końcowy | liczba przy moim imieniu | punkty w trakcie gry | punkty podczas gry | dlaczego wynik spadł | obecny wynik',
  signs:
    'ikony | legenda | symbole | dlaczego karta jest uśpiona | co znaczy korona | świecące oczy | co oznaczają symbole | co znaczą ikony i symbole na stronie | co znaczą ikonki | symbole na planszy | śpiący robot',
  'our-rulings':
    'zasady domowe | oficjalne FAQ | czy naprawdę tak jest | errata | u nas gra się inaczej | czego nie ma w instrukcji | czy to oficjalne | nie ma w instrukcji | niejasna zasada | inaczej niż w mojej instrukcji',
  corrections:
    'poprawić złą kartę | mam prawdziwą grę | edycja talii | własne karty | zgłosić błąd | ustawienia | moje karty są inne | poprawić kartę | zmienić talię | własna talia',
};
