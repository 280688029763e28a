import type { UnitWords } from '@stolik/learn';

export const research: Readonly<Record<string, UnitWords>> = {
  research: {
    title: 'Faza 5: badanie technologii',
    text: 'Według pierwszeństwa kładziesz na technologiach 1 postęp za każde widoczne koło zębate, na jednej lub na kilku. Gdy zbierzesz tyle, ile wynosi koszt, technologia jest zbadana: masz jej premię, a fioletowi klienci z jej znakiem kupują u ciebie po każdej cenie. Kto zbada ją pierwszy, bierze też patent.',
    examples: ['Zielony ma na GPS postęp za jedno z dwóch kół; drugie może pójść tam albo na 4G.'],
  },
  finish: {
    title: 'Kiedy technologia jest zbadana',
    text: 'Gdy w twojej turze badań postęp na technologii zrówna się z kosztem, jest zbadana: postęp wraca do ciebie, a kładziesz na niej jedno biuro. Nie można dołożyć więcej, niż wynosi koszt, ani zbadać jej dwa razy. Nadmiar, bo koszt spadł, po prostu wraca (nasza zasada).',
    examples: [
      'GPS jest zbadany: drugie koło zębate musi pójść gdzie indziej.',
      'Postęp od sprzedawcy dopełnia koszt GPS. Więcej tam nie można, choć zbadany będzie dopiero w fazie 5.',
    ],
  },
  cost: {
    title: 'Koszty technologii',
    text: 'Dopóki leży patent / gdy jest już wzięty: GPS 3 / 2, Wi-Fi 3 / 2, kontroler do gier 4 / 3, Li-Ion 4 / 3, NFC 5 / 4, 4G 6 / 5. Z kontrolerem do gier A każda kosztuje cię o 1 mniej, ale co najmniej 1.',
  },
  patent: {
    title: 'Patenty na technologie',
    text: 'Patent bierze tylko ta firma, która zbada technologię pierwsza: 6 PZ za GPS i Wi-Fi, 8 za kontroler i Li-Ion, 10 za NFC, 12 za 4G, liczone na koniec gry. Dopóki patent leży, wszyscy płacą o 1 więcej; gdy ktoś go weźmie, pozostałych kosztuje ona o 1 mniej.',
    examples: ['Zielony pierwszy bada kontroler i ma patent, 8 PZ. Czerwony ma go zaraz potem za 3, bez patentu.'],
  },
  'own-turn': {
    title: 'Tylko we własnej turze badań',
    text: 'Jeśli masz dość postępu, bo koszt spadł albo sprzedawca dał ci postęp, i tak czekasz na swoją turę w fazie 5. Wtedy technologia jest od razu zbadana, nawet bez ani jednego koła zębatego. Po rundzie V takiej tury już nie będzie.',
  },
  several: {
    title: 'Kilka technologii opłaconych naraz',
    text: 'Wtedy wybierasz, która będzie zbadana najpierw, bo działają w tej kolejności: Li-Ion B liczy te, które już masz. Jeśli kontroler do gier A w środku tury obniży koszt innych na tyle, one też są zbadane. (Nasza zasada.)',
    examples: ['GPS i Li-Ion mają komplet postępu, więc zielony wybiera; NFC jeszcze nie.'],
  },
  'works-from': {
    title: 'Od kiedy działa technologia',
    text: 'Od chwili zbadania: już w fazach 6 i 7 tej samej rundy, także u fioletowych klientów. Towary, które daje od razu, możesz sprzedać w tej samej rundzie. To, co zmienia w fazach od 1 do 3, zaczyna się w następnej rundzie.',
    examples: ['Zielony właśnie zbadał Wi-Fi i klient Wi-Fi kupuje u niego po 8.'],
  },
  'office-stock': {
    title: 'Biura w zapasie',
    text: 'Masz 18 biur. Każde biuro na mapie i każda zbadana technologia zabiera jedno. Gdy się skończą, nic nie otworzysz ani nie zbadasz, a postęp zostaje na miejscu (nasza zasada). W praktyce wystarcza ich zawsze.',
    examples: ['Zielony nie ma już biura, które mógłby tu dostawić.'],
  },
};
