import type { Language } from '@stolik/core';
import type { ReactNode } from 'react';
import type { Event } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { SymbolIcon } from './planner/index.ts';
import { OfficeSign, TokenSign } from './signs.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import { Tile } from './Tile.tsx';

/** What happened as a small picture; sales and points are told in words, which count them. */
export function pictureOf(event: Event, language: Language): ReactNode {
  switch (event.type) {
    case 'price':
      return <span className="phone-tag">{event.price}</span>;
    case 'made':
      return (
        <span className="phone-chip">
          <SymbolIcon symbol="goods" /> {event.goods}
        </span>
      );
    case 'took':
      return <Tile id={event.upgrade} />;
    case 'token':
      return <TokenSign />;
    case 'researched':
      return <TechnologyIcon id={event.technology} />;
    case 'finished':
      return (
        <span className="phone-chip">
          <TechnologyIcon id={event.technology} /> <b>{words[language].technologies[event.technology].name}</b>
        </span>
      );
    case 'expanded':
      return <SymbolIcon symbol="logistics" />;
    case 'opened':
      return (
        <span className="phone-chip">
          <OfficeSign /> {words[language].regions[event.region]}
        </span>
      );
    default:
      return undefined;
  }
}
