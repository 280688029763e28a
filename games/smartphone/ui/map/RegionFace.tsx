import { SeatMark } from '@stolik/games/ui';
import {
  type CompanyView,
  guessedOf,
  REGIONS,
  type RegionView,
  SIZE_FACTS,
  type TechnologyId,
} from '../../rules/index.ts';
import { type BoardContext, fill } from '../context.ts';
import { sizeOf } from '../explain.ts';
import { SymbolIcon } from '../planner/index.ts';
import { controlIn, isWilling } from '../standing.ts';
import { Customer } from './Customer.tsx';
import { Plot, Shop } from './Shop.tsx';
import { Worth } from './Worth.tsx';

export interface RegionFaceProps {
  readonly region: RegionView;
  readonly context: BoardContext;
  /** The company that would sell here: customers who would buy from it stand out. */
  readonly seller: CompanyView | undefined;
  /** A technology that somebody looks at: customers who want it stand out. */
  readonly wanted: TechnologyId | undefined;
}

/** What is seen of a region: what it costs, whose offices are there, and its customers from left to right or the retailer over it. */
export function RegionFace({ region, context, seller, wanted }: RegionFaceProps) {
  return (
    <>
      <span className="phone-region-head">
        <span className="phone-region-name">{context.words.regions[region.id]}</span>
        <Progress region={region} context={context} />
        <Control region={region} />
      </span>
      <Slots region={region} context={context} />
      {region.retailer ? (
        <Retailer region={region} context={context} />
      ) : (
        <Customers region={region} seller={seller} wanted={wanted} />
      )}
    </>
  );
}

type Part = Pick<RegionFaceProps, 'region' | 'context'>;

function Progress({ region: { id }, context: { view } }: Part) {
  return view.companies.map(({ progress }, company) =>
    progress[id] ? (
      <span key={company} className="phone-progress" data-progress={company}>
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
function Slots({ region, context: { view } }: Part) {
  const guessed = region.retailer ? guessedOf(view, region.retailer) : [];
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
          data-ours={guessed.includes(slot === 0 ? 'first' : 'others') || undefined}
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

function Customers({ region, seller, wanted }: Omit<RegionFaceProps, 'context'>) {
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
function Retailer({ region, context: { view, words, ui } }: Part) {
  const { bonus, n = 0 } = region.retailer ?? {};
  const guessed = region.retailer ? guessedOf(view, region.retailer) : [];
  return (
    <span className="phone-retailer">
      <span className="phone-retailer-name">{words.labels.retailer}</span>
      {guessed.length > 0 && (
        <span className="phone-ours" title={words.labels.reconstructed.replace('$', words.lines.retailers)}>
          *
        </span>
      )}
      {bonus && (
        <>
          {' '}
          <b data-ours={guessed.includes('bonus') || undefined}>{fill(ui.bonusShort[bonus], { n })}</b>
        </>
      )}
    </span>
  );
}
