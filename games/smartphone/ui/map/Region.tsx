import { SeatMark } from '@stolik/games/ui';
import { type CompanyView, REGIONS, type RegionView, SIZE_FACTS, type TechnologyId } from '../../rules/index.ts';
import { type BoardContext, fill } from '../context.ts';
import { sayRegion, sizeOf } from '../explain.ts';
import { SymbolIcon } from '../planner/index.ts';
import { controlIn, isWilling } from '../standing.ts';
import { Customer } from './Customer.tsx';
import { PLACES, percentOf } from './places.ts';
import { Plot, Shop } from './Shop.tsx';
import { Worth } from './Worth.tsx';

/** What a region means for whoever looks at it now. */
export interface RegionState {
  /** What choosing it would do, in words; nothing where it is not legal. */
  readonly legal: string;
  /** What it would lose, in words. */
  readonly risk?: string | undefined;
  readonly isSelected: boolean;
  readonly isBlocking: boolean;
  /** The company that would sell here: customers who would buy from it stand out. */
  readonly seller: CompanyView | undefined;
  /** A technology that somebody looks at: customers who want it stand out. */
  readonly wanted: TechnologyId | undefined;
  /** The one stop of the map for the Tab key. */
  readonly isStop: boolean;
}

export interface RegionProps {
  readonly region: RegionView;
  readonly context: BoardContext;
  readonly state: RegionState;
  onChoose(id: string): void;
  onLook(id: string | undefined): void;
}

/** A region: what it costs, whose offices are there, and its customers from left to right or the retailer over it. */
export function Region({ region, context, state, onChoose, onLook }: RegionProps) {
  const { id } = region;
  const { title, text } = sayRegion(region, context);
  return (
    <button
      type="button"
      className="piece phone-region"
      data-region={id}
      data-size={sizeOf(id)}
      data-lit={state.legal ? true : undefined}
      data-selected={state.isSelected || undefined}
      data-blocking={state.isBlocking || undefined}
      data-retailer={region.retailer ? true : undefined}
      tabIndex={state.isStop ? 0 : -1}
      aria-label={[title, state.legal, state.risk, text].filter(Boolean).join(': ')}
      style={percentOf(PLACES[id])}
      onClick={() => onChoose(id)}
      onPointerEnter={() => onLook(id)}
      onPointerLeave={() => onLook(undefined)}
      onFocus={() => onLook(id)}
      onBlur={() => onLook(undefined)}
    >
      <span className="phone-region-head">
        <span className="phone-region-name">{context.words.regions[id]}</span>
        <Progress region={region} context={context} />
        <Control region={region} />
      </span>
      <Slots region={region} />
      {region.retailer ? <Retailer region={region} context={context} /> : <Customers region={region} {...state} />}
    </button>
  );
}

type Part = Pick<RegionProps, 'region' | 'context'>;

function Progress({ region: { id }, context: { view } }: Part) {
  return view.companies.map(({ progress }, company) =>
    progress[id] ? (
      <span key={company} className="phone-progress">
        <SeatMark seat={company} />
        {progress[id]}
      </span>
    ) : null,
  );
}

/** What control pays now, by the last shop; whoever would get it stands on it. */
function Control({ region }: { readonly region: RegionView }) {
  const { id, offices, retailer } = region;
  const newest = offices.findLastIndex((owner) => owner !== null);
  if (newest < 0 || retailer) return null;
  return <Worth vp={SIZE_FACTS[sizeOf(id)].control[newest]} holders={[...controlIn(region).keys()]} />;
}

/**
 * Slots from the left: shops; then the next one to be filled, with the trucks it takes and what control will pay, or a
 * retailer's VP. Those after it are dots until somebody looks closer.
 */
function Slots({ region }: { readonly region: RegionView }) {
  const { control, cost } = SIZE_FACTS[sizeOf(region.id)];
  const newest = region.offices.findLastIndex((owner) => owner !== null);
  const next = region.offices.indexOf(null);
  return (
    <span className="phone-slots">
      {region.offices.map((owner, slot) => (
        <span
          key={slot}
          className="phone-slot"
          data-filled={owner !== null || undefined}
          data-newest={slot === newest || undefined}
          data-next={slot === next || undefined}
        >
          {owner !== null && <Shop company={owner} />}
          {slot === next && (
            <>
              <Plot />
              <span className="phone-cost">
                <SymbolIcon symbol="logistics" />
                {cost}
              </span>
            </>
          )}
          {region.retailer ? (
            <Worth vp={[region.retailer.vp[slot]]} isOnce />
          ) : (
            owner === null && <Worth vp={control[slot]} />
          )}
        </span>
      ))}
    </span>
  );
}

function Customers({ region, seller, wanted }: Pick<RegionState, 'seller' | 'wanted'> & Pick<RegionProps, 'region'>) {
  const { customers } = REGIONS.find(({ id }) => id === region.id) ?? REGIONS[0];
  const buys = customers.map((customer, i) => region.customers[i] === null && isWilling(customer, seller));
  return (
    <span className="phone-customers" data-selling={seller ? true : undefined}>
      {customers.map((customer, i) => (
        <span
          key={i}
          className="phone-customer"
          data-customer={`${region.id}-${i}`}
          data-kind={typeof customer === 'number' ? 'red' : 'purple'}
          data-sold={region.customers[i] !== null || undefined}
          data-buys={buys[i] || undefined}
          data-wanted={(wanted !== undefined && customer === wanted) || undefined}
          data-next={i === buys.indexOf(true) || undefined}
        >
          <Customer wants={customer} owner={region.customers[i]} />
        </span>
      ))}
    </span>
  );
}

/** The tile over a region: no sales, but VP at the end and a bonus at once. */
function Retailer({ region, context: { words, ui } }: Part) {
  const { bonus, n = 0 } = region.retailer ?? {};
  return (
    <span className="phone-retailer">
      {words.labels.retailer}
      <span className="phone-ours" title={words.labels.reconstructed.replace('$', words.lines.retailers)}>
        *
      </span>
      {bonus && (
        <>
          {' '}
          <b>{fill(ui.bonusShort[bonus], { n })}</b>
        </>
      )}
    </span>
  );
}
