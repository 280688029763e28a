import type { Language } from '@stolik/core';
import type { ReactNode } from 'react';
import type { Event } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { SymbolIcon } from './planner/index.ts';
import { OfficeSign, TokenSign } from './signs.tsx';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import { Tile } from './Tile.tsx';

/** What happened as a small picture. */
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
    case 'lost':
      return (
        <span className="phone-chip">
          <span className="phone-unsold">
            <SymbolIcon symbol="goods" />
          </span>{' '}
          {event.goods}
        </span>
      );
    case 'sales':
      return (
        <span className="phone-chip">
          <SymbolIcon symbol="goods" /> {event.goods} <b>+{event.vp}</b> {words[language].labels.vp}
        </span>
      );
    case 'control':
      return (
        <span className="phone-chip">
          {words[language].regions[event.region]} <b>+{event.vp}</b> {words[language].labels.vp}
        </span>
      );
    default:
      return undefined;
  }
}
