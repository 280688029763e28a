import { RuleSearch } from '@stolik/learn';
import { describe, expect, it } from 'vitest';
import { checkQuestions } from '../../test/questions.ts';
import { reference } from '../learn/index.ts';
import { BLIND } from './blind.ts';

/** What people ask at the table, and the units that answer it. */
const QUESTIONS: readonly (readonly [units: string, en: string, pl: string])[] = [
  ['priority-ties', 'two players have the same price who goes first', 'dwóch graczy ma taką samą cenę kto pierwszy'],
  ['overlap', 'can I lay the pads next to each other', 'czy mogę położyć arkusze obok siebie'],
  ['overlap', 'how many cells may I cover', 'ile komórek można zakryć'],
  ['stop-selling', 'do I have to sell everything', 'czy muszę wszystko sprzedać'],
  ['unsold', 'what happens to goods I cannot sell', 'co się dzieje z towarami których nie sprzedam'],
  ['retailer-bonus', 'is the retailer bonus mandatory', 'czy premia sprzedawcy jest obowiązkowa'],
  ['ties', 'who wins if we have the same points', 'kto wygrywa przy remisie'],
  ['sign-factory', 'what does the orange factory do', 'co robi pomarańczowa fabryka'],
  ['control-numbers size-l', 'how much is control of Europe worth', 'ile warta jest kontrola europy'],
  ['second-office one-office wifi-a', 'can I have two offices in one region', 'czy mogę mieć dwa biura w regionie'],
  ['score-patents patent', 'when do I get the patent points', 'kiedy dostaję punkty za patent'],
  ['research several', 'can I research two technologies at once', 'czy mogę badać dwie technologie naraz'],
  ['wifi wifi-a', 'what does wifi do', 'co daje wifi'],
  ['gps-a', 'does gps count crates on upgrades', 'czy gps liczy skrzynie na ulepszeniach'],
  ['map-edge', 'can I go from canada to india', 'czy z kanady mogę do indii'],
  ['purple-customer', 'what does purple mean', 'co znaczy fioletowy'],
  ['leftmost', 'may I skip a cheap customer', 'czy mogę pominąć klienta'],
  ['end round', 'how many rounds', 'ile jest rund'],
  ['secret', 'can other players see my plan', 'czy inni widzą mój plan'],
  ['undo', 'can I undo', 'jak cofnąć ruch'],
  ['steve', 'who is steve', 'kto to jest steve'],
  ['steve-research', 'how does steve choose a technology', 'jak steve wybiera technologię'],
  ['control-numbers size-l', 'what does 5/2 mean', 'co oznacza 5/2'],
  ['control-tie', 'we both sold two goods in a region', 'obaj sprzedaliśmy po dwa towary'],
  ['colours setup', 'where do I start', 'gdzie zaczynam'],
  ['entry', 'how many trucks does an office need', 'ile ciężarówek potrzeba na biuro'],
  ['progress', 'can I keep trucks for the next round', 'czy mogę zachować ciężarówki na następną rundę'],
  ['lay-upgrade', 'can an upgrade stick out over the edge', 'czy ulepszenie może wystawać'],
  ['lay-under', 'can I put an upgrade under a pad', 'czy mogę wsunąć ulepszenie pod arkusz'],
  ['face-down', 'face down upgrade', 'zakryte ulepszenie'],
  ['price', 'can my price go below 2', 'czy cena może spaść poniżej 2'],
  ['no-improve', 'is there an upgrade phase in the last round', 'czy w ostatniej rundzie są ulepszenia'],
  ['cost 4g', 'how much does 4G cost', 'ile kosztuje 4G'],
  ['where-to-sell', 'where can I sell', 'gdzie mogę sprzedawać'],
  ['bonus-move', 'move an office', 'przeniesienie biura'],
  ['nfc-a', 'nfc direct sale', 'nfc sprzedaż bez klienta'],
  ['full', 'no free slot in region', 'brak wolnego pola'],
  ['retailer-links', 'do retailers connect regions', 'czy sprzedawca łączy regiony'],
  ['vp-track', 'what counts for turn order vp track or total', 'tor czy suma decyduje o kolejności'],
  [
    'own-turn',
    'I have enough progress but the technology is not finished',
    'mam dość postępu a technologia nie jest zbadana',
  ],
  ['must-produce', 'can I produce less', 'czy mogę wyprodukować mniej'],
  ['production', 'how many goods do I make', 'ile towarów produkuję'],
  ['goods-token', 'what is a goods token', 'co to jest żeton towarów'],
  ['retailer where-to-sell retailer-places', 'why can nobody sell in china', 'dlaczego nikt nie sprzedaje w chinach'],
  ['steve-levels', 'easy or hard steve', 'łatwy albo trudny steve'],
];

describe('questions as they are typed', () => {
  const [en, pl] = (['en', 'pl'] as const).map((language) => new RuleSearch(reference, language));
  it.each(QUESTIONS)('find %s first', (units, english, polish) => {
    expect(units.split(' '), english).toContain(en.find(english)[0]?.id);
    expect(units.split(' '), polish).toContain(pl.find(polish)[0]?.id);
  });
});

checkQuestions(reference, BLIND, { first: 93, amongThree: 96 });
