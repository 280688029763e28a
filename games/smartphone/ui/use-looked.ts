import type { BoardProps } from '@stolik/games/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Event, Move, TechnologyId, View } from '../rules/index.ts';
import type { BoardContext } from './context.ts';
import { type Explained, explainRegion, explainTechnology } from './explain.ts';
import { bonusAtRisk } from './lost-bonus.ts';
import type { Offers } from './offers.ts';
import { sayAfter } from './preview.ts';
import { upgradeName } from './Tile.tsx';

/** What somebody points at. */
type Looked =
  | { readonly region: string }
  | { readonly technology: TechnologyId }
  | { readonly upgrade: string }
  | undefined;

/** What somebody points at, and in words what it is and what choosing it would bring. */
export function useLooked(
  { preview, settings }: Pick<BoardProps<View, Move, Event>, 'preview' | 'settings'>,
  context: BoardContext,
  offers: Offers,
) {
  const { view, words, ui } = context;
  const [looked, setLooked] = useState<Looked>();
  /** The region pointed at last: what it is warned of stays on the way to the rule. */
  const [aimed, setAimed] = useState<string>();
  // A new phase is about something else, and what was pointed at may be gone without a word.
  useEffect(() => {
    setLooked(undefined);
    setAimed(undefined);
  }, [view.step, view.round]);
  // What a choice would bring takes a while to work out: the pointer must not wait for it.
  const settled = useDeferredValue(looked);
  const explained = useMemo((): Explained | undefined => {
    if (!settled) return undefined;
    // After one is taken the others move up, under a pointer that meant the one before.
    if ('upgrade' in settled && view.step === 'improve' && view.acted) return undefined;
    if ('upgrade' in settled) return { title: upgradeName(settled.upgrade, words), text: ui.displayWhy };
    const isRegion = 'region' in settled;
    const move = isRegion ? offers.regions.get(settled.region) : offers.technologies.get(settled.technology);
    const after = move && preview(move);
    const { title, text: facts } = isRegion
      ? explainRegion(view.regions.filter(({ id }) => id === settled.region)[0], context)
      : explainTechnology(view.technologies.filter(({ id }) => id === settled.technology)[0], context);
    return { title, text: move && after ? `${sayAfter(move, after, context)} ${facts}` : facts };
  }, [settled, context, offers]);
  const risks = useMemo(() => {
    const found = new Map<string, ReturnType<typeof bonusAtRisk>>();
    if (settings.warn)
      for (const [region, move] of offers.regions) {
        const hasBonus = view.regions.some(({ id, retailer }) => id === region && retailer?.bonus);
        if (hasBonus) found.set(region, bonusAtRisk(region, preview(move), context));
      }
    return found;
  }, [settings.warn, context, offers]);
  return {
    explained,
    regret: aimed === undefined ? undefined : risks.get(aimed),
    /** What choosing a region would lose, in words. */
    riskOf: (region: string) => risks.get(region)?.sentence,
    region: looked && 'region' in looked ? looked.region : undefined,
    technology: looked && 'technology' in looked ? looked.technology : undefined,
    atRegion: (region: string | undefined) => {
      setLooked(region ? { region } : undefined);
      if (region) setAimed(region);
    },
    atTechnology: (technology: TechnologyId | undefined) => setLooked(technology ? { technology } : undefined),
    atUpgrade: (upgrade: string | undefined) => setLooked(upgrade ? { upgrade } : undefined),
  };
}
