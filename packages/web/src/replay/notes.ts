/**
 * What somebody who has gone through a game says of its lines, by their numbers in the log: how far the reader is ahead
 * there, and what is worth a second look. A replay shows it behind and on its time line.
 */
export interface LineNotes {
  readonly leads?: ReadonlyMap<number, number>;
  readonly marks?: ReadonlyMap<number, LineMark>;
}

export interface LineMark {
  /** How it is drawn: styles know it as `data-mark`. */
  readonly kind: string;
  /** In words, for whoever stops there. */
  readonly label: string;
}

/** A mark of the time line. */
export interface TimeMark extends LineMark {
  /** The scene it belongs to. */
  readonly at: number;
}

/** A scene, as far as notes are about it. */
interface Noted {
  readonly seq: number;
}

/** Marks by scene. Of plays that were taken back nothing is shown. */
export function marksOf(scenes: readonly Noted[], { marks }: LineNotes): TimeMark[] {
  return scenes.flatMap(({ seq }, at) => {
    const mark = marks?.get(seq);
    return mark ? [{ at, ...mark }] : [];
  });
}

/** A lead for every scene: where a line says nothing it is what it was before. `undefined` where none says anything. */
export function curveOf(scenes: readonly Noted[], { leads }: LineNotes): number[] | undefined {
  if (!leads || leads.size === 0) return undefined;
  let lead = 0;
  return scenes.map(({ seq }) => {
    lead = leads.get(seq) ?? lead;
    return lead;
  });
}

/** A series of numbers as the corners of an area above and below a middle line, of a hundred in height and one a number. */
export function areaOf(curve: readonly number[]): string {
  const most = Math.max(1, ...curve.map(Math.abs));
  const points = curve.map((lead, place) => `${place},${50 - (45 * lead) / most}`);
  return `0,50 ${points.join(' ')} ${curve.length - 1},50`;
}
