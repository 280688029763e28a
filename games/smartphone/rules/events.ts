import type { BonusKind } from './data/retailers.ts';
import type { SteveTrack } from './data/steve.ts';
import type { Side, TechnologyId } from './data/technologies.ts';
import type { LaidUpgrade, Layout } from './evaluate-plan.ts';

/** What made something happen that is not everybody's: a technology, or a retailer's bonus. */
export type Cause = `${TechnologyId}-${Side}` | 'retailer';

/** A plan as everybody sees it once it is shown. */
export interface ShownPlan {
  readonly layout: Layout;
  /** In laying order. */
  readonly upgrades: readonly LaidUpgrade[];
  /** Kinds of upgrades laid face down. */
  readonly faceDown: readonly string[];
}

/** What everybody at the table sees happen. `seat` is a company: Steve's comes after the last seat. */
export type Event =
  | { readonly type: 'planned'; readonly seat: number; readonly plan: ShownPlan }
  | { readonly type: 'price'; readonly seat: number; readonly price: number; readonly by?: Cause }
  | { readonly type: 'made'; readonly seat: number; readonly goods: number; readonly by?: Cause }
  | { readonly type: 'took'; readonly seat: number; readonly upgrade: string }
  | { readonly type: 'removed'; readonly seat: number; readonly upgrade: string }
  | { readonly type: 'token'; readonly seat: number }
  | { readonly type: 'researched'; readonly seat: number; readonly technology: TechnologyId; readonly progress: number }
  | {
      readonly type: 'finished';
      readonly seat: number;
      readonly technology: TechnologyId;
      readonly patent: boolean;
      readonly by?: Cause;
    }
  | { readonly type: 'trucks'; readonly seat: number; readonly trucks: number; readonly by: Cause }
  | { readonly type: 'expanded'; readonly seat: number; readonly region: string; readonly progress: number }
  | { readonly type: 'opened'; readonly seat: number; readonly region: string; readonly by?: Cause }
  | { readonly type: 'bonus'; readonly seat: number; readonly region: string; readonly bonus: BonusKind }
  | { readonly type: 'declined'; readonly seat: number; readonly region: string }
  | { readonly type: 'moved'; readonly seat: number; readonly from: string; readonly to: string }
  | { readonly type: 'direct'; readonly seat: number; readonly goods: number; readonly vp: number; readonly by: Cause }
  | {
      readonly type: 'sold';
      readonly seat: number;
      readonly region: string;
      /** From the left, from 0. */
      readonly customer: number;
      readonly by?: Cause;
    }
  | { readonly type: 'kept'; readonly seat: number; readonly goods: number; readonly by: Cause }
  | { readonly type: 'lost'; readonly seat: number; readonly goods: number }
  | { readonly type: 'sales'; readonly seat: number; readonly goods: number; readonly vp: number }
  | {
      readonly type: 'control';
      readonly seat: number;
      readonly region: string;
      readonly place: 1 | 2;
      readonly vp: number;
    }
  /** Steve's marker goes to another track. */
  | { readonly type: 'steve'; readonly track: SteveTrack }
  | { readonly type: 'round'; readonly round: number; readonly display: readonly string[] }
  | { readonly type: 'over' };

export type Emit = (event: Event) => void;
