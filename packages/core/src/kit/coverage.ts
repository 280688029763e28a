import { demand } from './broken-promise.ts';

/** Below this many looks at hidden things, chance alone may explain that something never varied. */
const ENOUGH_LOOKS = 60;

/** What makes up a world from what somebody sees. */
export type Maker = 'imagine' | 'shuffle';

/** A place in the view of one seat that another cannot see. */
interface Secret {
  readonly maker: Maker;
  /** What it was in true games. One value only: it is not a secret, just a different way of looking. */
  readonly truths: Set<string>;
  looks: number;
  /** Whether two worlds made for the same eyes ever differed in it. */
  varied: boolean;
}

/** What a run of the kit came across: a check that never met its case has checked nothing. */
export class Coverage {
  games = 0;
  decisions = 0;
  /** How often each kind of move was closely checked, by the first word of its line. */
  readonly moves = new Map<string, number>();
  /** How often each feature of the game came up, in all games. */
  readonly features = new Map<string, number>();
  readonly #secrets = new Map<string, Secret>();

  counts(kind: string): void {
    this.moves.set(kind, (this.moves.get(kind) ?? 0) + 1);
  }

  shows(features: readonly string[]): void {
    for (const feature of features) this.features.set(feature, (this.features.get(feature) ?? 0) + 1);
  }

  /**
   * What `other` truly sees and the eyes (and any spectator) do not: the worlds that `maker` made for those eyes should
   * differ there some time. `worlds` are asked for, as `other` would see them, only while something has not varied yet.
   */
  looks(maker: Maker, who: string, truth: Truth, worlds: () => readonly [string, string]): void {
    const fresh: [string, Secret][] = [];
    for (const [path, value] of truth.theirs) {
      if (truth.own.get(path) === value || truth.spectator.get(path) === value) continue;
      const key = `${maker} hid nothing of ${path}: ${who}`;
      const secret = this.#secrets.get(key) ?? { maker, truths: new Set(), looks: 0, varied: false };
      this.#secrets.set(key, secret);
      secret.looks++;
      if (secret.truths.size < 2) secret.truths.add(value);
      if (!secret.varied) fresh.push([path, secret]);
    }
    if (fresh.length === 0) return;
    const [one, two] = worlds();
    const [here, there] = [leavesOf(one), leavesOf(two)];
    for (const [path, secret] of fresh) secret.varied = here.get(path) !== there.get(path);
  }

  /** Everything hidden that was looked at often enough must have been dealt anew at least once. */
  mustHide(): void {
    for (const [key, { maker, truths, looks, varied }] of this.#secrets) {
      demand(varied || truths.size < 2 || looks < ENOUGH_LOOKS, maker, () => key);
    }
  }
}

/** Views of one state, as `leavesOf` them. */
export interface Truth {
  readonly own: Leaves;
  readonly theirs: Leaves;
  readonly spectator: Leaves;
}

export type Leaves = ReadonlyMap<string, string>;

/** A JSON text as a map from paths to values: lists of plain values are one value. */
export function leavesOf(text: string): Leaves {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    const isPlain = typeof value !== 'object' || value === null;
    if (isPlain || (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null))) {
      leaves.set(path, JSON.stringify(value));
    } else for (const [key, item] of Object.entries(value)) walk(item, path === '' ? key : `${path}.${key}`);
  };
  walk(JSON.parse(text), '');
  return leaves;
}
