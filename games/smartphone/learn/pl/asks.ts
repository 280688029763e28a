/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'cel gry | jak wygrać | skąd się biorą punkty | na czym polega gra | pieniądze | za co są punkty | jak zdobywa się punkty zwycięstwa | kto wygrywa grę | sposoby na zdobycie PZ',
  end: 'ile rund | kiedy koniec | ile jest rund | podliczanie punktów | kto wygrał | ostatnia runda V | punktacja końcowa | ile rund ma gra | kiedy kończy się gra | końcowe podliczanie PZ',
  ties: 'tyle samo punktów | kto wygrywa remis | równy wynik | dzielone zwycięstwo | ex aequo | kto wygrywa grę przy remisie | remis na koniec gry',
  'vp-track':
    'dlaczego dwie liczby | które punkty liczą się do kolejności | wynik w trakcie gry | ile mam punktów | co pokazuje tor PZ',
  setup:
    'przygotowanie do gry | początek gry | rozkładanie | co mam na starcie | pierwsza runda | jak przygotować grę | co dostaje każdy gracz na początku | ile znaczników dostaje gracz | ile mam znaczników postępu | elementy w kolorze gracza | wyposażenie gracza | gdzie stawiam pierwsze biuro',
  colours:
    'gdzie zaczynam | jaki mam kolor | region początkowy | dlaczego mam więcej PZ niż inni | pierwszy gracz | początkowe ulepszenie | region początkowy danego koloru | z iloma PZ zaczynam',
  'retailer-places':
    'dlaczego ten region jest zablokowany | gra na dwóch graczy | czy rozmieszczenie jest losowe | trzech graczy | czterech graczy | zakryty region | gdzie kładzie się sprzedawców na początku | ilu sprzedawców w grze na dwóch, trzech, czterech | rozmieszczenie sprzedawców | czy w pięć osób są sprzedawcy',
  sides:
    'odwrócić technologię | awers i rewers | druga strona kafla | jakie premie działają | pierwsza rozgrywka | którą stroną położyć technologie | strona A czy B',
  round:
    'przebieg gry | co po kolei | lista kroków | co teraz będzie | jak się gra | kolejne etapy | ile faz ma runda | jakie są fazy | kolejność faz',
  priority:
    'dlaczego bot zawsze gra przede mną | czemu ktoś gra przede mną | kolejność graczy | kto pierwszy | dlaczego to nie moja kolej | reguła pierwszeństwa | czy taniej znaczy wcześniej | kto gra pierwszy w fazie | w jakiej kolejności gramy | najniższa cena pierwsza | jak działa pierwszeństwo | czy z niższą ceną gram wcześniej',
  'priority-ties':
    'taka sama cena | remis w kolejności | dwie firmy z tą samą ceną | remis pierwszeństwa | kto ma mniej punktów | co przy tej samej cenie | kto pierwszy przy równych cenach | remis w pierwszeństwie',
  'priority-anew':
    'cena zmieniła się w środku rundy | czy kolejność może się zmienić | kiedy sprawdza się pierwszeństwo | kiedy sprawdza się kolejność',
  'one-thing': 'dlaczego teraz nie mogę | zła faza | nie o to chodzi | czy mogę to zrobić później | zły moment',
  progress:
    'odłożyć koła zębate na potem | zachować koła na później | odłożyć ciężarówki | czy niewykorzystane badania przechodzą dalej | czy mogę zachować ciężarówki | koła zębate na później | zabrakło znaczników | czy mogę rozdzielić | reszta | co z niewykorzystanym postępem | czy można zachować postęp | czy postęp przepada',
  'round-end':
    'koniec rundy | co się zeruje | co mi zostaje | sprzątanie | nowe ulepszenia | czy biura zostają | co się dzieje na koniec rundy | przygotowanie do następnej rundy | co zdejmuje się z planszy | co się dzieje między rundami | co przechodzi na następną rundę',
  planning:
    'jak zaplanować | co robię najpierw | decyzja za zasłonką | układanie planu | programowanie | na czym polega planowanie | jak ułożyć arkusze | faza planowania',
  pads: 'czy można odwrócić arkusz na drugą stronę | czym są arkusze | czy mogę odwrócić lub obrócić arkusz | A1 A2 B1 B2 | kartka z komórkami | symbol arkusza | czy arkusz można odwrócić | ile komórek ma arkusz | co to są arkusze planowania',
  overlap:
    'ile pól trzeba zakryć | czy arkusze muszą się stykać | czy kartki muszą na siebie zachodzić | kartki się stykają | arkusze na skos | czy arkusze mogą leżeć obok siebie | zakryć cały | ile komórek trzeba zakryć | na ukos | pięć komórek | ile komórek może zakrywać arkusz | jak nakładać arkusze | czy arkusze można ułożyć po skosie | czy arkusz może całkiem zakryć drugi | równolegle lub prostopadle',
  seen: 'które symbole się liczą | aktywne i nieaktywne | niewidoczny symbol | czy przykryty symbol działa | ikony | które symbole są aktywne | zakryte symbole',
  covered:
    'czemu zasłonięte pola dają telefony | zasłonięte kratki | co dają zakryte kratki | towary za nakładanie | co mam z zakrywania | premia za przykryte pola | ulepszenie pomiędzy arkuszami | czy zakryte komórki dają towary | ile towarów za zakryte komórki | czy komórki pod ulepszeniem dają towary',
  'plan-upgrades':
    'co robić z kafelkami | użycie ulepszeń | czy tracę ulepszenie | dwa razy to samo ulepszenie | domino | jak korzystać z ulepszeń | na ile sposobów można użyć ulepszenia',
  'lay-upgrade':
    'położyć kafelek na arkuszu | czy może wystawać | na skos | ulepszenie na dwóch arkuszach | poza brzeg | czy ulepszenie może wystawać poza arkusz | jak położyć ulepszenie na arkuszu | ile komórek zakrywa ulepszenie',
  'lay-under':
    'wsunąć pod spód | schować ulepszenie między arkuszami | warstwy | arkusz zakrywa moje ulepszenie | ulepszenie pod arkuszem | czy arkusz może zakryć ulepszenie',
  'cover-upgrade':
    'ulepszenie na ulepszeniu | zakryć własne ulepszenie | dwa kafelki w tym samym miejscu | całkowicie przykryte | czy jedno ulepszenie może zakryć drugie | nakładanie ulepszeń',
  'face-down':
    'odwrócić domino na drugą stronę | obrócić kafelek | odwrócić kafelek | rewers ulepszenia | nieużyte ulepszenie | dodatkowy towar | tyłem do góry | co daje zakryte ulepszenie | ulepszenie przed sobą | ulepszenie rewersem do góry',
  'plan-stays':
    'poprawić plan później | błąd w planie | przesunąć arkusze po planowaniu | żałuję | zmiana układu | czy mogę zmienić arkusze po planowaniu | zmiana planu w trakcie rundy | czy po planowaniu wolno przestawić arkusze',
  signs: 'legenda | ikony | co znaczy ten obrazek | objaśnienie symboli | piktogramy',
  'sign-goods': 'co znaczy pudełko | czarna ikona | symbol towaru | kontener | kostka | symbol towaru na arkuszu',
  'sign-discount':
    'pudełko z czerwonym minusem | jak mieć taniej | rabat | niższa cena | -1 | obniżyć cenę | symbol obniżenia ceny',
  'sign-price-up': 'czerwony plus | jak mieć drożej | podnieść cenę | dolar | wyższa cena | symbol podniesienia ceny',
  'sign-research': 'zębatka | fioletowa ikona | symbol badań | nauka | do czego są koła | symbol badań na arkuszu',
  'sign-logistics':
    'tir | niebieska ikona | symbol logistyki | ekspansja | do czego są ciężarówki | symbol logistyki na arkuszu',
  'sign-factory':
    'pomarańczowa ikona | czy fabryka działa | symbol ulepszenia | dwa ulepszenia w rundzie | zakład | symbol ulepszeń aktywny lub nieaktywny',
  'sign-open':
    'komórka otwarta | bez nadruku | biała komórka | co najlepiej zakryć | puste pole | co to jest otwarta komórka | komórka bez symbolu',
  price:
    'czemu cena znów wynosi pięć | cena znowu 5 | najniższa i najwyższa cena | jak się liczy cenę | najniższa cena | najwyższa cena | ile kosztuje telefon | poniżej 2 | powyżej 8 | jak ustala się cenę | od jakiej ceny się zaczyna | czy cena zostaje z poprzedniej rundy | co obniża, a co podnosi cenę | cena startowa | jaka jest cena na początku rundy | cena bazowa | cena minimalna i maksymalna',
  production:
    'ile mam towarów | liczenie towarów | skąd są kostki | wytwarzanie telefonów | dostępne towary | jak produkuje się towary | ile towarów wyprodukuję | co daje towary | sposoby na wyprodukowanie towaru | jak zdobyć towary',
  'must-produce':
    'produkować mniej | czy mogę wstrzymać produkcję | za dużo towarów | zmniejszyć liczbę towarów | nadprodukcja | czy mogę wyprodukować mniej towarów | czy muszę wyprodukować wszystko',
  'goods-limit':
    'zabrakło kostek | limit towarów | maksimum | więcej nie można | pusty zapas | ile znaczników towarów mam',
  improve:
    'nie widać symbolu fabryki, co dostaję | wziąć nowy kafelek | czy mogę nie brać | wybór między żetonem a ulepszeniem | od kiedy działa | nowe ulepszenie | kiedy mogę użyć nowego ulepszenia | jak zdobyć ulepszenie | kiedy biorę ulepszenie, a kiedy żeton | co dostaję bez symbolu ulepszenia | czy nowe ulepszenie działa od razu | czy muszę wziąć ulepszenie',
  display:
    'co z kafelkami, których nikt nie wziął | kafelki, które zostały | które ulepszenia mogę wziąć | rynek kafelków | blok ulepszeń | stos | nie ma do wzięcia | ile ulepszeń jest odkrytych | z jakich ulepszeń wybieram',
  'upgrade-kinds':
    'lista kafelków | ile jest których | jakie są kombinacje | co zostało w stosie | szansa | jakie są ulepszenia',
  'goods-token':
    'okrągły żetonik ze skrzynką | co dostanę, jak zasłonię fabrykę | żetonik przy firmie | czy żeton zostaje na zawsze | po co jest żeton | stały towar | bez fabryki | na pocieszenie | krążek | co daje żeton towarów | kiedy dostaję żeton towarów | czy żeton towarów można położyć na arkuszu',
  'no-improve':
    'ostatnia runda fabryka | pominięta faza | piąta runda bez ulepszenia | dlaczego nic nie ma | runda 5 | usprawnianie w ostatniej rundzie',
  research:
    'jak zdobyć technologię | użycie kół zębatych | kilka technologii naraz | wynaleźć | rozwój | nauka | jak bada się technologie | jak działają badania | czy postęp można rozdzielić na kilka technologii',
  finish:
    'zakończenie badań | za dużo postępu | opłacona | już ją mam | nadmiar kół zębatych | kiedy dostaję technologię | ukończenie badań',
  cost: 'czy taniej, jak nie jestem pierwszy | zniżka dla następnych | cena technologii | ile kół zębatych potrzebuję | najtańsza technologia | tabela kosztów | biały numer | ile kosztuje technologia | koszt badań',
  patent:
    'ktoś skończył przede mną | czy dostanę technologię, jeśli ktoś był szybszy | wyścig o technologię | kto był pierwszy | punkty za technologię | dlaczego jest tańsza | czy dwie osoby mogą mieć patent | rejestracja | kto dostaje patent | ile daje patent | o ile tanieje technologia po zabraniu patentu | czy drugi gracz też dostaje patent | kiedy technologia jest tańsza | kiedy obowiązuje niższy koszt technologii',
  'own-turn':
    'mam dość postępu a nie jest zbadana | koszt spadł | czekać na turę | zbadać w fazie 6 | bez kół zębatych | mam dość postępu, czy czekam na turę | czy dostaję technologię od razu gdy patent został zabrany',
  several:
    'dwie technologie jednocześnie | kolejność badania | która pierwsza | jeszcze nieopłacona | kilka technologii zbadanych naraz',
  'works-from':
    'natychmiast czy w następnej rundzie | czy działa w tej rundzie | początek działania | ta sama runda | kiedy technologia zaczyna działać | czy nowa technologia działa od razu',
  'office-stock': 'zabrakło biur | ile domków | nie mam biura | znaczniki biur | liczba biur | ile znaczników biur mam',
  'technology-use':
    'czy muszę użyć premii | czy to obowiązkowe | raz na rundę | cudza technologia | przymus | czy muszę używać technologii | jak działają technologie | premia stała czy jednorazowa',
  gps: 'nawigacja | kto chce gps | ile wart gps | satelita | pinezka | co daje GPS | efekt GPS',
  'gps-a':
    'awers gps | więcej towarów z gps | tania skrzynia dwa razy | czy gps liczy ulepszenia | podwójne towary z GPS',
  'gps-b': 'rewers gps | pięć towarów | towary w fazie 5 | natychmiastowe towary | GPS 5 towarów',
  wifi: 'bezprzewodowe | kto chce wifi | ile warte wi-fi | wlan | internet | co daje Wi-Fi',
  'wifi-a':
    'awers wifi | darmowe biuro | dwa biura w regionie | czy muszę użyć wifi | trzecie biuro | Wi-Fi drugie biuro',
  'wifi-b':
    'rewers wifi | zachować niesprzedane towary | magazyn | przechowanie | przechodzą dalej | Wi-Fi niesprzedane towary zostają',
  controller:
    'gamepad | joystick | kto chce kontroler | granie | konsola | co daje kontroler do gier | efekt technologii kontroler',
  'controller-a':
    'awers kontrolera | zniżka na technologie | niższy koszt badań | najmniejszy koszt | kontroler tańsze technologie',
  'controller-b':
    'rewers kontrolera | darmowe biuro w małym regionie | które regiony są małe | bez połączenia | kontroler darmowe biuro w małym regionie',
  liion: 'bateria | kto chce li-ion | ile wart li-ion | akumulator | zasilanie | co daje Li-Ion',
  'liion-a':
    'awers li-ion | więcej ciężarówek | podwyżka liczy się jako logistyka | drogo i szybko | Li-Ion symbol ceny jako logistyka',
  'liion-b':
    'rewers li-ion | towary od technologii | ile towarów za trzy technologie | pary | Li-Ion towar za każde dwie technologie',
  nfc: 'zbliżeniowe | kto chce nfc | ile warte nfc | płatności | bezstykowe | co daje NFC | efekt NFC',
  'nfc-a':
    'awers nfc | sprzedać bez regionu | sprzedaż przed fazą 7 | trzy towary | sprzedaż poza mapą | NFC sprzedaż 3 towarów bez regionu | NFC sprzedaż bez klienta',
  'nfc-b': 'rewers nfc | cena rośnie co rundę | czy mogę odmówić podwyżki | wyższa cena | NFC podnosi cenę o 1',
  '4g': 'lte | kto chce 4g | ile warte 4g | najdroższa technologia | sieć komórkowa | co daje 4G | efekt 4G',
  '4g-a':
    'awers 4g | kafelek poza brzegiem | obie połówki na zewnątrz | pół ulepszenia | zwisa | 4G ulepszenie poza krawędzią arkusza',
  '4g-b':
    'rewers 4g | sprzedaż za granicą | sprzedać wszędzie | jeden towar na region | biuro niepotrzebne | 4G sprzedaż w regionie bez biura',
  logistics:
    'jak wejść do innych regionów | ekspansja | nowy rynek | użycie ciężarówek | postawić biuro | rozwój firmy | jak rozszerzyć działalność | jak działa logistyka | jak otworzyć biuro w nowym regionie',
  links:
    'czemu ciężarówka nie pojedzie do stanów | dokąd pojedzie ciężarówka | za daleko | do których krajów mogę wejść | gdzie mogę wejść | połączone regiony | sąsiedni region | brak połączenia | jak daleko mogę | które regiony są połączone | gdzie mogę położyć postęp w regionie | linia między regionami',
  entry:
    'cyfra przy ciężarówce | liczba przy ciężarówce | koszt wejścia | ile ciężarówek na region | liczba w ciężarówce | gdzie staje biuro | dwa biura w turze | ile kosztuje biuro w regionie | ile postępu na otwarcie biura | na którym polu stawiam biuro | gdzie staje znacznik biura',
  'one-office':
    'czy mogę budować dwa razy w tym samym kraju | czy mogę mieć więcej biur | kilka biur | już tam jestem | dwa domki tego samego koloru | czy mogę mieć dwa biura w regionie | ile biur w jednym regionie',
  full: 'brak wolnego pola | nie ma miejsca | mój postęp utknął | za późno | wszystko zajęte | w regionie nie ma wolnych pól na biura | region zapełniony',
  'second-office':
    'po co drugie biuro | jeszcze jedno biuro w tym samym miejscu | dokładnie jedno | podwójne biuro | trzecie | jak dostać drugie biuro',
  'size-s': 'mały region | litera S | kanada | karaiby | rpa | dubaj | rozmiar regionu | ilu klientów w małym regionie',
  'size-m':
    'średni region | litera M | ameryka południowa | afryka | rosja | indie | australia | rozmiar regionu | ilu klientów w średnim regionie',
  'size-l':
    'wielki region | duży region | litera L | stany zjednoczone | europa | chiny | rozmiar regionu | ilu klientów w dużym regionie',
  'map-edge': 'linia kończy się na brzegu | dookoła świata | kanada i indie | australia i usa | skraj mapy | granica',
  retailer:
    'szary kraj, w którym nie da się sprzedawać | szary region | sklep na mapie | kto to sprzedawca | dlaczego nie mogę tu sprzedać | kafel na regionie | zablokowany rynek | co dają sprzedawcy | czy można sprzedawać w regionie ze sprzedawcą | do czego są sprzedawcy | dlaczego nikt tu nie sprzedaje | po co biuro u sprzedawcy',
  'retailer-office':
    'jak wejść do sprzedawcy | niebieskie pola | które pole | dwa biura u sprzedawcy | pierwszy ma więcej | biuro na polu sprzedawcy | gdzie stawia się biuro u sprzedawcy | dwa biura u jednego sprzedawcy | ile biur mogę mieć u jednego sprzedawcy',
  'retailer-bonus':
    'czy premia sprzedawcy jest obowiązkowa | czy muszę wziąć premię | odmówić | czy co rundę | jednorazowa nagroda | stracona premia | bonus | kiedy dostaję premię sprzedawcy | czy mogę zrezygnować z premii sprzedawcy | premia sprzedawcy raz czy co rundę',
  'bonus-none': 'pusty sklep | nic się nie dzieje | dlaczego nie ma nagrody | wyższe liczby',
  'bonus-goods': 'darmowe towary | towary od sklepu | skrzynia na kaflu | dodatkowe telefony | sprzedawca daje towary',
  'bonus-research':
    'badania od sklepu | koło zębate na kaflu | technologia w fazie 6 | darmowe badania | zbadać dzięki premii | premia sprzedawcy postęp na technologie | kiedy ukończę technologię z premii sprzedawcy',
  'bonus-price':
    'plus minus na kaflu | zmienić cenę później | cena w fazie 6 | taniej czy drożej | ±1 | sprzedawca zmiana ceny o 1',
  'bonus-second':
    'darmowe biuro od sklepu | dodatkowe biuro | domek na kaflu | gdzie dostawić | sprzedawca daje drugie biuro',
  'bonus-move':
    'przesunąć biuro | zamiana miejsc | strzałka na kaflu | między sklepami | luka w polach | sprzedawca przeniesienie biura | przenieść biuro do innego regionu',
  'retailer-links': 'iść dalej od sprzedawcy | czy sklep łączy | przez zakryty region | regiony za kaflem',
  'retailer-numbers': 'inaczej niż w pudełku | złe wartości | prawdziwe liczby | oryginalne kafle | rekonstrukcja',
  sales:
    'jak sprzedać | sprzedawanie telefonów | ile mogę sprzedać | podzielić towary | zajęty klient | brak towarów | jak sprzedaje się towary | komu mogę sprzedać towar | ile towarów jednemu klientowi | komu sprzedać towar | dwa towary jednemu klientowi | ile towarów kupuje klient',
  'where-to-sell':
    'dlaczego nikt nie sprzedaje w tym kraju | sprzedać bez biura | czy mogę tu sprzedać | warunki sprzedaży | nikt nie kupuje | nie mam tam biura | dlaczego nie tutaj | gdzie mogę sprzedać towar | warunki sprzedaży w regionie | czy muszę mieć biuro, żeby sprzedać',
  'red-customer':
    'ludzik z liczbą na koszulce | ludzik z szóstką | facet z cyfrą | czerwona liczba | ile płaci klient | najwyższa cena | za drogo | czy płaci tyle ile na polu | ile zapłaci czerwony klient | czy klient kupi drożej niż na polu | cena na polu klienta',
  'purple-customer':
    'ludziki z ikonką | ludzik ze znaczkiem wifi | klient z ikoną | klient technologii | dowolna cena | kto kupuje drogie telefony | fiolet | co kupuje fioletowy klient | klient wymagający technologii',
  leftmost:
    'czy mogę wybrać klienta | pominąć klienta | który klient pierwszy | kolejność klientów | czy mogę pominąć klienta po lewej | w jakiej kolejności kupują klienci | od lewej do prawej',
  'stop-selling':
    'czy mogę przetrzymać towar | zatrzymać telefony na później | czy muszę sprzedać wszystko | zatrzymać towary | zakończyć turę wcześniej | pas | nie chcę sprzedawać | czy muszę sprzedawać',
  unsold:
    'nie sprzedam | towary zostały | za dużo towarów | czy towary zostają | zapomniałem sprzedać | strata | co się dzieje z niesprzedanymi towarami | czy niesprzedane towary przepadają | towary, których nie sprzedam',
  'score-sales':
    'ile punktów za sprzedaż | towary razy cena | zdobywanie pz | dochód | zysk | punktowanie | ile PZ za sprzedane towary | jak liczy się punkty za sprzedaż',
  control:
    'premia za największą sprzedaż w kraju | kto sprzedał najwięcej w kraju | przewaga | najwięcej towarów w regionie | kto dominuje rynek | dodatkowe punkty za region | lider | kto kontroluje region | jak zdobyć kontrolę nad regionem | punkty za kontrolę',
  'control-numbers':
    'ile punktów za dominację w regionie | żółta cyfra w rogu kraju | żółta liczba w rogu regionu | czemu żółta liczba urosła | liczba w regionie się zmieniła | liczby nad polami | co znaczy 5/2 | wartość regionu | która liczba się liczy | cudze biuro | ile PZ daje kontrola regionu | liczba nad biurem',
  'control-second':
    'wicelider | czy jest coś za drugie | mniejsza liczba | mniej niż lider | srebrny medal | co dostaje drugi w regionie | punkty za drugie miejsce w regionie',
  'control-tie':
    'tyle samo towarów | równa sprzedaż | kto kontroluje przy remisie | po dwa towary | rozstrzygnięcie kontroli | remis w regionie | tyle samo sprzedanych towarów w regionie | obaj sprzedaliśmy tyle samo',
  'control-none':
    'biuro bez sprzedaży | zero punktów za region | brak liczby | pusty region | region bez biur | biuro bez sprzedaży a punkty | czy za samo biuro są punkty | nikt nic nie sprzedał w regionie',
  'score-patents':
    'punkty za technologie | kiedy liczą się patenty | patenty na koniec | ile warte patenty | ile PZ za patent',
  'score-retailers':
    'liczby w żółtych kółkach | rząd liczb 12 8 4 | punkty za sklepy | kiedy liczą się sprzedawcy | liczba w czerwonym kwadracie | sprzedawcy na koniec | ile PZ dają sprzedawcy',
  'score-start':
    'czemu ktoś ma już punkty | dlaczego bot zaczął z większą liczbą punktów | czemu przeciwnik zaczyna z większą liczbą punktów | punkty początkowe | dlaczego mam 7 punktów | czy startowe się liczą | punkty przed pierwszą rundą',
  steve:
    'z kim gram, kiedy jestem sam | automa | automatyczny przeciwnik | sztuczna inteligencja | kto to steve | bot | robot | kim jest Steve | czy można grać ze Steve’em',
  solo: 'jeden gracz | solo | jak pokonać steve’a | pasjans | samemu | jednoosobowa | czy można grać samemu',
  'steve-plan': 'jego cena | tory steve’a | czy widzę jego plan | następny krok automy | tanio z umiarem drogo',
  'steve-track': 'kiedy steve podnosi cenę | kiedy steve obniża cenę | przesunięcie znacznika | sprzedał wszystko',
  'steve-levels': 'trudność | łatwy zwykły trudny | za mocny | za słaby | trudniejsza automa',
  'steve-improve': 'steve bierze ulepszenie | usunięte ulepszenie | kafelek zniknął | dlaczego brakuje ulepszenia',
  'steve-research':
    'jak steve wybiera technologię | którą technologię bada steve | badania automy | czy steve korzysta z technologii | patenty steve’a',
  'steve-logistics': 'gdzie wchodzi steve | logistyka automy | biura steve’a | czy steve idzie do sprzedawców',
  'steve-sales': 'gdzie sprzedaje steve | sprzedaż automy | który region najpierw | klienci steve’a',
  secret:
    'czy inni widzą mój plan | ukryte informacje | zasłonka | czy mogę obejrzeć cudze ulepszenia | podglądanie | czy plan jest tajny | kiedy odkrywa się plany',
  undo: 'cofnąć | krok wstecz | złe kliknięcie | pomyłka | odwołać | źle kliknięte | czy mogę cofnąć',
  options: 'ustawienia stołu | warianty | opcje nowej gry | losowe strony | wybór stron',
  sureness: 'czy to oficjalna zasada | różni się od instrukcji | zasady domowe | źródła | errata | rekonstrukcja',
};
