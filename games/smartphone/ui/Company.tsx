import type { ReactNode } from 'react';
import { isSteveGuessed, STEVE } from '../rules/index.ts';
import { type BoardContext, fill } from './context.ts';
import { SymbolIcon } from './planner/index.ts';
import { OfficeSign, TokenSign } from './signs.tsx';
import { pointsOf, soonOf, trucksOf } from './standing.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import { Tile, upgradeName } from './Tile.tsx';

interface CompanyProps {
  readonly context: BoardContext;
  readonly company: number;
}

/** A company's numbers and what it owns. */
export function Company({ context, company }: CompanyProps) {
  const { view, words, ui } = context;
  const { total, tokens, offices, technologies, upgrades } = view.companies[company];
  const { track } = pointsOf(view.companies[company]);
  const soon = view.step === 'sales' ? soonOf(view, company) : 0;
  const isSteve = company >= view.seats;
  const owned = technologies.map((id) => words.technologies[id].name).join(', ') || ui.none;
  const tiles = upgrades.map((id) => upgradeName(id, words)).join('; ') || ui.none;
  return (
    <>
      <p className="phone-total">
        <b>{total}</b> {words.labels.vp}
        {track !== undefined && <small title={ui.trackWhy}> ({fill(ui.track, { vp: track })})</small>}
        {soon > 0 && (
          <span className="phone-soon" title={fill(ui.soon, { vp: soon })}>
            {' '}
            +{soon}
            <span className="visually-hidden">{fill(ui.soon, { vp: soon })}</span>
          </span>
        )}
      </p>
      {isSteve ? <Steve context={context} /> : <ThisRound context={context} company={company} />}
      <ul className="phone-facts phone-store">
        {isSteve ? (
          <Goods context={context} company={company} />
        ) : (
          <Fact name={ui.tokens} value={tokens}>
            <TokenSign />
          </Fact>
        )}
        <Fact name={ui.officesLeft} value={offices} piece={['stock', company]}>
          <OfficeSign />
        </Fact>
      </ul>
      <p className="phone-owned phone-owned-apps" title={`${words.labels.technologies}: ${owned}`}>
        <span className="visually-hidden">{`${words.labels.technologies}: ${owned}`}</span>
        {technologies.map((id) => (
          <TechnologyIcon key={id} id={id} />
        ))}
      </p>
      {!isSteve && (
        <p className="phone-owned" title={`${ui.upgrades}: ${tiles}`}>
          <span className="visually-hidden">{`${ui.upgrades}: ${tiles}`}</span>
          {upgrades.map((id, i) => (
            <Tile key={i} id={id} />
          ))}
        </p>
      )}
    </>
  );
}

/** Its goods and, once plans are shown, what its plan brings in this round. */
function ThisRound({ context, company }: CompanyProps) {
  const { view, actors, ui, words } = context;
  const { price, gears, factory } = view.companies[company];
  if (view.step === 'plan')
    return (
      <ul className="phone-facts">
        <Goods context={context} company={company} />
        <li className="phone-round">{actors.includes(company) ? ui.isPlanning : ui.isReady}</li>
      </ul>
    );
  return (
    <ul className="phone-facts" aria-label={ui.perRound}>
      <Price price={price} name={words.labels.price} />
      <Goods context={context} company={company} />
      <Fact name={words.labels.research} value={gears}>
        <SymbolIcon symbol="research" />
      </Fact>
      <Fact name={words.labels.logistics} value={trucksOf(view, company)}>
        <SymbolIcon symbol="logistics" />
      </Fact>
      {factory && (
        <Fact name={ui.factory} value="">
          <SymbolIcon symbol="upgrade" />
        </Fact>
      )}
    </ul>
  );
}

function Goods({ context: { view, words }, company }: CompanyProps) {
  return (
    <Fact name={words.labels.goods} value={view.companies[company].goods} piece={['goods', company]}>
      <SymbolIcon symbol="goods" />
    </Fact>
  );
}

/** Steve's plan is open from the start of a round. */
function Steve({ context: { view, ui, words } }: { readonly context: BoardContext }) {
  if (!view.steve) return null;
  const { level, track, plan } = view.steve;
  return (
    <>
      <p className="phone-round" title={ui.steveWhy}>
        {fill(ui.steve, { level: words.levels[level], track: words.tracks[track] })}
        {isSteveGuessed(view) && (
          <span className="phone-ours" title={words.labels.reconstructed.replace('$', STEVE)}>
            *
          </span>
        )}
      </p>
      <ul className="phone-facts" aria-label={ui.perRound}>
        <Price price={plan.price} name={words.labels.price} />
        <Fact name={words.labels.goods} value={`+${plan.goods}`}>
          <SymbolIcon symbol="goods" />
        </Fact>
        <Fact name={words.labels.research} value={plan.research}>
          <SymbolIcon symbol="research" />
        </Fact>
        <Fact name={words.labels.logistics} value={plan.logistics}>
          <SymbolIcon symbol="logistics" />
        </Fact>
        {plan.factory && (
          <Fact name={ui.factory} value="">
            <SymbolIcon symbol="upgrade" />
          </Fact>
        )}
      </ul>
    </>
  );
}

function Price({ price, name }: { readonly price: number; readonly name: string }) {
  return (
    <li title={name}>
      <span className="visually-hidden">{name}: </span>
      <span className="phone-tag">{price}</span>
    </li>
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
