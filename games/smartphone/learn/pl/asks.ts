/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'cel gry | jak wygrać | skąd się biorą punkty | na czym polega gra | pieniądze | za co są punkty | jak zdobywa się punkty zwycięstwa | kto wygrywa grę | sposoby na zdobycie PZ | wytłumacz krótko grę | co trzeba robić w tej grze | jaki jest sens gry | zasady w skrócie | jak się gra w smartphone inc | skąd są punkty | kto zwycięża | liczba rund',
  end: 'ile rund | kiedy koniec | ile jest rund | podliczanie punktów | kto wygrał | ostatnia runda V | punktacja końcowa | ile rund ma gra | kiedy kończy się gra | końcowe podliczanie PZ | ile rund się gra | liczba rund | długość gry | kiedy gra się kończy | co dodajemy na koniec | po piątej rundzie | ostatnia runda | końcowe liczenie | które punkty sumujemy | ile trwa gra',
  ties: 'tyle samo punktów | kto wygrywa remis | równy wynik | dzielone zwycięstwo | ex aequo | kto wygrywa grę przy remisie | remis na koniec gry | remis punktowy na koniec | ten sam wynik końcowy | równe punkty kto wygrywa grę | remis końcowy | rozstrzygnięcie technologie | czy dzielimy zwycięstwo | kto wygra przy tych samych punktach',
  'vp-track':
    'dlaczego dwie liczby | które punkty liczą się do kolejności | wynik w trakcie gry | ile mam punktów | co pokazuje tor PZ | czy suma jest taka jak na torze | punkty na torze | gdzie zaznacza się punkty | który wynik decyduje o pierwszeństwie',
  setup:
    'przygotowanie do gry | początek gry | rozkładanie | co mam na starcie | pierwsza runda | jak przygotować grę | co dostaje każdy gracz na początku | ile znaczników dostaje gracz | ile mam znaczników postępu | elementy w kolorze gracza | wyposażenie gracza | gdzie stawiam pierwsze biuro | co dostaję na start | co każdy bierze | elementy gracza na początku | ile biur towarów i znaczników | z czym zaczynam | jak rozłożyć grę | ile arkuszy i ulepszeń na start | co leży na planszy na początku | ile mam towarów | gdzie stoi moje pierwsze biuro | co jest w moim kolorze | ile dostaję arkuszy',
  colours:
    'gdzie zaczynam | jaki mam kolor | region początkowy | dlaczego mam więcej PZ niż inni | pierwszy gracz | początkowe ulepszenie | region początkowy danego koloru | z iloma PZ zaczynam | gdzie zaczyna zielony | gdzie zaczyna niebieski | gdzie zaczyna czerwony | gdzie zaczyna czarny | gdzie zaczyna żółty | który kolor gdzie startuje | kraj startowy | region domowy | ile punktów na start dany kolor | mój pierwszy region | początkowe ulepszenie koloru',
  'retailer-places':
    'dlaczego ten region jest zablokowany | gra na dwóch graczy | czy rozmieszczenie jest losowe | trzech graczy | czterech graczy | zakryty region | gdzie kładzie się sprzedawców na początku | ilu sprzedawców w grze na dwóch, trzech, czterech | rozmieszczenie sprzedawców | czy w pięć osób są sprzedawcy | które regiony zakryte na dwie osoby | sprzedawcy na 3 osoby | sprzedawcy na cztery osoby | sprzedawcy w pięć osób | czy potrzebni sprzedawcy w pięciu | gdzie położyć sprzedawców | czy sprzedawców można rozłożyć losowo | ile kafli sprzedawców | rozłożyć sprzedawców na mapie | zakryte regiony na początku | dowolne regiony dla sprzedawców | mniej niż pięciu graczy | w których regionach leżą sprzedawcy',
  sides:
    'odwrócić technologię | awers i rewers | druga strona kafla | jakie premie działają | pierwsza rozgrywka | którą stroną położyć technologie | strona A czy B | przód czy tył technologii | która strona technologii na początek | technologie w pierwszej grze | wybór strony technologii | losowe strony technologii | czy strony technologii się różnią | awersem do góry',
  round:
    'przebieg gry | co po kolei | lista kroków | co teraz będzie | jak się gra | kolejne etapy | ile faz ma runda | jakie są fazy | kolejność faz | fazy rundy | co jest w fazie 3 | co po planowaniu | z czego składa się runda | co robimy w rundzie | która faza po której | liczba rund',
  priority:
    'dlaczego bot zawsze gra przede mną | czemu ktoś gra przede mną | kolejność graczy | kto pierwszy | dlaczego to nie moja kolej | reguła pierwszeństwa | czy taniej znaczy wcześniej | kto gra pierwszy w fazie | w jakiej kolejności gramy | najniższa cena pierwsza | jak działa pierwszeństwo | czy z niższą ceną gram wcześniej | kto gra pierwszy | kto wybiera pierwszy | najtańszy zaczyna | kolejność graczy w fazie | najniższa cena zaczyna | kolejność w fazach 4-7 | kto pierwszy bierze ulepszenie | czy drogi gracz gra ostatni | kto pierwszy bada | kto pierwszy sprzedaje',
  'priority-ties':
    'taka sama cena | remis w kolejności | dwie firmy z tą samą ceną | remis pierwszeństwa | kto ma mniej punktów | co przy tej samej cenie | kto pierwszy przy równych cenach | remis w pierwszeństwie | ta sama cena kto pierwszy | równa cena kolejność | dwóch z nas ma tę samą cenę | remis w cenie | kto gra wcześniej przy równej cenie | mniej punktów gra pierwszy',
  'priority-anew':
    'cena zmieniła się w środku rundy | czy kolejność może się zmienić | kiedy sprawdza się pierwszeństwo | kiedy sprawdza się kolejność | czy kolejność zmienia się w rundzie | zmiana ceny przez sprzedawcę a kolejność | nowa cena a kolejność',
  'one-thing':
    'dlaczego teraz nie mogę | zła faza | nie o to chodzi | czy mogę to zrobić później | zły moment | czy mogę to zrobić w innej fazie | dlaczego nie mogę tego teraz | budować w fazie sprzedaży',
  progress:
    'odłożyć koła zębate na potem | zachować koła na później | odłożyć ciężarówki | czy niewykorzystane badania przechodzą dalej | czy mogę zachować ciężarówki | koła zębate na później | zabrakło znaczników | czy mogę rozdzielić | reszta | co z niewykorzystanym postępem | czy można zachować postęp | czy postęp przepada | czy niewykorzystane koła zębate zostają | czy niewykorzystane ciężarówki zostają | postęp w regionie zostaje | czy postęp zostaje na następną rundę | stracić postęp | zachować postęp na kolejne rundy | podzielić postęp na kilka regionów | podzielić znaczniki | nie wykorzystałem wszystkich badań | niewydane znaczniki | niewydany postęp przechodzi dalej | czy położone znaczniki zostają | postęp na technologii zostaje | niezużyte badania',
  'round-end':
    'koniec rundy | co się zeruje | co mi zostaje | sprzątanie | nowe ulepszenia | czy biura zostają | co się dzieje na koniec rundy | przygotowanie do następnej rundy | co zdejmuje się z planszy | co się dzieje między rundami | co przechodzi na następną rundę | co z towarami na mapie | nowe ulepszenia co rundę | co zostaje między rundami | sprzątanie po rundzie | czy ceny się zerują | początek nowej rundy | co zdejmuję po rundzie | ceny wracają',
  planning:
    'jak zaplanować | co robię najpierw | decyzja za zasłonką | układanie planu | programowanie | na czym polega planowanie | jak ułożyć arkusze | faza planowania | faza 1 co robię | jak planuję rundę | czy planujemy jednocześnie | czy planowanie jest tajne | co mogę zrobić z arkuszami | zasady planowania',
  pads: 'czy można odwrócić arkusz na drugą stronę | czym są arkusze | czy mogę odwrócić lub obrócić arkusz | A1 A2 B1 B2 | kartka z komórkami | symbol arkusza | czy arkusz można odwrócić | ile komórek ma arkusz | co to są arkusze planowania | ile mam arkuszy | liczba arkuszy planowania | obie strony arkusza | odwrócić arkusz | obrócić arkusz | czy wszyscy mają te same arkusze | który arkusz na wierzchu | ile arkuszy dostaje gracz | dwie kartki',
  overlap:
    'ile pól trzeba zakryć | czy arkusze muszą się stykać | czy kartki muszą na siebie zachodzić | kartki się stykają | arkusze na skos | czy arkusze mogą leżeć obok siebie | zakryć cały | ile komórek trzeba zakryć | na ukos | pięć komórek | ile komórek może zakrywać arkusz | jak nakładać arkusze | czy arkusze można ułożyć po skosie | czy arkusz może całkiem zakryć drugi | równolegle lub prostopadle | jak mogę ułożyć arkusze | jak położyć jeden arkusz na drugim | arkusz całkowicie na drugim | arkusze obok siebie bez zakrywania | ile muszą na siebie zachodzić | zakryć wszystkie pola | ile komórek co najmniej | ile komórek najwyżej | pod kątem prostym | czy arkusze muszą się nakładać | dozwolone ułożenia arkuszy | ułożyć arkusze na krzyż | jak wolno układać arkusze | sposoby ułożenia arkuszy',
  seen: 'które symbole się liczą | aktywne i nieaktywne | niewidoczny symbol | czy przykryty symbol działa | ikony | które symbole są aktywne | zakryte symbole | czy zakryte symbole się liczą | symbole pod górnym arkuszem | symbol pod arkuszem | ukryty symbol aktywny | symbole pod ulepszeniem | tylko widoczne symbole | co znaczy aktywny | czy zasłonięte ikony działają',
  covered:
    'czemu zasłonięte pola dają telefony | zasłonięte kratki | co dają zakryte kratki | towary za nakładanie | co mam z zakrywania | premia za przykryte pola | ulepszenie pomiędzy arkuszami | czy zakryte komórki dają towary | ile towarów za zakryte komórki | czy komórki pod ulepszeniem dają towary | towary z zakrytych pól | co daje zakrycie pola | czy pola pod ulepszeniem dają towary | zakryte ulepszeniem czy arkuszem | dodatkowe towary za zakrycie | towar za każde zakryte pole | pola przykryte ulepszeniem',
  'plan-upgrades':
    'co robić z kafelkami | użycie ulepszeń | czy tracę ulepszenie | dwa razy to samo ulepszenie | domino | jak korzystać z ulepszeń | na ile sposobów można użyć ulepszenia | co mogę zrobić z ulepszeniami | czy muszę używać ulepszeń | ulepszenia co rundę | ulepszenie więcej niż raz | nie używać ulepszenia | czy ulepszenia są na stałe',
  'lay-upgrade':
    'położyć kafelek na arkuszu | czy może wystawać | na skos | ulepszenie na dwóch arkuszach | poza brzeg | czy ulepszenie może wystawać poza arkusz | jak położyć ulepszenie na arkuszu | ile komórek zakrywa ulepszenie | ulepszenie za krawędzią | ulepszenie wystaje za arkusz | gdzie mogę położyć ulepszenie | ulepszenie do połowy poza arkuszem | zasady kładzenia ulepszeń | ulepszenie na obu arkuszach | obrócić ulepszenie | ulepszenie na dwóch polach | wystające ulepszenie wolno',
  'lay-under':
    'wsunąć pod spód | schować ulepszenie między arkuszami | warstwy | arkusz zakrywa moje ulepszenie | ulepszenie pod arkuszem | czy arkusz może zakryć ulepszenie | ulepszenie między arkuszami | ukryć ulepszenie pod arkuszem | ulepszenie pod drugim arkuszem | wsunąć ulepszenie pod arkusz | ulepszenie częściowo pod arkuszem',
  'cover-upgrade':
    'ulepszenie na ulepszeniu | zakryć własne ulepszenie | dwa kafelki w tym samym miejscu | całkowicie przykryte | czy jedno ulepszenie może zakryć drugie | nakładanie ulepszeń | czy ulepszenia mogą na siebie zachodzić | ulepszenie na innym ulepszeniu | czy ulepszenia mogą się zakrywać | ułożyć dwa ulepszenia na sobie | ulepszenie zakrywa część innego',
  'face-down':
    'odwrócić domino na drugą stronę | obrócić kafelek | odwrócić kafelek | rewers ulepszenia | nieużyte ulepszenie | dodatkowy towar | tyłem do góry | co daje zakryte ulepszenie | ulepszenie przed sobą | ulepszenie rewersem do góry | ulepszenie odwrócone | co daje ulepszenie położone rewersem | położyć ulepszenie przed sobą | ulepszenie jako towar | tył ulepszenia | zakryte ulepszenie produkuje | ulepszenie poza arkuszami',
  'plan-stays':
    'poprawić plan później | błąd w planie | przesunąć arkusze po planowaniu | żałuję | zmiana układu | czy mogę zmienić arkusze po planowaniu | zmiana planu w trakcie rundy | czy po planowaniu wolno przestawić arkusze | zmienić arkusze po odsłonięciu | pomyłka w planowaniu | poprawić plan po odkryciu | przesunąć ulepszenie po planowaniu | czy plan jest ostateczny | źle zaplanowałem czy mogę poprawić | zmienić ułożenie po fazie 1 | pomyliłem się w planie',
  signs:
    'legenda | ikony | co znaczy ten obrazek | objaśnienie symboli | piktogramy | co znaczą ikonki | wszystkie symbole | znaczenie symbolu | spis ikon',
  'sign-goods':
    'co znaczy pudełko | czarna ikona | symbol towaru | kontener | kostka | symbol towaru na arkuszu | co znaczy czarne pudełko | symbol skrzyni | ikona towaru',
  'sign-discount':
    'pudełko z czerwonym minusem | jak mieć taniej | rabat | niższa cena | -1 | obniżyć cenę | symbol obniżenia ceny | jak obniżyć swoją cenę | symbol tańszej ceny | tańsza cena | zmniejszyć cenę | cena minus jeden | tańszy telefon | symbol minus jeden',
  'sign-price-up':
    'czerwony plus | jak mieć drożej | podnieść cenę | dolar | wyższa cena | symbol podniesienia ceny | jak podnieść swoją cenę | symbol wyższej ceny | cena plus jeden | droższy telefon',
  'sign-research':
    'zębatka | fioletowa ikona | symbol badań | nauka | do czego są koła | symbol badań na arkuszu | symbol koła zębatego | co daje koło zębate | ikona badań | fioletowe kółko',
  'sign-logistics':
    'tir | niebieska ikona | symbol logistyki | ekspansja | do czego są ciężarówki | symbol logistyki na arkuszu | symbol ciężarówki | co daje ciężarówka | ikona logistyki | niebieska ciężarówka',
  'sign-factory':
    'pomarańczowa ikona | czy fabryka działa | symbol ulepszenia | dwa ulepszenia w rundzie | zakład | symbol ulepszeń aktywny lub nieaktywny | symbol fabryki | co daje fabryka | fabryka widoczna | ile ulepszeń w rundzie | więcej niż jedno ulepszenie | zakryta fabryka',
  'sign-open':
    'komórka otwarta | bez nadruku | biała komórka | co najlepiej zakryć | puste pole | co to jest otwarta komórka | komórka bez symbolu | puste pole na arkuszu | komórka bez niczego',
  price:
    'czemu cena znów wynosi pięć | cena znowu 5 | najniższa i najwyższa cena | jak się liczy cenę | najniższa cena | najwyższa cena | ile kosztuje telefon | poniżej 2 | powyżej 8 | jak ustala się cenę | od jakiej ceny się zaczyna | czy cena zostaje z poprzedniej rundy | co obniża, a co podnosi cenę | cena startowa | jaka jest cena na początku rundy | cena bazowa | cena minimalna i maksymalna | czy cena może przekroczyć 8 | cena ponad maksimum | cena poniżej minimum | jak obliczyć cenę | cena początkowa | od ilu zaczyna się cena | cena na początku każdej rundy | granice cen | cena wraca do 5 | zakres cen | cena 9',
  production:
    'ile mam towarów | liczenie towarów | skąd są kostki | wytwarzanie telefonów | dostępne towary | jak produkuje się towary | ile towarów wyprodukuję | co daje towary | sposoby na wyprodukowanie towaru | jak zdobyć towary | skąd biorą się towary | ile towarów produkuję | co daje towary w fazie 3 | jak powstają towary | faza produkcji | policzyć produkcję | źródła towarów | liczba towarów w fazie produkcji | od czego zależy ilość towarów',
  'must-produce':
    'produkować mniej | czy mogę wstrzymać produkcję | za dużo towarów | zmniejszyć liczbę towarów | nadprodukcja | czy mogę wyprodukować mniej towarów | czy muszę wyprodukować wszystko | wyprodukować mniej | czy muszę produkować wszystko | nie chcę tylu towarów | produkować tylko część | przymus produkcji | dokładnie tyle ile mogę',
  'goods-limit':
    'zabrakło kostek | limit towarów | maksimum | więcej nie można | pusty zapas | ile znaczników towarów mam | ile jest towarów | brak znaczników towarów | maksymalna liczba towarów | limit produkcji',
  improve:
    'nie widać symbolu fabryki, co dostaję | wziąć nowy kafelek | czy mogę nie brać | wybór między żetonem a ulepszeniem | od kiedy działa | nowe ulepszenie | kiedy mogę użyć nowego ulepszenia | jak zdobyć ulepszenie | kiedy biorę ulepszenie, a kiedy żeton | co dostaję bez symbolu ulepszenia | czy nowe ulepszenie działa od razu | czy muszę wziąć ulepszenie | co dostaję w fazie 4 | od której rundy nowe ulepszenie | wybrać ulepszenie | zakryty symbol fabryki co dostaję | ile ulepszeń mogę wziąć | jedno ulepszenie na rundę | kto pierwszy wybiera ulepszenie | kolejność wybierania ulepszeń | ulepszenie czy żeton | wziąć dwa ulepszenia w rundzie | od kiedy mogę używać ulepszenia | nowo zdobyte ulepszenie',
  display:
    'co z kafelkami, których nikt nie wziął | kafelki, które zostały | które ulepszenia mogę wziąć | rynek kafelków | blok ulepszeń | stos | nie ma do wzięcia | ile ulepszeń jest odkrytych | z jakich ulepszeń wybieram | ile ulepszeń leży odkrytych | ile ulepszeń odsłaniamy | ulepszenia do wyboru | odkrywamy ulepszenia | rząd ulepszeń | co z ulepszeniami których nikt nie wziął | pięć ulepszeń | ile ulepszeń wykładamy',
  'upgrade-kinds':
    'lista kafelków | ile jest których | jakie są kombinacje | co zostało w stosie | szansa | jakie są ulepszenia | lista ulepszeń | jakie ulepszenia istnieją | ile jest wszystkich ulepszeń | najlepsze ulepszenie',
  'goods-token':
    'okrągły żetonik ze skrzynką | co dostanę, jak zasłonię fabrykę | żetonik przy firmie | czy żeton zostaje na zawsze | po co jest żeton | stały towar | bez fabryki | na pocieszenie | krążek | co daje żeton towarów | kiedy dostaję żeton towarów | czy żeton towarów można położyć na arkuszu | czy żeton towarów może leżeć na arkuszu | gdzie kładę żeton towarów | żeton towarów co rundę | czy żeton jest na stałe | co daje żeton | żeton zamiast ulepszenia | ile towarów daje żeton',
  'no-improve':
    'ostatnia runda fabryka | pominięta faza | piąta runda bez ulepszenia | dlaczego nic nie ma | runda 5 | usprawnianie w ostatniej rundzie | ulepszenia w ostatniej rundzie | faza 4 w rundzie 5 | czy pomijamy usprawnianie w ostatniej rundzie | fabryka w ostatniej rundzie',
  research:
    'jak zdobyć technologię | użycie kół zębatych | kilka technologii naraz | wynaleźć | rozwój | nauka | jak bada się technologie | jak działają badania | czy postęp można rozdzielić na kilka technologii | jak zdobywa się technologię | rozdzielić badania na dwie technologie | czy mogę badać kilka technologii | faza 5 jak działa | użyć kół zębatych | wydać koła zębate | podzielić koła między technologie | znaczniki na dwie technologie',
  finish:
    'zakończenie badań | za dużo postępu | opłacona | już ją mam | nadmiar kół zębatych | kiedy dostaję technologię | ukończenie badań | technologia ukończona | czy odzyskuję znaczniki | więcej postępu niż trzeba',
  cost: 'czy taniej, jak nie jestem pierwszy | zniżka dla następnych | cena technologii | ile kół zębatych potrzebuję | najtańsza technologia | tabela kosztów | biały numer | ile kosztuje technologia | koszt badań | ile kosztuje GPS | koszt 4G | koszt wifi | koszt NFC | koszt li-ion | koszt kontrolera | cennik technologii | ile kół na technologię | ile badań na technologię | najtańsza i najdroższa technologia',
  patent:
    'ktoś skończył przede mną | czy dostanę technologię, jeśli ktoś był szybszy | wyścig o technologię | kto był pierwszy | punkty za technologię | dlaczego jest tańsza | czy dwie osoby mogą mieć patent | rejestracja | kto dostaje patent | ile daje patent | o ile tanieje technologia po zabraniu patentu | czy drugi gracz też dostaje patent | kiedy technologia jest tańsza | kiedy obowiązuje niższy koszt technologii | ile punktów daje patent GPS | punkty za patent wifi | punkty za patent 4G | punkty za patent NFC | wartość każdego patentu | czy technologia jest tańsza gdy patent zabrany | drugi kończy technologię | czy mogę zbadać technologię którą ktoś już ma | technologia bez patentu | pierwszy zbadał | co daje patent | patent już zabrany | zabrany patent a koszt',
  'own-turn':
    'mam dość postępu a nie jest zbadana | koszt spadł | czekać na turę | zbadać w fazie 6 | bez kół zębatych | mam dość postępu, czy czekam na turę | czy dostaję technologię od razu gdy patent został zabrany | czy dostaję technologię od razu gdy stanieje | mam już dość znaczników | koszt spadł i mam dość | ukończyć technologię poza swoją turą | technologia nie w mojej turze | ktoś zabrał patent i mam dość | czy czekam na swoją turę',
  several:
    'dwie technologie jednocześnie | kolejność badania | która pierwsza | jeszcze nieopłacona | kilka technologii zbadanych naraz | dwie technologie ukończone w jednej turze | która technologia kończy się pierwsza',
  'works-from':
    'natychmiast czy w następnej rundzie | czy działa w tej rundzie | początek działania | ta sama runda | kiedy technologia zaczyna działać | czy nowa technologia działa od razu | czy nowa technologia działa natychmiast | kiedy mogę użyć nowej technologii | efekt technologii w tej samej rundzie | technologia od następnej rundy',
  'office-stock':
    'zabrakło biur | ile domków | nie mam biura | znaczniki biur | liczba biur | ile znaczników biur mam | ile mam biur | brak biur w zapasie | limit biur',
  'technology-use':
    'czy muszę użyć premii | czy to obowiązkowe | raz na rundę | cudza technologia | przymus | czy muszę używać technologii | jak działają technologie | premia stała czy jednorazowa | czy technologie działają co rundę | czy efekt technologii jest dobrowolny | jak długo działa technologia | technologia innego gracza',
  gps: 'nawigacja | kto chce gps | ile wart gps | satelita | pinezka | co daje GPS | efekt GPS | co robi gps | punkty patentu gps | koszt gps | klienci gps',
  'gps-a':
    'awers gps | więcej towarów z gps | tania skrzynia dwa razy | czy gps liczy ulepszenia | podwójne towary z GPS | gps awers | gps strona A | przód gps | gps skrzynie z obniżką',
  'gps-b':
    'rewers gps | pięć towarów | towary w fazie 5 | natychmiastowe towary | GPS 5 towarów | gps rewers | gps strona B | tył gps | gps pięć towarów',
  wifi: 'bezprzewodowe | kto chce wifi | ile warte wi-fi | wlan | internet | co daje Wi-Fi | co robi wifi | punkty patentu wifi | koszt wifi | klienci wifi',
  'wifi-a':
    'awers wifi | darmowe biuro | dwa biura w regionie | czy muszę użyć wifi | trzecie biuro | Wi-Fi drugie biuro | wifi awers | wifi strona A | przód wifi | wifi drugie biuro w logistyce | wifi dodatkowe biuro | wifi u sprzedawcy',
  'wifi-b':
    'rewers wifi | zachować niesprzedane towary | magazyn | przechowanie | przechodzą dalej | Wi-Fi niesprzedane towary zostają | wifi rewers | wifi strona B | tył wifi | wifi przechowuje towary',
  controller:
    'gamepad | joystick | kto chce kontroler | granie | konsola | co daje kontroler do gier | efekt technologii kontroler | co robi kontroler | punkty patentu kontrolera | koszt kontrolera | klienci kontrolera',
  'controller-a':
    'awers kontrolera | zniżka na technologie | niższy koszt badań | najmniejszy koszt | kontroler tańsze technologie | kontroler awers | kontroler strona A | przód kontrolera | kontroler zniżka na badania',
  'controller-b':
    'rewers kontrolera | darmowe biuro w małym regionie | które regiony są małe | bez połączenia | kontroler darmowe biuro w małym regionie | kontroler rewers | kontroler strona B | tył kontrolera | kontroler biuro w małym regionie',
  liion:
    'bateria | kto chce li-ion | ile wart li-ion | akumulator | zasilanie | co daje Li-Ion | co robi li-ion | punkty patentu li-ion | koszt li-ion | klienci li-ion',
  'liion-a':
    'awers li-ion | więcej ciężarówek | podwyżka liczy się jako logistyka | drogo i szybko | Li-Ion symbol ceny jako logistyka | li-ion awers | li-ion strona A | przód li-ion | li-ion które symbole liczą się jako ciężarówki | li-ion symbole ceny w logistyce',
  'liion-b':
    'rewers li-ion | towary od technologii | ile towarów za trzy technologie | pary | Li-Ion towar za każde dwie technologie | li-ion rewers | li-ion strona B | tył li-ion | li-ion towary za technologie',
  nfc: 'zbliżeniowe | kto chce nfc | ile warte nfc | płatności | bezstykowe | co daje NFC | efekt NFC | co robi nfc | punkty patentu nfc | koszt nfc | klienci nfc',
  'nfc-a':
    'awers nfc | sprzedać bez regionu | sprzedaż przed fazą 7 | trzy towary | sprzedaż poza mapą | NFC sprzedaż 3 towarów bez regionu | NFC sprzedaż bez klienta | nfc awers | nfc strona A | przód nfc | nfc sprzedaż bezpośrednia kiedy | kiedy sprzedaję z nfc | nfc w fazie 6 | ile towarów z nfc | nfc po jakiej cenie',
  'nfc-b':
    'rewers nfc | cena rośnie co rundę | czy mogę odmówić podwyżki | wyższa cena | NFC podnosi cenę o 1 | nfc rewers | nfc strona B | tył nfc | nfc cena plus jeden',
  '4g': 'lte | kto chce 4g | ile warte 4g | najdroższa technologia | sieć komórkowa | co daje 4G | efekt 4G | co robi 4g | punkty patentu 4g | koszt 4g | klienci 4g',
  '4g-a':
    'awers 4g | kafelek poza brzegiem | obie połówki na zewnątrz | pół ulepszenia | zwisa | 4G ulepszenie poza krawędzią arkusza | 4g awers | 4g strona A | przód 4g | 4g ulepszenia poza arkuszem',
  '4g-b':
    'rewers 4g | sprzedaż za granicą | sprzedać wszędzie | jeden towar na region | biuro niepotrzebne | 4G sprzedaż w regionie bez biura | 4g rewers | 4g strona B | tył 4g | 4g sprzedaż bez biura | 4g jeden towar w regionie',
  logistics:
    'jak wejść do innych regionów | ekspansja | nowy rynek | użycie ciężarówek | postawić biuro | rozwój firmy | jak rozszerzyć działalność | jak działa logistyka | jak otworzyć biuro w nowym regionie | jak się rozwijam na mapie | faza 6 jak działa | użyć ciężarówek | wydać ciężarówki | otwierać nowe biura | wejść do nowych krajów | położyć postęp w regionach | jak buduje się biura',
  links:
    'czemu ciężarówka nie pojedzie do stanów | dokąd pojedzie ciężarówka | za daleko | do których krajów mogę wejść | gdzie mogę wejść | połączone regiony | sąsiedni region | brak połączenia | jak daleko mogę | które regiony są połączone | gdzie mogę położyć postęp w regionie | linia między regionami | czy regiony muszą być połączone | region niepołączony | do których regionów dojdę | czy mogę wejść do dowolnego regionu | czy muszę być obok | odległy region | połączone linią | wejść bez połączenia | przeskoczyć region | dokąd mogę iść',
  entry:
    'cyfra przy ciężarówce | liczba przy ciężarówce | koszt wejścia | ile ciężarówek na region | liczba w ciężarówce | gdzie staje biuro | dwa biura w turze | ile kosztuje biuro w regionie | ile postępu na otwarcie biura | na którym polu stawiam biuro | gdzie staje znacznik biura | ile ciężarówek na biuro | koszt nowego biura | koszt wejścia do regionu | potrzebne ciężarówki | które pole zajmuje moje biuro | ile postępu żeby otworzyć biuro | koszt według wielkości regionu',
  'one-office':
    'czy mogę budować dwa razy w tym samym kraju | czy mogę mieć więcej biur | kilka biur | już tam jestem | dwa domki tego samego koloru | czy mogę mieć dwa biura w regionie | ile biur w jednym regionie | dwa moje biura w regionie | drugie biuro w tym samym regionie | ile biur mogę mieć w regionie | budować dwa razy w jednym regionie | limit biur w regionie',
  full: 'brak wolnego pola | nie ma miejsca | mój postęp utknął | za późno | wszystko zajęte | w regionie nie ma wolnych pól na biura | region zapełniony | region bez wolnych pól | brak miejsca na biuro | wszystkie pola biur zajęte | czy wejdę do pełnego regionu | region zajęty | postęp w pełnym regionie | czy da się jeszcze wejść',
  'second-office':
    'po co drugie biuro | jeszcze jedno biuro w tym samym miejscu | dokładnie jedno | podwójne biuro | trzecie | jak dostać drugie biuro | jak mieć dwa biura w regionie | dodatkowe biuro w regionie | czy drugie biuro sprzedaje więcej | korzyść z dwóch biur',
  'size-s':
    'mały region | litera S | kanada | karaiby | rpa | dubaj | rozmiar regionu | ilu klientów w małym regionie | które regiony są małe | ile ciężarówek do Kanady | ciężarówki na Karaiby | ciężarówki do RPA | ciężarówki do Emiratów | pola w małym regionie | kontrola w małym regionie',
  'size-m':
    'średni region | litera M | ameryka południowa | afryka | rosja | indie | australia | rozmiar regionu | ilu klientów w średnim regionie | które regiony są średnie | ile ciężarówek do Indii | ciężarówki do Australii | ciężarówki do Ameryki Południowej | ciężarówki do Afryki Północnej | ciężarówki do WNP | pola w średnim regionie | kontrola w średnim regionie',
  'size-l':
    'wielki region | duży region | litera L | stany zjednoczone | europa | chiny | rozmiar regionu | ilu klientów w dużym regionie | które regiony są duże | ile ciężarówek do USA | ciężarówki do Europy | ciężarówki do Chin | pola w dużym regionie | kontrola w dużym regionie | wejść do Stanów | ile kosztuje wejście do Europy',
  'map-edge':
    'linia kończy się na brzegu | dookoła świata | kanada i indie | australia i usa | skraj mapy | granica | linia wychodzi poza planszę | połączenie przez krawędź mapy | czy Kanada łączy się z Indiami | czy Australia łączy się z USA | dookoła globu',
  retailer:
    'szary kraj, w którym nie da się sprzedawać | szary region | sklep na mapie | kto to sprzedawca | dlaczego nie mogę tu sprzedać | kafel na regionie | zablokowany rynek | co dają sprzedawcy | czy można sprzedawać w regionie ze sprzedawcą | do czego są sprzedawcy | dlaczego nikt tu nie sprzedaje | po co jest sprzedawca | czy mogę sprzedawać tam gdzie sprzedawca | sprzedaż w zakrytym regionie | budować u sprzedawcy | korzyści ze sprzedawcy | region zakryty przez sprzedawcę | czy u sprzedawcy jest kontrola',
  'retailer-office':
    'jak wejść do sprzedawcy | niebieskie pola | które pole | dwa biura u sprzedawcy | pierwszy ma więcej | biuro na polu sprzedawcy | gdzie stawia się biuro u sprzedawcy | dwa biura u jednego sprzedawcy | ile biur mogę mieć u jednego sprzedawcy | jak zbudować u sprzedawcy | koszt biura u sprzedawcy | które pole u sprzedawcy | punkty za biuro u sprzedawcy | dwa biura u tego samego sprzedawcy | liczba przy polu sprzedawcy',
  'retailer-bonus':
    'czy premia sprzedawcy jest obowiązkowa | czy muszę wziąć premię | odmówić | czy co rundę | jednorazowa nagroda | stracona premia | bonus | kiedy dostaję premię sprzedawcy | czy mogę zrezygnować z premii sprzedawcy | premia sprzedawcy raz czy co rundę | co sprzedawca daje od razu | premia za biuro u sprzedawcy | czy mogę odmówić premii | premia raz czy co rundę | natychmiastowa premia',
  'bonus-none':
    'pusty sklep | nic się nie dzieje | dlaczego nie ma nagrody | wyższe liczby | sprzedawca bez niczego | sprzedawca bez bonusu',
  'bonus-goods':
    'darmowe towary | towary od sklepu | skrzynia na kaflu | dodatkowe telefony | sprzedawca daje towary | sprzedawca premia towary | darmowe towary u sprzedawcy',
  'bonus-research':
    'badania od sklepu | koło zębate na kaflu | technologia w fazie 6 | darmowe badania | zbadać dzięki premii | premia sprzedawcy postęp na technologie | kiedy ukończę technologię z premii sprzedawcy | sprzedawca premia badania | postęp od sprzedawcy',
  'bonus-price':
    'plus minus na kaflu | zmienić cenę później | cena w fazie 6 | taniej czy drożej | ±1 | sprzedawca zmiana ceny o 1 | sprzedawca premia cena | zmiana ceny u sprzedawcy',
  'bonus-second':
    'darmowe biuro od sklepu | dodatkowe biuro | domek na kaflu | gdzie dostawić | sprzedawca daje drugie biuro | sprzedawca premia drugie biuro | dodatkowe biuro od sprzedawcy',
  'bonus-move':
    'przesunąć biuro | zamiana miejsc | strzałka na kaflu | między sklepami | luka w polach | sprzedawca przeniesienie biura | przenieść biuro do innego regionu | sprzedawca premia przeniesienie | przenieść swoje biuro | przestawić biuro',
  'retailer-links':
    'iść dalej od sprzedawcy | czy sklep łączy | przez zakryty region | regiony za kaflem | czy sprzedawcy łączą regiony | iść dalej przez sprzedawcę | czy biuro u sprzedawcy liczy się do połączeń',
  'retailer-numbers':
    'inaczej niż w pudełku | złe wartości | prawdziwe liczby | oryginalne kafle | rekonstrukcja | czy wartości sprzedawców są prawdziwe | inne liczby na sprzedawcach | punkty sprzedawców w moim pudełku',
  sales:
    'jak sprzedać | sprzedawanie telefonów | ile mogę sprzedać | podzielić towary | zajęty klient | brak towarów | jak sprzedaje się towary | komu mogę sprzedać towar | ile towarów jednemu klientowi | komu sprzedać towar | dwa towary jednemu klientowi | ile towarów kupuje klient | jak działa sprzedaż | ile towarów na klienta | ile telefonów kupuje klient | sprzedać dwa jednemu | czy mogę sprzedać kilka w jednym regionie | faza 7 jak działa | sprzedawać w różnych regionach | jeden telefon na osobę | komu mogę sprzedać',
  'where-to-sell':
    'dlaczego nikt nie sprzedaje w tym kraju | sprzedać bez biura | czy mogę tu sprzedać | warunki sprzedaży | nikt nie kupuje | nie mam tam biura | dlaczego nie tutaj | gdzie mogę sprzedać towar | warunki sprzedaży w regionie | czy muszę mieć biuro, żeby sprzedać | gdzie wolno sprzedawać | czy mogę sprzedać bez biura | co jest potrzebne do sprzedaży w regionie | czy mogę sprzedawać w każdym regionie | sprzedać tam gdzie nie mam biura',
  'red-customer':
    'ludzik z liczbą na koszulce | ludzik z szóstką | facet z cyfrą | czerwona liczba | ile płaci klient | najwyższa cena | za drogo | czy płaci tyle ile na polu | ile zapłaci czerwony klient | czy klient kupi drożej niż na polu | cena na polu klienta | czerwony klient z liczbą | po jakiej cenie kupuje czerwony klient | moja cena jest niższa niż liczba | klient ma 5 a moja cena 4 | dostaję liczbę czy swoją cenę | liczba na czerwonym polu | cena wyższa niż u klienta | czy liczba to maksimum | za ile kupi czerwony',
  'purple-customer':
    'ludziki z ikonką | ludzik ze znaczkiem wifi | klient z ikoną | klient technologii | dowolna cena | kto kupuje drogie telefony | fiolet | co kupuje fioletowy klient | klient wymagający technologii | fioletowy klient cena | ile płaci fioletowy klient | fioletowy klient potrzebuje technologii | kto może sprzedać fioletowym | klienci technologii | fioletowy za każdą cenę | czy muszę mieć technologię | sprzedać fioletowemu bez technologii | za ile kupi fioletowy',
  leftmost:
    'czy mogę wybrać klienta | pominąć klienta | który klient pierwszy | kolejność klientów | czy mogę pominąć klienta po lewej | w jakiej kolejności kupują klienci | od lewej do prawej | pominąć czerwonego klienta | od razu do fioletowego klienta | kolejność klientów w regionie | czy muszę sprzedawać od lewej | przeskoczyć klienta | pierwszy z lewej klient | wybrać innego klienta',
  'stop-selling':
    'czy mogę przetrzymać towar | zatrzymać telefony na później | czy muszę sprzedać wszystko | zatrzymać towary | zakończyć turę wcześniej | pas | nie chcę sprzedawać | czy muszę sprzedawać | czy jestem zmuszony sprzedawać | zatrzymać towary zamiast sprzedać | sprzedać mniej niż mogę | przestać sprzedawać',
  unsold:
    'nie sprzedam | towary zostały | za dużo towarów | czy towary zostają | zapomniałem sprzedać | strata | co się dzieje z niesprzedanymi towarami | czy niesprzedane towary przepadają | towary, których nie sprzedam | co jeśli nie sprzedam wszystkiego | niesprzedane przepadają | telefony których nie sprzedałem | towary zostałe po sprzedaży | zachować towary na następną rundę | niesprzedane towary przechodzą dalej',
  'score-sales':
    'ile punktów za sprzedaż | towary razy cena | zdobywanie pz | dochód | zysk | punktowanie | ile PZ za sprzedane towary | jak liczy się punkty za sprzedaż | punkty za towary | ile punktów za sprzedany towar | jak liczę punkty za sprzedaż | punkty za każdą sprzedaż | punkty za sprzedane telefony | faza 8 punkty',
  control:
    'premia za największą sprzedaż w kraju | kto sprzedał najwięcej w kraju | przewaga | najwięcej towarów w regionie | kto dominuje rynek | dodatkowe punkty za region | lider | kto kontroluje region | jak zdobyć kontrolę nad regionem | punkty za kontrolę | przewaga w regionie | najwięcej sprzedanych w regionie | punkty za największą sprzedaż | jak zdobyć kontrolę | czy kontrola zostaje',
  'control-numbers':
    'ile punktów za dominację w regionie | żółta cyfra w rogu kraju | żółta liczba w rogu regionu | czemu żółta liczba urosła | liczba w regionie się zmieniła | liczby nad polami | co znaczy 5/2 | wartość regionu | która liczba się liczy | cudze biuro | ile PZ daje kontrola regionu | liczba nad biurem | ile punktów za kontrolę | liczba nad biurami | wartość kontroli | punkty za pierwsze miejsce w regionie | co znaczą dwie liczby | kontrola rośnie z biurami',
  'control-second':
    'wicelider | czy jest coś za drugie | mniejsza liczba | mniej niż lider | srebrny medal | co dostaje drugi w regionie | punkty za drugie miejsce w regionie | punkty za drugie miejsce | drugi w sprzedaży w regionie | czy jest drugie miejsce',
  'control-tie':
    'tyle samo towarów | równa sprzedaż | kto kontroluje przy remisie | po dwa towary | rozstrzygnięcie kontroli | remis w regionie | tyle samo sprzedanych towarów w regionie | obaj sprzedaliśmy tyle samo | remis o kontrolę | tyle samo towarów w regionie | równa sprzedaż kto kontroluje | sprzedaliśmy po równo | sprzedaliśmy tyle samo | remis w sprzedaży',
  'control-none':
    'biuro bez sprzedaży | zero punktów za region | brak liczby | pusty region | region bez biur | biuro bez sprzedaży a punkty | czy za samo biuro są punkty | nikt nic nie sprzedał w regionie | biuro ale nic nie sprzedane | nic nie sprzedałem w regionie czy mam punkty | kontrola bez sprzedaży | bez sprzedaży bez punktów',
  'score-patents':
    'punkty za technologie | kiedy liczą się patenty | patenty na koniec | ile warte patenty | ile PZ za patent | punkty za patenty na koniec | kiedy punktują patenty | punkty patentów | czy technologie dają punkty',
  'score-retailers':
    'liczby w żółtych kółkach | rząd liczb 12 8 4 | punkty za sklepy | kiedy liczą się sprzedawcy | liczba w czerwonym kwadracie | sprzedawcy na koniec | ile PZ dają sprzedawcy | punkty za sprzedawców na koniec | kiedy dostaję punkty za biuro u sprzedawcy | punkty sprzedawcy',
  'score-start':
    'czemu ktoś ma już punkty | dlaczego bot zaczął z większą liczbą punktów | czemu przeciwnik zaczyna z większą liczbą punktów | punkty początkowe | dlaczego mam 7 punktów | czy startowe się liczą | punkty przed pierwszą rundą | punkty startowe | dlaczego zaczynamy z różnymi punktami | punkty na początku | ile punktów na start',
  steve:
    'z kim gram, kiedy jestem sam | automa | automatyczny przeciwnik | sztuczna inteligencja | kto to steve | bot | robot | kim jest Steve | czy można grać ze Steve’em | czy można grać samemu | czy jest bot | sztuczny przeciwnik | dodatkowy gracz | dołączyć steve’a do gry z ludźmi',
  solo: 'jeden gracz | solo | jak pokonać steve’a | pasjans | samemu | jednoosobowa | czy można grać samemu | czy jest tryb solo | zasady solo | grać samemu | jak wygrać samemu | gra na jedną osobę',
  'steve-plan':
    'jego cena | tory steve’a | czy widzę jego plan | następny krok automy | tanio z umiarem drogo | co steve robi co rundę | cena steve’a | jak steve planuje | towary steve’a',
  'steve-track':
    'kiedy steve podnosi cenę | kiedy steve obniża cenę | przesunięcie znacznika | sprzedał wszystko | kiedy steve zmienia cenę | tor steve’a się przesuwa',
  'steve-levels':
    'trudność | łatwy zwykły trudny | za mocny | za słaby | trudniejsza automa | trudność steve’a | łatwiejszy steve | steve za silny',
  'steve-improve':
    'steve bierze ulepszenie | usunięte ulepszenie | kafelek zniknął | dlaczego brakuje ulepszenia | czy steve bierze ulepszenia | steve faza 4',
  'steve-research':
    'jak steve wybiera technologię | którą technologię bada steve | badania automy | czy steve korzysta z technologii | patenty steve’a | czy steve bada | steve faza 5 | technologie steve’a',
  'steve-logistics':
    'gdzie wchodzi steve | logistyka automy | biura steve’a | czy steve idzie do sprzedawców | gdzie steve buduje biura | steve faza 6',
  'steve-sales':
    'gdzie sprzedaje steve | sprzedaż automy | który region najpierw | klienci steve’a | gdzie steve sprzedaje towary | steve faza 7',
  secret:
    'czy inni widzą mój plan | ukryte informacje | zasłonka | czy mogę obejrzeć cudze ulepszenia | podglądanie | czy plan jest tajny | kiedy odkrywa się plany | czy mój plan jest ukryty | czy mogę patrzeć na innych | co jest tajne | jawne czy tajne punkty | pokazać plany',
  undo: 'cofnąć | krok wstecz | złe kliknięcie | pomyłka | odwołać | źle kliknięte | czy mogę cofnąć | cofnąć ruch | kliknąłem źle | zmienić zdanie | cofnąć ostatni krok',
  options:
    'ustawienia stołu | warianty | opcje nowej gry | losowe strony | wybór stron | opcje gry | jakie są warianty | ustawienia przed grą',
  sureness:
    'czy to oficjalna zasada | różni się od instrukcji | zasady domowe | źródła | errata | rekonstrukcja | czy to oficjalne | nie ma w instrukcji | niejasna zasada | inaczej niż w mojej instrukcji',
};
