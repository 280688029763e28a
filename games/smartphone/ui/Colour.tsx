import type { Language } from '@stolik/core';
import { LookMark, type WishUi } from '@stolik/games/ui';
import { COMPANIES, type Color, STEVE } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { fill } from './context.ts';
import { lookOfColour } from './looks.ts';
import { Tile, upgradeName } from './Tile.tsx';
import './colour.css';

/** A company's colour and shape. */
export function ColourSign({ value }: { readonly value: string }) {
  return (
    <span className="phone-colour" data-colour={value} aria-hidden="true">
      <LookMark look={lookOfColour(value as Color)} />
    </span>
  );
}

/** What a colour brings: where it starts, with how many points and with which upgrade. */
function ColourAbout({ value, language }: { readonly value: string; readonly language: Language }) {
  const company = COMPANIES.find(({ color }) => color === value);
  if (!company) return null;
  const { regions, labels } = words[language];
  const { startRegion, startVp, upgrade } = company;
  const upgradeIs = upgradeName(upgrade, words[language]);
  const start = { region: regions[startRegion], vp: startVp, upgrade: upgradeIs };
  return (
    <>
      <span className="visually-hidden">{fill(uiWords[language].colourBrings, start)}</span>
      <span className="phone-start" aria-hidden="true" title={fill(uiWords[language].colourBrings, start)}>
        <span>{start.region}</span>
        <b>
          {startVp} {labels.vp}
        </b>
        <Tile id={upgrade} />
      </span>
    </>
  );
}

/** The colour, which everybody chooses. */
export const wish: WishUi = {
  title: { en: uiWords.en.colour, pl: uiWords.pl.colour },
  nameOf: (value, language) => words[language].colors[value as Color] ?? value,
  others: [STEVE],
  Sign: ColourSign,
  About: ColourAbout,
};
