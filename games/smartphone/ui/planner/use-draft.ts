import { useEffect, useState } from 'react';
import { type CompanyView, parsePlan, printPlan, type View } from '../../rules/index.ts';
import { type Draft, released, sealed } from './draft.ts';
import { draftOfPlan, planOfDraft } from './judge.ts';
import { recall, remember } from './memory.ts';

/** How many ideas are kept beside the draft. */
export const IDEAS = 3;

/** Both pads to be seen, and nothing special about it. */
const START = parsePlan('A1/B1 top A rot 0 at 1,1');

export type Ideas = readonly (Draft | undefined)[];

export interface DraftEditor {
  readonly draft: Draft;
  readonly ideas: Ideas;
  readonly canStepBack: boolean;
  /** Makes it the draft. Changes from the same `from` are one step, however many there are: a drag. */
  change(next: Draft, from?: Draft): void;
  stepBack(): void;
  setIdeas(ideas: Ideas): void;
}

/**
 * A seat's draft. Nobody is told of it until it is ready, so it can be changed at will; the match's own undo begins where
 * it has been sent. A reload finds it in the memory of this tab.
 */
export function useDraft(view: View, seat: number, isAsked: boolean): DraftEditor {
  const company = view.companies[seat];
  const [{ draft, before, ideas }, setState] = useState(() => begin(company, seat));
  const sent = company.plan && printPlan(company.plan);
  const [known, setKnown] = useState(sent);
  if (sent !== known) {
    setKnown(sent);
    setState({ draft: company.plan ? adopted(draft, company) : released(draft), before: [], ideas });
  }

  useEffect(() => {
    if (isAsked) remember(seat, { draft: planOfDraft(draft), ideas: ideas.map((idea) => idea && planOfDraft(idea)) });
  }, [isAsked, seat, draft, ideas]);

  return {
    draft,
    ideas,
    canStepBack: isAsked && before.length > 0,
    change: (next, from = draft) => {
      if (!isAsked || next === draft) return;
      setState((now) => ({
        ...now,
        draft: next,
        before: now.before.at(-1) === from ? now.before : [...now.before, from],
      }));
    },
    stepBack: () =>
      setState((now) => ({ ...now, draft: now.before.at(-1) ?? now.draft, before: now.before.slice(0, -1) })),
    setIdeas: (next) => setState((now) => ({ ...now, ideas: next })),
  };
}

interface DraftState {
  readonly draft: Draft;
  readonly before: readonly Draft[];
  readonly ideas: Ideas;
}

/** What the match knows comes first, then what this tab remembers: in a later round that is the plan of the last one. */
function begin({ plan, upgrades }: CompanyView, seat: number): DraftState {
  const notes = recall(seat);
  return {
    draft: plan ? draftOfPlan(plan, upgrades, true) : draftOfPlan(notes?.draft ?? START, upgrades),
    before: [],
    ideas: Array.from({ length: IDEAS }, (_, i) => {
      const idea = notes?.ideas[i];
      return idea && draftOfPlan(idea, upgrades);
    }),
  };
}

/** What the match has just been told. If it is this very draft, it goes on lying as it lies. */
function adopted(draft: Draft, { plan, upgrades }: CompanyView): Draft {
  if (!plan) return draft;
  return printPlan(planOfDraft(draft)) === printPlan(plan) ? sealed(draft) : draftOfPlan(plan, upgrades, true);
}
