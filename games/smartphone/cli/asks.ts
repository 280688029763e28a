import {
  type Ask,
  badField,
  listOf,
  readFlag,
  readInt,
  readList,
  readOneOf,
  readText,
  StolikError,
} from '@stolik/core';
import {
  COLORS,
  CUSTOMERS,
  controlOf,
  evaluatePlan,
  FIRST_CUSTOMER,
  nextCustomer,
  parsePlan,
  REGION_IDS,
  REGIONS,
  readLaid,
  readLayout,
  regionOf,
  SIZE_FACTS,
  TECHNOLOGY_IDS,
} from '../rules/index.ts';

type Request = Readonly<Record<string, unknown>>;

/** What pads and the upgrades laid on them bring, as fields or as the text of a plan; `overhang` is 4G A. */
const plan: Ask = (request) => {
  const { layout, upgrades } =
    request.plan === undefined
      ? {
          layout: readLayout(request),
          upgrades: readList(request.upgrades ?? [], 'upgrades').map((json, i) => readLaid(json, `upgrades[${i}]`)),
        }
      : parsePlan(readText(request.plan, 'plan'));
  const outcome = evaluatePlan({ ...layout, upgrades }, readFlag(request.overhang ?? false, 'overhang'));
  if (!('rule' in outcome)) return { ...outcome };
  const pieces = outcome.cells.map((point) => point.join());
  throw new StolikError(
    'illegal-plan',
    `the plan breaks the rule ${[outcome.rule, ...(pieces.length > 0 ? ['at'] : []), ...pieces].join(' ')}`,
    {
      reason: { rule: outcome.rule, pieces },
    },
  );
};

/** To whom a company alone in a region sells. */
const sell: Ask = (request) => {
  const region = readRegion(request);
  const price = readInt(request.price, 'price', 1, 99);
  const technologies = readList(request.technologies ?? [], 'technologies').map((id, i) =>
    readOneOf(id, `technologies[${i}]`, TECHNOLOGY_IDS),
  );
  const owned = technologies.reduce((mask, id) => mask | (1 << TECHNOLOGY_IDS.indexOf(id)), 0);
  const goods = readInt(request.goods, 'goods', 0, 99);
  const board = listOf(CUSTOMERS, -1);
  const customers: number[] = [];
  while (customers.length < goods) {
    const customer = nextCustomer(board, region, price, owned);
    if (customer < 0) break;
    board[customer] = 0;
    customers.push(customer - FIRST_CUSTOMER[region]);
  }
  return { customers, sold: customers.length };
};

/** Who scores for control of a region. */
const control: Ask = (request) => {
  const region = readRegion(request);
  const { size, customers } = REGIONS[region];
  const offices = readColors(request.offices, 'offices', SIZE_FACTS[size].control.length);
  const board = listOf(CUSTOMERS, -1);
  readColors(request.goods, 'goods', customers.length).forEach((color, i) => {
    board[FIRST_CUSTOMER[region] + i] = color;
  });
  const places = { first: -1, firstVp: 0, second: -1, secondVp: 0 };
  controlOf(board, region, offices.findLastIndex((color) => color >= 0) + 1, places);
  const place = (color: number, vp: number) => (color < 0 ? null : { seat: COLORS[color], vp });
  return { first: place(places.first, places.firstVp), second: place(places.second, places.secondVp) };
};

function readRegion(request: Request): number {
  return regionOf(readOneOf(request.region, 'region', REGION_IDS));
}

/** Colours or `null`, from the left, as places in `COLORS`; -1 for nobody. */
function readColors(json: unknown, field: string, most: number): number[] {
  const list = readList(json, field);
  if (list.length > most) throw badField(field, `has room for ${most}, not ${list.length}`);
  return list.map((color, i) => (color === null ? -1 : COLORS.indexOf(readOneOf(color, `${field}[${i}]`, COLORS))));
}

export const asks: Readonly<Record<string, Ask>> = {
  'smartphone.plan': plan,
  'smartphone.sell': sell,
  'smartphone.control': control,
};
