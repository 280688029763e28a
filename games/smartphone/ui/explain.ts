import { LINKS, REGIONS, type RegionView, SIZE_FACTS, TECHNOLOGIES, type TechnologyView } from '../rules/index.ts';
import { type BoardContext, capital, fill } from './context.ts';

export interface Explained {
  readonly title: string;
  readonly text: string;
}

/** A customer in words: what it pays, or what it wants. */
export function customerOf(
  customer: (typeof REGIONS)[number]['customers'][number],
  { ui, words }: BoardContext,
): string {
  return typeof customer === 'number'
    ? fill(ui.red, { n: customer })
    : fill(ui.purple, { technology: words.technologies[customer].name });
}

/** What control of a region pays now: for the most goods and, where there is a number, for the next. */
function controlParts({ id, offices }: RegionView, { ui }: BoardContext): string[] {
  const filled = offices.findLastIndex((owner) => owner !== null);
  if (filled < 0) return [ui.controlNone];
  const [first, second] = SIZE_FACTS[sizeOf(id)].control[filled];
  return [fill(ui.control, { vp: first }), ...(second === undefined ? [] : [fill(ui.controlSecond, { vp: second })])];
}

export function sizeOf(region: string) {
  return (REGIONS.find(({ id }) => id === region) ?? REGIONS[0]).size;
}

/** What a region means, for whoever points at it and sees the rest. */
export function explainRegion(region: RegionView, context: BoardContext): Explained {
  const lines = context.view.step === 'logistics' ? [sayLines(region, context)] : [];
  return explanationOf(region, [...entryParts(region, context), ...marketParts(region, context), ...lines], context);
}

/** Everything about a region, for whoever cannot see it. */
export function sayRegion(region: RegionView, context: BoardContext): Explained {
  const { ui, nameOf } = context;
  const owners = region.offices.flatMap((owner) => (owner === null ? [] : [nameOf(owner)]));
  const free = region.offices.length - owners.length;
  const parts = [
    ...entryParts(region, context),
    ...(owners.length > 0 ? [fill(ui.officesOf, { names: owners.join(', ') })] : []),
    free > 0 ? fill(ui.freeSlots, { n: free }) : ui.noFreeSlots,
    ...marketParts(region, context),
    ...(region.retailer ? [] : [sayCustomers(region, context)]),
    sayLines(region, context),
  ];
  return explanationOf(region, parts, context);
}

function explanationOf(region: RegionView, parts: readonly string[], { words }: BoardContext): Explained {
  return { title: `${words.regions[region.id]} (${sizeOf(region.id)})`, text: `${capital(parts.join('; '))}.` };
}

function sayLines({ id }: RegionView, { words, ui }: BoardContext): string {
  const names = LINKS.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])).map((other) => words.regions[other]);
  return fill(ui.linkedTo, { names: names.join(', ') });
}

/** What an office takes, and who is how far. */
function entryParts(region: RegionView, { view, seat, ui, nameOf }: BoardContext): string[] {
  const { cost } = SIZE_FACTS[sizeOf(region.id)];
  const others = view.companies.flatMap(({ progress }, company) =>
    progress[region.id] && company !== seat
      ? [fill(ui.progressOf, { name: nameOf(company), n: progress[region.id] })]
      : [],
  );
  const own = seat === undefined ? undefined : view.companies[seat].progress[region.id];
  return [own ? fill(ui.ownProgress, { n: own, cost }) : fill(ui.entry, { cost }), ...others];
}

/** What its customers or its retailer bring. */
function marketParts(region: RegionView, context: BoardContext): string[] {
  const { words, ui } = context;
  const { retailer } = region;
  if (retailer) {
    const bonus = retailer.bonus && words.bonuses[retailer.bonus].replace('$', String(retailer.n));
    return [
      ui.retailer,
      fill(ui.retailerSlots, { vp: retailer.vp.join(', ') }),
      ...(bonus ? [fill(ui.retailerBonus, { bonus })] : []),
    ];
  }
  return controlParts(region, context);
}

function sayCustomers(region: RegionView, context: BoardContext): string {
  const { customers = [] } = REGIONS.find(({ id }) => id === region.id) ?? {};
  const list = customers.map((customer, i) => {
    const owner = region.customers[i];
    const wants = customerOf(customer, context);
    return owner === null ? wants : fill(context.ui.soldTo, { customer: wants, name: context.nameOf(owner) });
  });
  return fill(context.ui.customers, { list: list.join(', ') });
}

/** Everything about a technology. */
export function explainTechnology({ id, side, patent }: TechnologyView, context: BoardContext): Explained {
  const { view, seat, words, ui, nameOf } = context;
  const vp = TECHNOLOGIES.find((technology) => technology.id === id)?.patentVp ?? 0;
  const owners = view.companies.flatMap(({ technologies }, company) =>
    technologies.includes(id) ? [nameOf(company)] : [],
  );
  const others = view.companies.flatMap(({ research }, company) =>
    research[id] && company !== seat ? [fill(ui.progressOf, { name: nameOf(company), n: research[id] })] : [],
  );
  const parts = [
    ...(seat === undefined ? [] : [ownStanding(view.companies[seat], id, context)]),
    patent === undefined ? fill(ui.patentFree, { vp }) : fill(ui.patentGone, { name: nameOf(patent), vp }),
    ...(owners.length > 0 ? [fill(ui.owners, { names: owners.join(', ') })] : []),
    ...others,
  ];
  const { name, does } = words.technologies[id];
  return { title: name, text: `${does[side]} ${capital(parts.join('; '))}.` };
}

function ownStanding(
  { technologies, costs, research }: BoardContext['view']['companies'][number],
  id: TechnologyView['id'],
  { ui }: BoardContext,
): string {
  return technologies.includes(id) ? ui.done : fill(ui.costs, { cost: costs[id], n: research[id] ?? 0 });
}
