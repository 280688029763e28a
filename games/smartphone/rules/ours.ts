import { RETAILER_FIELDS, RETAILERS, type RetailerField, retailerCertainty } from './data/retailers.ts';
import { STEVE_CERTAINTY } from './data/steve.ts';
import type { RetailerView, View } from './view.ts';

/** The parts of a retailer that we reconstructed; whoever puts a tile right knows them all. */
export function guessedOf(v: Pick<View, 'corrections'>, { id, side }: RetailerView): readonly RetailerField[] {
  if (v.corrections?.retailers?.some((tile) => tile.id === id)) return [];
  const row = RETAILERS.find((ours) => ours.id === id && ours.side === side);
  if (!row) return [];
  const sure = retailerCertainty(row);
  return RETAILER_FIELDS.filter((field) => sure[field] === 'reconstructed');
}

/** Whether anything of what Steve does in this round is our reconstruction: a row of his pad, and what his level adds. */
export function isSteveGuessed({ corrections, steve, round }: Pick<View, 'corrections' | 'steve' | 'round'>): boolean {
  if (!steve || STEVE_CERTAINTY !== 'reconstructed') return false;
  const hasRow = corrections?.stevePad?.some((row) => row.track === steve.track && row.round === round) ?? false;
  const hasLevel = corrections?.steveLevels?.some(({ level }) => level === steve.level) ?? false;
  return !hasRow || !hasLevel;
}
