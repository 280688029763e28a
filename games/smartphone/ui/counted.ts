import type { View } from '../rules/index.ts';

/** The pieces that brought a company the points of a line of the score, in the order of the map. */
export function piecesCounted({ regions, technologies, ledger }: View, seat: number, line: string): readonly string[] {
  switch (line) {
    case 'sales':
    case 'control': {
      const rounds = ledger[seat][line];
      return regions.filter(({ id }) => rounds.some((vp) => vp[id])).map(({ id }) => `region:${id}`);
    }
    case 'retailers':
      return regions
        .filter(({ retailer, offices }) => retailer && offices.includes(seat))
        .map(({ id }) => `region:${id}`);
    case 'patents':
      return technologies.filter(({ patent }) => patent === seat).map(({ id }) => `technology:${id}`);
    default:
      return [];
  }
}
