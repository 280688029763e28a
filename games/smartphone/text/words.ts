import type { BonusKind, Color, Rule, Side, SteveLevel, SteveTrack, SymbolName, TechnologyId } from '../rules/index.ts';

/** A technology in words: its name and what each side does. */
export interface TechnologyText {
  readonly name: string;
  readonly does: Readonly<Record<Side, string>>;
}

/** The words of Smartphone Inc. in one language. */
export interface Words {
  readonly colors: Readonly<Record<Color, string>>;
  readonly symbols: Readonly<Record<SymbolName, string>>;
  readonly regions: Readonly<Record<string, string>>;
  readonly technologies: Readonly<Record<TechnologyId, TechnologyText>>;
  /** What a retailer's bonus gives; `$` stands for how many. */
  readonly bonuses: Readonly<Record<BonusKind, string>>;
  readonly phases: readonly string[];
  readonly tracks: Readonly<Record<SteveTrack, string>>;
  readonly levels: Readonly<Record<SteveLevel, string>>;
  /** Score lines; `$` stands for the round. */
  readonly lines: Readonly<Record<'start' | 'sales' | 'control' | 'patents' | 'retailers', string>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** What each step asks. */
  readonly prompts: Readonly<Record<Prompt, string>>;
  /** Why a move is refused; `$` stands for the pieces in the way. */
  readonly rules: Readonly<Record<Rule, string>>;
  /**
   * What happened; `{name}` stands for a field of the event, `{name#one|few|many}` for the form that its number calls for.
   * `{seat}:` suits any name and person, "You" too.
   */
  readonly events: Readonly<Record<EventKind, string>>;
}

export type Label =
  | 'round'
  | 'phase'
  | 'order'
  | 'price'
  | 'vp'
  | 'goods'
  | 'tokens'
  | 'upgrades'
  | 'offices'
  | 'technologies'
  | 'region'
  | 'customers'
  | 'progress'
  | 'retailer'
  | 'shown'
  | 'plan'
  | 'pads'
  | 'total'
  | 'patent'
  | 'cost'
  | 'factory'
  | 'research'
  | 'logistics'
  | 'faceDown'
  | 'next'
  | 'reconstructed'
  | 'ledger';

export type Prompt =
  | 'layout'
  | 'upgrades'
  | 'ready'
  | 'improve'
  | 'research'
  | 'finish'
  | 'office'
  | 'logistics'
  | 'sales'
  | 'done'
  | 'over'
  | `bonus-${BonusKind}`;

export type EventKind =
  | 'planned'
  | 'price'
  | 'priceBy'
  | 'made'
  | 'madeBy'
  | 'took'
  | 'removed'
  | 'token'
  | 'researched'
  | 'finished'
  | 'patented'
  | 'trucks'
  | 'expanded'
  | 'opened'
  | 'openedBy'
  | 'bonus'
  | 'declined'
  | 'moved'
  | 'direct'
  | 'sold'
  | 'soldBy'
  | 'kept'
  | 'lost'
  | 'sales'
  | 'first'
  | 'second'
  | 'steve'
  | 'round'
  | 'over';
