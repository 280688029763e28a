import type { TechnologyId } from '../rules/index.ts';

const DRAWN: Readonly<Record<TechnologyId, string>> = {
  gps: 'M8 14.500Q3 9.500 3 6.200a5 5 0 0 1 10 0Q13 9.500 8 14.500zM8 4.400a1.800 1.800 0 1 0 .01 0',
  wifi: 'M1.500 6.200Q8 .8 14.500 6.200M4 9.200Q8 6 12 9.200M6.300 12Q8 10.700 9.700 12',
  controller:
    'M4.500 4.500h7q3 0 3.300 4.500T13 13q-1.500.300-3-2.500H6Q4.500 13.300 3 13 .900 13.500 1.200 9T4.500 4.500zM5 6.300v2.800M3.600 7.700h2.800M11 6.800v.01M11 9v.01',
  liion: 'M1.500 4.500h11v7h-11zM14.500 7v2M7.700 5.700 5.500 8.300h3L6.300 10.600',
  nfc: 'M3 5.500Q5 8 3 10.500M6 4Q9.500 8 6 12M9 2.500Q14 8 9 13.500',
  '4g': 'M2.500 13v-2.500M6 13V8.500M9.700 13V5.500M13.500 13V2.500',
};

/** The sign of a technology: on its row, and on the customers who want it. */
export function TechnologyIcon({ id }: { readonly id: TechnologyId }) {
  return (
    <svg className="phone-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={DRAWN[id]} />
    </svg>
  );
}
