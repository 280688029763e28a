import type { CSSProperties, ReactNode } from 'react';
import { isSteveGuessed, STEVE, TECHNOLOGY_IDS, type TechnologyId } from '../rules/index.ts';
import { type BoardContext, capital, fill } from './context.ts';
import { Shop } from './map/Shop.tsx';
import { SymbolIcon } from './planner/index.ts';
import { TokenSign } from './signs.tsx';
import { pointsOf, soonOf, trucksOf } from './standing.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import { Tile, upgradeName } from './Tile.tsx';

/** After it, what it brings is counted. */
const SALES = 7;

interface CompanyProps {
  readonly context: BoardContext;
  readonly company: number;
}

/** A company's price and points, what its plan brings in this round, and what it owns. */
export function Company({ context, company }: CompanyProps) {
  const { view, words, ui } = context;
  const { price, total } = view.companies[company];
  const { track } = pointsOf(view.companies[company]);
  const soon = view.step === 'sales' && view.phase === SALES ? soonOf(view, company) : 0;
  const isSteve = company >= view.seats;
  return (
    <>
      <p className="phone-company-price" title={words.labels.price}>
        <span className="visually-hidden">{words.labels.price}: </span>
        <span className="phone-tag">{isSteve && view.step === 'plan' ? view.steve?.plan.price : price}</span>
      </p>
      <p
        className="phone-total"
        title={track === undefined ? undefined : `${capital(fill(ui.track, { vp: track }))}. ${ui.trackWhy}`}
      >
        <b>{total}</b> {words.labels.vp}
        {track !== undefined && <span className="visually-hidden"> ({fill(ui.track, { vp: track })})</span>}
        {soon > 0 && (
          <span className="phone-soon" title={fill(ui.soon, { vp: soon })}>
            {' '}
            +{soon}
            <span className="visually-hidden">{fill(ui.soon, { vp: soon })}</span>
          </span>
        )}
      </p>
      {isSteve && <Steve context={context} />}
      <ThisRound context={context} company={company} />
      <Apps context={context} company={company} />
      <Store context={context} company={company} />
      {!isSteve && <Tiles context={context} company={company} />}
    </>
  );
}

/** Its goods and, once plans are shown, what its plan brings in this round. Steve's plan is open from the start. */
function ThisRound({ context, company }: CompanyProps) {
  const { view, actors, ui, words } = context;
  const { goods, gears, factory } = view.companies[company];
  const steve = company >= view.seats ? view.steve?.plan : undefined;
  const isSecret = view.step === 'plan' && !steve;
  return (
    <ul className="phone-facts" aria-label={ui.perRound}>
      <Fact name={words.labels.goods} value={goods} piece={['goods', company]}>
        <SymbolIcon symbol="goods" />
      </Fact>
      {goods > 0 && (
        <li className="phone-pile" aria-hidden="true">
          {Array.from({ length: goods }, (_, i) => (
            <i key={i} />
          ))}
        </li>
      )}
      {steve && view.step === 'plan' && (
        <Fact name={words.labels.goods} value={`+${steve.goods}`}>
          <SymbolIcon symbol="goods" />
        </Fact>
      )}
      {isSecret ? (
        <li className="phone-round">{actors.includes(company) ? ui.isPlanning : ui.isReady}</li>
      ) : (
        <>
          <Fact name={words.labels.research} value={steve?.research ?? gears}>
            <SymbolIcon symbol="research" />
          </Fact>
          <Fact name={words.labels.logistics} value={steve?.logistics ?? trucksOf(view, company)}>
            <SymbolIcon symbol="logistics" />
          </Fact>
          {(steve?.factory ?? factory) && (
            <Fact name={ui.factory} value="">
              <SymbolIcon symbol="upgrade" />
            </Fact>
          )}
        </>
      )}
    </ul>
  );
}

/** Technologies are apps on a telephone: those it has, those whose patent is its own, and how far the others are. */
function Apps({ context: { view, words, ui }, company }: CompanyProps) {
  const { technologies, research, costs } = view.companies[company];
  const patents = view.technologies.filter(({ patent }) => patent === company).map(({ id }) => id);
  const listed = (ids: readonly TechnologyId[]) => ids.map((id) => words.technologies[id].name).join(', ') || ui.none;
  const said = `${words.labels.technologies}: ${listed(technologies)}; ${words.lines.patents}: ${listed(patents)}`;
  return (
    <p className="phone-owned phone-owned-apps" title={said}>
      <span className="visually-hidden">{said}</span>
      {TECHNOLOGY_IDS.map((id) => (
        <span
          key={id}
          data-has={technologies.includes(id) || undefined}
          data-patent={patents.includes(id) || undefined}
          style={{ '--done': (research[id] ?? 0) / Math.max(1, costs[id]) } as CSSProperties}
        >
          <TechnologyIcon id={id} />
        </span>
      ))}
    </p>
  );
}

/** Shops on the map, with the offices that are left, and goods tokens. */
function Store({ context: { view, ui }, company }: CompanyProps) {
  const { tokens, offices } = view.companies[company];
  const open = view.regions.reduce(
    (sum, region) => sum + region.offices.filter((owner) => owner === company).length,
    0,
  );
  return (
    <ul className="phone-facts phone-store">
      <Fact name={fill(ui.officesOpen, { left: offices })} value={open} piece={['stock', company]}>
        <Shop company={company} />
      </Fact>
      {company < view.seats && (
        <Fact name={ui.tokens} value={tokens}>
          <TokenSign />
        </Fact>
      )}
    </ul>
  );
}

function Tiles({ context: { view, words, ui }, company }: CompanyProps) {
  const { upgrades } = view.companies[company];
  const said = `${ui.upgrades}: ${upgrades.map((id) => upgradeName(id, words)).join('; ') || ui.none}`;
  return (
    <p className="phone-owned phone-owned-tiles" title={said}>
      <span className="visually-hidden">{said}</span>
      {upgrades.map((id, i) => (
        <Tile key={i} id={id} />
      ))}
    </p>
  );
}

function Steve({ context: { view, ui, words } }: { readonly context: BoardContext }) {
  if (!view.steve) return null;
  const { level, track } = view.steve;
  return (
    <p className="phone-round" title={ui.steveWhy}>
      {fill(ui.steve, { level: words.levels[level], track: words.tracks[track] })}
      {isSteveGuessed(view) && (
        <span className="phone-ours" title={words.labels.reconstructed.replace('$', STEVE)}>
          *
        </span>
      )}
    </p>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: number | string;
  /** The kind and the number of the piece this is, where something flies from it. */
  readonly piece?: readonly [kind: 'goods' | 'stock', company: number];
  readonly children: ReactNode;
}

/** A sign and a number; what it counts is said on pointing at it, and aloud. */
function Fact({ name, value, piece, children }: FactProps) {
  return (
    <li title={name}>
      <span {...(piece ? { [`data-${piece[0]}`]: piece[1] } : {})}>{children}</span>
      <span className="visually-hidden">{name}: </span>
      {value}
    </li>
  );
}
