/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'kiedy się wygrywa | jak wygrać | jaki jest cel gry | na czym to polega | ile trwa partia | gram pierwszy raz | co mam robić | kto wygrywa grę | kto ma najwięcej punktów zwycięstwa | o czym jest gra | co trzeba zrobić, żeby wygrać | tworzenie najpiękniejszego witrażu',
  dice: 'co to jest odcień | po co są oczka | ile jest barw | kość, kości, sześcian | co znaczy jasny i ciemny | liczba na kości | ile kolorów mają kostki | co oznacza liczba oczek na kostce | im więcej oczek, tym ciemniejszy odcień | jakie są kolory kostek',
  window:
    'ile pól ma witraż | co znaczą kwadraty na mojej planszy | ile jest miejsc | okno, szybka, ramka | szare pola z kropkami | plansza gracza | z ilu pól składa się witraż | ile jest rzędów i kolumn | rodzaje pól w witrażu | co oznaczają pola na karcie wzoru',
  bag: 'ile jest kości każdego koloru | co jeszcze można wylosować | worek, zapas | prawdopodobieństwo, szansa na kolor | czy kostki się kończą | ile jest wszystkich kostek w grze | ile kostek w woreczku | po ile kostek każdego koloru | czy kostki wracają do woreczka',
  setup:
    'co się rozdaje na początku | rozłożenie gry, setup | ile kart dostaje gracz | czy widać karty przed wyborem | początek partii | jak przygotować grę | ile celów grupowych się wykłada | ile narzędzi na stole | ile celów indywidualnych dostaje gracz | co dostaje każdy gracz na początku | przygotowanie dla dwóch, trzech i czterech graczy | co z niewykorzystanymi kartami wzorów | gdzie odkładam niewybrane karty',
  patterns:
    'czy można obrócić kartę witraża | obrócić witraż | wybrać, wybieranie wzoru | które okno wziąć | czy mogę zmienić planszę | dlaczego nie mogę wziąć tej karty | czy inni widzą, co biorę | przód i tył karty | jak wybrać kartę wzoru | ile kart wzorów dostaje gracz | wybór jednej ze stron karty | co z drugą kartą wzoru | ile wzorów do wyboru',
  difficulty:
    'ile dostaję kamyków | kamyki na start | co znaczą kropki obok nazwy | paciorki przy oknie | ile żetonów mam na start | czy lepiej wziąć trudniejszą planszę | łatwe okno na początek | ile znaczników uznania dostaje gracz | ile znaczników uznania na początku | białe kropki na karcie wzoru | poziom trudności wzoru | który wzór najtrudniejszy, a który najłatwiejszy | czym różnią się wzory | od czego zależy liczba znaczników',
  starter:
    'czy zaczyna zawsze ta sama osoba | kto zaczyna | kto pierwszy | czy pierwszeństwo się zmienia | kto otwiera drugą rundę | kto zaczyna grę | kto jest graczem rozpoczynającym | kto zaczyna następną rundę | komu przekazać woreczek | kto rzuca kostkami | kto dostaje woreczek po rundzie',
  rounds:
    'ile jest rund | fazy rundy | co po czym | kolejność rozgrywki | kiedy kończy się kolejka | ile rund ma gra | przebieg rundy | z czego składa się runda | ile ruchów ma gracz w rundzie | ile razy w rundzie gram | ile ruchów ma każdy gracz w rundzie',
  pool: 'ile kostek w puli na cztery osoby | iloma kośćmi się rzuca | kości na środku stołu | skąd biorę kostki | ile na trzy osoby | po co jedna więcej | ile kostek się losuje | ile kostek rzucamy w dwie, trzy, cztery osoby | ile kostek na początku rundy | kostki dobierane z woreczka | co to jest pula wyboru | liczba kostek zależy od liczby graczy',
  snake:
    'wężyk | kolejność wężykiem | dlaczego ktoś gra dwa razy pod rząd | czyja tura | kiedy mam drugą turę | odwrotny kierunek, wąż | czemu nie mogę teraz zagrać | porządek graczy | w jakiej kolejności gramy | kto ma drugi ruch | kolejność w drugiej połowie rundy | kto gra po ostatnim graczu | odwrotna kolejność drugich ruchów | zgodnie z ruchem wskazówek zegara | ostatni gracz dwa ruchy z rzędu | czyja kolej | kto następny | kiedy znowu moja kolej',
  turn: 'czy mogę wziąć kość i użyć karty | narzędzie przed czy po kostce | ile mam akcji w turze | czy muszę coś zrobić | obie rzeczy naraz | co mogę zrobić w ruchu | jakie akcje w ruchu | czy mogę najpierw użyć narzędzia, a potem wziąć kostkę | czy akcje są obowiązkowe | kostka i narzędzie w tym samym ruchu | kolejność akcji w ruchu | czy w ruchu mogę zrobić dwie rzeczy | ile akcji w ruchu',
  draft:
    'czy mogę wziąć dwie kości | zostawić kość na potem | dobieranie, wybieranie, draft | dlaczego nie mogę wziąć następnej | takiej kości nie ma | ile kostek biorę w ruchu | czy mogę wziąć dwie kostki w jednym ruchu | wybór kostki z puli | czy wziętą kostkę muszę umieścić',
  pass: 'czy muszę wziąć kość | pominąć turę | czy mogę nie brać niczego | jak skończyć | przycisk końca | zostawić kostkę, która pasuje | czy muszę brać kostkę | czy mogę pominąć ruch | czy mogę nic nie robić | czy wolno nie dobierać kostki | rezygnacja z ruchu | czy w swoim ruchu muszę brać kostkę',
  'nothing-possible':
    'żadna kostka nie pasuje | nic nie pasuje | mój ruch pominięty | dlaczego mnie pominięto | nie pozwoliło mi zagrać | brak możliwości, blokada | nic nie pasuje | tura minęła automatycznie | nie mogę wykonać ruchu | co jeśli żadnej kostki nie da się umieścić | nie mogę położyć żadnej kostki',
  steps:
    'dlaczego pyta o coś innego | anulować kartę | kliknięcie w złą kartę | przerwać w połowie akcji | nie o to teraz chodzi | zacząć używać narzędzia i przerwać | nie mogę zakończyć ruchu w trakcie narzędzia',
  leftovers:
    'kostki, których nikt nie chciał wziąć | gdzie idą niewykorzystane kości | koniec rundy | do czego służy tor | kilka kości na jednym polu | czy mogę je jeszcze dostać | co z pozostałymi kostkami | co się dzieje z kostkami na koniec rundy | zakończenie rundy | gdzie trafia kostka, która została | niewybrane kostki | kostki zostały w puli po rundzie | co leży na torze rund',
  placing:
    'gdzie mogę położyć kość | dlaczego nie pasuje | lista ograniczeń | które miejsca są dozwolone | podsumowanie warunków | zasady umieszczania kostek | jakie są ograniczenia umieszczania | gdzie wolno umieścić kostkę | jak układać kostki w witrażu',
  'first-die':
    'pierwsza kość w środku | czy mogę zacząć na środku | od czego zacząć | brzeg, obrzeże | początkowe ułożenie | dlaczego nie w centrum | gdzie położyć pierwszą kostkę | czy pierwsza kostka musi być przy krawędzi | pierwsza kostka w narożniku | czy pierwszą kostkę można dać na środek',
  'first-die-tool':
    'czy karta pozwala zacząć na środku | korek na pustej planszy | linijka bez żadnej kości | otwarcie kartą | pierwsza kostka i narzędzie',
  touching:
    'czy musi się stykać | czy kostki muszą się stykać | czy kości muszą przylegać | czy mogę położyć daleko | czy po skosie wystarczy, na ukos | zostawić przerwę | osobna wyspa | sąsiad, sąsiadować | czy kostka musi sąsiadować z inną | czy następna kostka musi dotykać poprzedniej | druga kostka obok pierwszej | czy mogę zostawić wolne pole między kostkami | stykanie się po skosie | czy nowa kostka musi stykać się z inną',
  occupied:
    'czy mogę zastąpić kość | układać w stos | przykryć starą kość | zajęte miejsce | zamienić dwie kości w oknie | dwie kostki na jednym polu | pole zajęte przez kostkę | wyjąć kostkę z pola',
  'printed-color':
    'żółta na czerwone pole | czy kolor musi pasować | czy zieloną kość wolno na niebieskie | wymaga innego koloru | czy na czerwonym liczba ma znaczenie | zły kolor | co można położyć na kolorowym polu | czerwona kostka na niebieskim polu | pole w kolorze | wymóg koloru',
  'printed-shade':
    'cyfry, liczby na wzorze | czy trójkę wolno na czwórkę | wymaga innej liczby | co znaczą kropki na kwadracie | szare miejsce | zła wartość, zły odcień | co można położyć na polu z liczbą | pole z wartością | kostka o innej wartości na polu z oczkami | wymóg odcienia',
  'free-space':
    'puste miejsce bez symbolu | gładki kwadrat | bez ograniczeń, dżoker | dlaczego czerwona nie wchodzi na puste | dowolna kość | co można położyć na białym polu | czy na białe pole pasuje każda kostka | białe pola bez ograniczeń',
  'same-color':
    'czy mogę położyć dwie czerwone obok siebie | konflikt barw | czerwona nad czerwoną | dlaczego nie mogą sąsiadować | dwie kostki tego samego koloru obok siebie | ten sam kolor bokiem | czerwona przy czerwonej | czy kolory mogą się stykać | dwie niebieskie, zielone, żółte lub fioletowe kostki obok siebie',
  'same-shade':
    'piątka pod piątką | czwórka obok czwórki | czy mogę położyć dwie szóstki obok siebie | ta sama liczba w sąsiedztwie | równe odcienie koło siebie | dwie trójki jedna nad drugą | dwie kostki tej samej wartości obok siebie | ta sama liczba oczek bokiem | dwie trójki obok siebie | te same cyfry sąsiadują',
  diagonals:
    'ten sam kolor po skosie | czy mogę położyć kość na ukos | czy zakaz działa przez rogi | przekątna, diagonalnie | takie same na skos | szachownica | czy kostki tego samego koloru mogą stykać się rogami | ta sama wartość po skosie | stykanie narożnikami | czy zasada dotyczy skosu',
  'look-ahead':
    'rada, wskazówka, strategia | martwe miejsce | jak się nie zablokować | częsty błąd | nie da się już zapełnić | zablokować sobie pole | na co uważać przy umieszczaniu',
  fixed:
    'czy mogę przestawić kostkę, którą już mam | czy mogę później przestawić kości | błędne umieszczenie, pomyłka | zdjąć kość | a jeśli ktoś oszukał | przekładać | co zrobić, gdy ktoś źle położył kostkę | kostka umieszczona niezgodnie z zasadami | usunąć błędnie położoną kostkę | złamana zasada umieszczania | zauważyliśmy błąd później | czy mogę przenieść położoną kostkę',
  tools:
    'czy mogę użyć dwóch kart na raz | dwa narzędzia na raz | jak działają karty | czy mogę użyć dwóch kart w turze | specjalne zdolności | kiedy wolno użyć | drugie narzędzie odrzucone | ile narzędzi mogę użyć w ruchu | czy można użyć dwóch narzędzi | jak się używa narzędzi | kiedy mogę użyć narzędzia | co dają narzędzia | czy muszę używać narzędzi',
  'tool-price':
    'dlaczego teraz kosztuje dwa | cena karty | za mało żetonów | czy żetony wracają | jak zapłacić | cena wzrosła | ile kosztuje użycie narzędzia | ile znaczników za narzędzie | ktoś już użył tego narzędzia | drugie użycie narzędzia | na karcie leżą już znaczniki | gdzie kładę znacznik uznania',
  'tools-in-play':
    'ile jest kart narzędzi | brakuje tej karty | gdzie jest karta, której chcę | czy karty są wspólne | losowe | ile narzędzi jest w grze | ile narzędzi leży na stole | nieużywane karty narzędzi | czy wszyscy korzystają z tych samych narzędzi',
  'tool-effect':
    'dlaczego nie mogę użyć tej karty | szare, nieaktywne narzędzie | zapłacić za nic | brak efektu | karta bez skutku | czy mogę użyć narzędzia bez efektu | narzędzie bez sensu',
  'tool-fits':
    'co jeśli po narzędziu nie da się położyć | brak miejsca na nową kość | dlaczego nie mogę wybrać tej kości | nigdzie nie wejdzie | po zmianie kostka nie pasuje',
  'tool-before-placing':
    'czy mogę zmienić kość, która już leży | kiedy użyć szczypiec | kość położona, a karta nie działa | moment użycia | odwrócić położoną wcześniej | zmienić kostkę leżącą w witrażu | narzędzie po położeniu kostki',
  'tool-track':
    'dlaczego nie w pierwszej rundzie | które kości z toru są dostępne | tylko ostatnia runda czy wszystkie | tor jest pusty | narzędzie z toru rund w pierwszej rundzie | potrzebna kostka na torze',
  moving:
    'przełożyć, przestawić kość | przenieść kostkę w oknie | ruszyć kość z tej tury | nie ma czego przesunąć | przed położeniem pierwszej | które narzędzia przesuwają kostki | przesunąć kostkę w witrażu',
  'moving-lifted':
    'czy stare miejsce się liczy | czy może stykać się sama ze sobą | jedyna kość na środek | obok poprzedniego położenia | przesuwana kostka a sąsiedzi',
  'moving-elsewhere':
    'czy mogę przesunąć na to samo miejsce | udawany ruch | zostawić tam, gdzie leży | z powrotem | przesunąć na to samo pole',
  'moving-alone':
    'czy pozostałe kostki muszą się stykać po przesunięciu | kostka sama po przesunięciu | co jeśli kość zostanie odcięta | czy okno musi być spójne | rozerwać łańcuch | osobna grupa | po przesunięciu kostka bez sąsiada',
  'grozing-pliers':
    'plus jeden albo minus jeden | zwiększyć kość | z piątki szóstka | karta numer 1 | obcęgi | grozing pliers | zmienić wartość kostki o 1 | zwiększyć lub zmniejszyć wartość | czy szóstkę można zmienić w jedynkę',
  'eglomise-brush':
    'zignorować kolor miejsca | przenieść na inny kolor | églomisé | karta numer 2 | malowanie | eglomise brush | przesunąć kostkę bez względu na kolor | pominąć ograniczenie koloru',
  'copper-foil-burnisher':
    'zignorować wartość miejsca | przenieść na inną liczbę | pominąć oczka | karta numer 3 | ograniczenie odcienia | copper foil burnisher | przesunąć kostkę bez względu na wartość | pominąć ograniczenie wartości',
  lathekin:
    'przenieść dwie kości naraz | zamienić dwie miejscami | tylko jedna z dwóch | czy mogę przestać po pierwszej | karta numer 4 | dwa razy ta sama kość | przesunąć dokładnie dwie kostki | czy muszę przesunąć obie',
  'lens-cutter':
    'wziąć kość z toru | wymienić ze starą rundą | zamienić z torem | karta numer 5 | krajarka do kół | żadna kość z toru nie pasuje | lens cutter | zamienić kostkę z kostką na torze rund | wymiana z torem rund',
  'flux-brush':
    'przerzucić jedną kość | rzut jeszcze raz, pech | czy muszę zostawić wynik | karta numer 6 | odłożyć kość | przepadła kostka | flux brush | przerzucić wybraną kostkę | rzucić kostką jeszcze raz | co jeśli po przerzuceniu nie pasuje | pędzel do przerzucania',
  'glazing-hammer':
    'przerzucić wszystko | rzucić całą pulą | dlaczego tylko w drugiej turze | karta numer 7 | nowe kości dla wszystkich | glazing hammer | przerzucić wszystkie kostki w puli | młotek w pierwszym ruchu',
  'running-pliers':
    'dwie kości w jednej turze | stracić drugą turę | wziąć następną od razu | karta numer 8 | pominąć następną turę | running pliers | wziąć drugą kostkę od razu | dwie kostki w pierwszym ruchu | dodatkowy ruch, bez drugiego ruchu | obcęgi, nożyce',
  'running-pliers-order':
    'kto gra po szczypcach | czy tracę też w następnej rundzie | karta w pominiętej turze | wąż z przerwą | zmienić dodatkową kość | kolejność po dwóch kostkach',
  'running-pliers-last':
    'teraz nic nie da | ostrzeżenie o bezużyteczności | ostatni ze szczypcami | czy warto solo | brak korzyści | szczypce dla ostatniego gracza',
  'cork-backed-straightedge':
    'położyć z dala od innych | bez sąsiedztwa | zacząć nową wyspę | czy może dotykać rogiem | linijka | karta numer 9 | cork-backed straightedge | umieścić kostkę bez sąsiadów | kostka, która nie styka się z żadną | linijka korkowa | kostka osobno, z dala od pozostałych',
  'grinding-stone':
    'odwrócić na drugą stronę | obrócić kość | druga strona | z jedynki szóstka | do góry nogami | karta numer 10 | grinding stone | odwrócić kostkę na przeciwną stronę | szóstka na jedynkę, piątka na dwójkę',
  'flux-remover':
    'wylosować nową kość z worka | wybrać dowolną liczbę | czy muszę ją położyć | karta numer 11 | dostać inny kolor | flux remover | wrzucić kostkę do woreczka i wylosować nową | wybrać wartość nowej kostki',
  'flux-remover-bag':
    'pusty worek, a chcę wymienić kostkę | czy mogę wylosować tę samą | pusty worek w ostatniej rundzie | najpierw włożyć czy losować | znowu moja kość | ta sama kostka z woreczka',
  'tap-wheel':
    'przenieść dwie kości tej samej barwy | kolor na torze | czy jedna wystarczy | karta numer 12 | różne kolory nożem | przestać po jednej | tap wheel | przesunąć dwie kostki jednego koloru | kolor kostki z toru rund',
  publics:
    'wspólne zadania | czy dwoje graczy może punktować tę samą kartę | ile razy liczy się karta | czy to wyścig | karty na środku za punkty | cele publiczne | jak punktują cele grupowe | ile razy można zapunktować cel grupowy | ile jest celów grupowych | czy wszyscy punktują te same cele | czy mogę zapunktować cel grupowy dwa razy',
  'full-lines':
    'czy niepełny wiersz punktuje | jedna dziura w kolumnie | kilka wierszy | prawie skończona linia | ile miejsc ma wiersz | czy niepełna kolumna daje punkty | czy rząd musi być pełny | rząd z pustym polem | cele dotyczące rzędów i kolumn | nieukończona kolumna',
  sets: 'czy kość liczy się dwa razy | ta sama kość do dwóch celów | jak liczyć komplety | pary gdziekolwiek | czy muszą leżeć obok siebie | co to jest zestaw | jak liczyć zestawy | ile zestawów kolorów | czy kostka może być w dwóch zestawach',
  'row-color-variety':
    'pięć barw w wierszu | poziomo różne kolory | powtórzony kolor w linii | sześć punktów | row color variety | różne kolory w rzędzie | rząd bez powtórzeń koloru | ile punktów za rząd kolorów',
  'column-color-variety':
    'pionowo różne kolory | cztery barwy z góry na dół | różnorodność kolorów w kolumnie | powtórzony kolor w pionie | column color variety | różne kolory w kolumnie | kolumna bez powtórzeń koloru | ile punktów za kolumnę kolorów',
  'row-shade-variety':
    'różne liczby w wierszu | poziomo różne wartości | pięć odcieni w linii | powtórzona liczba w poziomie | row shade variety | różne wartości w rzędzie | rząd bez powtórzeń wartości',
  'column-shade-variety':
    'różne liczby w kolumnie | pionowo różne wartości | powtórzona liczba w pionie | cztery odcienie | column shade variety | różne wartości w kolumnie | kolumna bez powtórzeń wartości',
  'light-shades':
    'jedynki i dwójki | niskie liczby | para 1 i 2 | małe wartości | light shades | zestaw 1 i 2 | ile punktów za jasne odcienie | jakie liczby to jasne',
  'medium-shades':
    'trójki i czwórki | średnie liczby | para 3 i 4 | środkowe wartości | medium shades | zestaw 3 i 4 | ile punktów za średnie odcienie | jakie liczby to średnie',
  'deep-shades':
    'piątki i szóstki | wysokie liczby | para 5 i 6 | duże wartości | deep shades | zestaw 5 i 6 | ile punktów za ciemne odcienie | jakie liczby to ciemne',
  'shade-variety':
    'każda liczba po jednej | komplet od 1 do 6 | strit | wszystkie sześć wartości | shade variety | zestaw wszystkich wartości | ile punktów za komplet wszystkich odcieni | po jednej kostce każdej wartości',
  'color-diagonals':
    'ten sam kolor na ukos | jak liczyć skosy | czy środkowa liczy się podwójnie | sąsiedzi przez róg | krzyżyk na karcie | color diagonals | punkty za przekątne | kostki tego samego koloru na ukos | jak liczyć przekątne',
  'color-variety':
    'każdy kolor po jednym | komplet pięciu barw | wszystkie kolory gdziekolwiek | tęcza | color variety | zestaw wszystkich kolorów | ile punktów za komplet kolorów | po jednej kostce każdego koloru',
  private:
    'tajny cel | moja ukryta karta | jak punktuje mój kolor | odcienie czerwieni, błękitu, zieleni, żółci, fioletu | cel prywatny, osobisty | liczba kości czy suma oczek | jak liczy się cel indywidualny | ile punktów za cel indywidualny | suma wartości kostek mojego koloru | co to jest cel indywidualny | odcienie fioletu | czy dwóch graczy może mieć ten sam cel indywidualny',
  end: 'kiedy koniec | ostatnia runda | a jeśli moje okno jest pełne | finał | jak się zamyka partia | kiedy kończy się gra | co po dziesiątej rundzie | ile trwa gra | ostatnia, dziesiąta runda',
  scoring:
    'jak się liczy wynik | końcowe podliczanie | punkty zwycięstwa | kto zwyciężył | podsumowanie punktacji | ile mam punktów | jak liczyć punkty | za co dostaje się punkty na koniec | końcowe podliczanie punktów | z czego składa się wynik | przykład punktacji | jak obliczyć końcowy wynik gracza',
  'score-tokens':
    'czy kamyki coś dają na koniec | kamyki na koniec gry | czy pozostałe żetony coś dają | oszczędzać żetony | czy warto wydać | punkt za każdy | ile wart jest niewykorzystany znacznik uznania | punkty za pozostałe znaczniki | niewydane znaczniki na koniec',
  'score-empty':
    'minus za puste | kara za dziury | punkty ujemne | niezapełnione miejsca | czy tracę za luki | brakujące kości | ile punktów tracę za puste pole | kara za puste miejsca | niezapełniony witraż | minus punkty za wolne pola',
  negative: 'mniej niż zero | najmniej punktów | minus | czy mogę mieć ujemny wynik | wynik na minusie',
  'score-track':
    'ponad 50 punktów | więcej niż pięćdziesiąt | maksymalny wynik | odwrócić znacznik punktów | tor punktacji od nowa | druga strona toru rund | co gdy skończy się tor punktacji | gdzie zaznaczam punkty | znacznik punktów | czy jest limit punktów',
  ties: 'tyle samo punktów | ex aequo | dogrywka | równy wynik | czy dwoje może wygrać | kto wygrywa przy równości | kto wygrywa przy remisie | co rozstrzyga remis | remis na koniec gry | dwóch graczy ma tyle samo punktów',
  'tie-private':
    'co rozstrzyga najpierw | tajny kolor przy remisie | pierwsze kryterium | równy wynik, własny kolor | remis i cel indywidualny',
  'tie-tokens':
    'co rozstrzyga potem | żetony przy remisie | drugie kryterium | nadal równo po celach | remis i znaczniki uznania',
  'tie-order':
    'co rozstrzyga na końcu | wszystko równe | trzecie kryterium | żetonów też po równo | wygrywa późniejszy gracz | remis i kolejność w ostatniej rundzie',
  solo: 'solo, samotnie | pasjans | zasady dla jednego gracza | kto jest przeciwnikiem | jak wygrać w pojedynkę | bez rywali | jak grać samemu | czy można grać w jedną osobę | kiedy wygrywam solo | jak wygrać w grze jednoosobowej | zasady gry solo | gra dla jednej osoby',
  'solo-setup':
    'rozłożenie na jedną osobę | ile kart solo | bez żetonów solo | cele w pojedynkę | przygotowanie gry jednoosobowej | ile celów w grze solo | ile narzędzi solo | czy są znaczniki uznania solo | ile celów grupowych dla jednej osoby | ile narzędzi w grze solo',
  'solo-difficulty':
    'łatwiej solo | ile narzędzi wziąć | opcje przed grą | za trudno | stopień trudności | poziom trudności gry jednoosobowej | ile kart narzędzi w grze jednoosobowej | od 1 do 5 narzędzi',
  'solo-round':
    'ile kości solo | tury w rundzie na jedną osobę | rzut czterema | runda w pojedynkę | ile kostek losuję solo | ile ruchów w rundzie solo | przebieg rundy w grze jednoosobowej',
  'solo-payment':
    'czy zapłacona kostka się liczy | jak zapłacić bez żetonów | koszt karty solo | który kolor płaci | czy brana kość może zapłacić | znak w rogu karty | jak użyć narzędzia w grze jednoosobowej | czym płacę za narzędzia solo | kostka w kolorze narzędzia | kostka na pole w lewym górnym rogu karty',
  'solo-payment-first':
    'ostatnia kość jako opłata | czy opłata przepada | tą samą zapłacić i położyć | kolejność płacenia | najpierw zapłacić kostką',
  'solo-once':
    'użyć karty ponownie solo | zużyte | jeszcze raz | ile razy w pojedynkę | karta zniknęła | ile razy można użyć narzędzia solo | narzędzie tylko raz w grze jednoosobowej | co z użytym narzędziem solo | ile razy używać narzędzia w pojedynkę',
  'solo-target':
    'ile punktów muszę pobić | jak się liczy próg solo | czy równo wystarczy | dlaczego ta liczba rośnie | dobry wynik | co to jest wynik docelowy | jak obliczyć wynik docelowy | ile punktów trzeba mieć solo | suma oczek na torze rund | czy remis z wynikiem docelowym wygrywa',
  'solo-no-leftovers':
    'puste miejsce na torze | wszystkie cztery zużyte | zero za rundę | zamiennik na torze | nie zostały żadne kostki na koniec rundy solo',
  'solo-empty':
    'kara solo | trzy punkty w dół | dziury w pojedynkę | dlaczego tyle straty | ile punktów tracę za puste pole w grze jednoosobowej | puste pola solo | minus trzy za wolne miejsce',
  'solo-privates':
    'dwa tajne kolory solo | opcja przed partią | który z dwóch się liczy | angielskie zasady dla jednej osoby | drugi kolor | ile celów indywidualnych solo | dwa cele indywidualne w grze jednoosobowej',
  hidden:
    'zobaczyć cel innego gracza | czy inni widzą moją kartę | czy bot oszukuje | jakie informacje są jawne | skąd znak zapytania przy punktach | podejrzeć okna innych | czy cel indywidualny jest tajny | co mogę widzieć u innych | czy pokazywać cel indywidualny | czy pokazuję innym swój cel | czy mogę podejrzeć cel przeciwnika',
  undo: 'cofnij, wstecz | złe kliknięcie | odwołać zagranie | dlaczego nie mogę wrócić | na pewno, dalej | czy mogę cofnąć ruch | pomyłka w klikaniu',
  'score-so-far':
    'pytajnik przy punktach | co znaczy plus i znak zapytania | dlaczego wynik spadł na końcu | ile do wypełnienia | bieżący wynik | aktualna punktacja | wynik w trakcie gry',
  signs:
    'ikony | symbole | legenda | co znaczą paciorki | dlaczego to miejsce świeci | litery na kościach | co oznaczają symbole na planszy',
  'our-rulings':
    'zasady domowe | oficjalne FAQ | czy to naprawdę taka zasada | errata | u nas gra się inaczej | czego nie ma w instrukcji',
};
