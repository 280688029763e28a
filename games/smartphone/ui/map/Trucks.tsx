import { LINKS, SIZE_FACTS, type View } from '../../rules/index.ts';
import { useCompanyColors } from '../company.ts';
import { sizeOf } from '../explain.ts';
import { percentOf, ROUND_THE_EDGE, wayTo } from './places.ts';

/** The phase in which they drive. */
const LOGISTICS = 6;

/** Trucks on their way to a new office, while they drive: the more progress, the nearer. How much it is, the region says. */
export function Trucks({ view }: { readonly view: View }) {
  const colorsOf = useCompanyColors();
  if (view.phase !== LOGISTICS) return null;
  return view.companies.flatMap(({ progress }, company) =>
    Object.entries(progress).flatMap(([region, n]) => {
      const from = startOf(view, company, region);
      if (!from) return [];
      const share = n / SIZE_FACTS[sizeOf(region)].cost;
      return (
        <span
          key={`${company} ${region}`}
          className="phone-truck"
          data-truck={`${company}-${region}`}
          style={{ ...percentOf(wayTo(from, region, share, company)), ...colorsOf(company) }}
          aria-hidden="true"
        >
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <path d="M1 1h13v10H1zM15 4h4l4 4v3h-8z" />
            <circle cx="6" cy="12.500" r="2.600" />
            <circle cx="18" cy="12.500" r="2.600" />
          </svg>
        </span>
      );
    }),
  );
}

/** The office a truck came from: with a line across the map rather than round its edge. */
function startOf({ regions }: View, company: number, to: string): string | undefined {
  const linked = LINKS.flatMap(([a, b]) => (a === to ? [b] : b === to ? [a] : []));
  const offices = linked.filter((id) => regions.find((region) => region.id === id)?.offices.includes(company));
  const isAcross = (id: string) => !ROUND_THE_EDGE[`${id}-${to}`] && !ROUND_THE_EDGE[`${to}-${id}`];
  return offices.find(isAcross) ?? offices[0];
}
