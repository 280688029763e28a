import { type Language, SeededChance } from '@stolik/core';
import { type RegionView, smartphone, type View } from '../../rules/index.ts';
import { seatColors } from '../colors.ts';
import { contextOf } from '../context.ts';
import { Links } from '../map/Links.tsx';
import { Region } from '../map/Region.tsx';
import '../map/map.css';
import '../map/region.css';
import './picture.css';

/** Offices and sales of a good round, by region. */
const SCENE: Readonly<Record<string, Pick<RegionView, 'offices' | 'customers'>>> = {
  europe: { offices: [1, 0, 2, null, null], customers: [null, 0, 0, 1, 1, null, 2, null] },
  north_africa: { offices: [0, 2, null, null], customers: [2, 0, null, null, 2, null] },
  emirates: { offices: [2, 0, null], customers: [0, null, 2, null] },
  cis: { offices: [1, null, null, null], customers: [null, 1, 1, 1, null, null] },
  china: { offices: [2, 1, 0, null, null], customers: [2, 2, 0, null, 1, null, 2, null] },
  india: { offices: [2, 0, 1, null], customers: [2, 0, 1, 1, null, null] },
};

const NOBODY: ReadonlySet<string> = new Set();
const QUIET = { legal: '', isSelected: false, isBlocking: false, seller: undefined, wanted: undefined, isStop: false };

/** A part of the map in the middle of a game of five, where no retailers are in the way. */
function scene(): View {
  const options = { colours: ['green', 'red', 'yellow', 'blue', 'black'] } as const;
  const view = smartphone.view(smartphone.setup(options, 5, new SeededChance('picture')), undefined);
  return { ...view, regions: view.regions.map((region) => ({ ...region, ...SCENE[region.id] })) };
}

/** Smartphone Inc.'s picture for lists of games: the real map in a nice position. */
export function Picture({ language }: { readonly language: Language }) {
  const view = scene();
  const context = contextOf({ view, seat: undefined, language });
  return (
    <div className="phone-picture" style={seatColors(view)} role="img" aria-label="Smartphone Inc.">
      <div className="phone-sheet" inert>
        <Links lit={NOBODY} looked={undefined} />
        {view.regions.map((region) => (
          <Region
            key={region.id}
            region={region}
            context={context}
            state={QUIET}
            onChoose={() => {}}
            onLook={() => {}}
          />
        ))}
      </div>
    </div>
  );
}
