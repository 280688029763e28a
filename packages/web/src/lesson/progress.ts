/** How far somebody came in a lesson, in this browser. */
export interface Progress {
  readonly at: number;
  readonly isDone: boolean;
}

const KEY = 'stolik.lessons';

function kept(): Record<string, Progress> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as Record<string, Progress>) : {};
  } catch {
    // Storage that cannot be read is the same as none.
    return {};
  }
}

/** Of every lesson that was begun. */
export function allProgress(): Readonly<Record<string, Progress>> {
  return Object.fromEntries(Object.keys(kept()).map((lesson) => [lesson, progressIn(lesson)]));
}

export function progressIn(lesson: string): Progress {
  const { at, isDone } = kept()[lesson] ?? {};
  return { at: Number.isInteger(at) ? Number(at) : 0, isDone: isDone === true };
}

/** What was learnt once stays so, wherever one is when it is repeated. */
export function keepProgress(lesson: string, { at, isDone }: Progress): void {
  try {
    const all = kept();
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...all, [lesson]: { at, isDone: isDone || progressIn(lesson).isDone } }),
    );
  } catch {
    // It holds for this visit.
  }
}
