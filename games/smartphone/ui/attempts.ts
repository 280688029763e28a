import type { Move, TechnologyId, View } from '../rules/index.ts';

/** The move that choosing a region would be now, legal or not; nothing where regions are not asked for. */
export function regionAttempt(view: View, seat: number, region: string, from: string | undefined): Move | undefined {
  switch (view.step) {
    case 'sales':
      return { do: 'sell', region };
    case 'office':
      return { do: 'office', region };
    case 'logistics':
      return mayDouble(view, seat, region) ? { do: 'second', region } : { do: 'expand', region };
    case 'bonus':
      if (view.bonus?.kind === 'second-office') return { do: 'second', region };
      if (view.bonus?.kind === 'move-office') return from ? { do: 'move', from, to: region } : undefined;
      return undefined;
    default:
      return undefined;
  }
}

/** Where one office stands already, whoever has Wi-Fi A means a second one. */
function mayDouble(view: View, seat: number, region: string): boolean {
  const hasWifi = view.technologies.some(({ id, side }) => id === 'wifi' && side === 'A');
  const { offices = [] } = view.regions.find(({ id }) => id === region) ?? {};
  return hasWifi && view.companies[seat].technologies.includes('wifi') && offices.includes(seat);
}

/** The same for a technology. */
export function technologyAttempt(view: View, technology: TechnologyId): Move | undefined {
  if (view.step === 'finish') return { do: 'finish', technology };
  const isAsked = view.step === 'research' || view.bonus?.kind === 'research';
  return isAsked ? { do: 'research', technology } : undefined;
}
