import { badField } from '@stolik/core';
import { rounded } from '../times.ts';
import { STORIES } from './stories.ts';
import { Target, type TargetSetup } from './target.ts';
import { type Course, type Figures, type Story, Trial, type TrialSetup } from './trial.ts';
import { hangUp } from './visitor.ts';

export interface AttackSetup extends TargetSetup, TrialSetup {
  /** The ids of the only stories to try. */
  readonly only?: readonly string[];
  onStory?(story: Story, done: number, total: number): void;
  onOutcome?(outcome: Outcome): void;
}

/** How one story ended. */
export interface Outcome {
  readonly story: Story;
  /** Attempts. */
  readonly tried: number;
  /** What did not hold, a sentence each. */
  readonly broken: readonly string[];
  readonly notes: readonly string[];
  readonly figures: Figures | undefined;
  readonly seconds: number;
}

export interface AttackResult {
  /** Stories. */
  readonly tried: number;
  readonly held: number;
  /** `story: what happened`. */
  readonly broken: readonly string[];
  readonly attempts: number;
  /** The worst of all floods; absent where there was none. */
  readonly memoryMB: Course | undefined;
  readonly healthzMs: Course | undefined;
}

/** Attacks servers of its own in every way it knows, and tells what did not hold. */
export async function runAttack(setup: AttackSetup): Promise<AttackResult> {
  const stories = chosen(setup);
  const target = new Target(setup);
  const outcomes: Outcome[] = [];
  try {
    for (const story of stories) {
      setup.onStory?.(story, outcomes.length, stories.length);
      const outcome = await tryOut(story, target, new Trial(setup));
      outcomes.push(outcome);
      setup.onOutcome?.(outcome);
    }
  } finally {
    hangUp();
    await target.close();
  }
  const figures = outcomes.flatMap((outcome) => outcome.figures ?? []);
  return {
    tried: outcomes.length,
    held: outcomes.filter(({ broken }) => broken.length === 0).length,
    broken: outcomes.flatMap(({ story, broken }) => broken.map((happened) => `${story.id}: ${happened}`)),
    attempts: outcomes.reduce((sum, { tried }) => sum + tried, 0),
    memoryMB: worst(figures.map(({ memoryMB }) => memoryMB)),
    healthzMs: worst(figures.map(({ healthzMs }) => healthzMs)),
  };
}

function chosen({ only, kind, isShort }: AttackSetup): readonly Story[] {
  if (!only) return STORIES.filter(({ store = kind, isLong }) => store === kind && !(isShort && isLong));
  return only.map((id) => {
    const story = STORIES.find((one) => one.id === id);
    if (!story) throw badField('--only', `there is no story "${id}": see --list`);
    if ((story.store ?? kind) !== kind) throw badField('--only', `"${id}" needs --store ${story.store}`);
    return story;
  });
}

async function tryOut(story: Story, target: Target, trial: Trial): Promise<Outcome> {
  const begin = performance.now();
  try {
    await story.run(target, trial);
  } catch (error) {
    // A promise that could not be tried is not known to hold.
    trial.check(false, `it could not be tried: ${(error as Error).message}`);
  }
  for (const trouble of target.takeTroubles()) trial.check(false, trouble);
  const { tried, broken, notes, figures } = trial;
  const seconds = rounded((performance.now() - begin) / 1000);
  return { story, tried, broken: [...new Set(broken)], notes, figures, seconds };
}

/** Before the first, the worst of all, after the last. */
function worst(courses: readonly Course[]): Course | undefined {
  const [first, last] = [courses.at(0), courses.at(-1)];
  if (!first || !last) return undefined;
  return { before: first.before, during: Math.max(...courses.map(({ during }) => during)), after: last.after };
}
