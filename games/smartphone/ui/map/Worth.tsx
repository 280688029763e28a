export interface WorthProps {
  readonly vp: readonly (number | undefined)[];
  /** Paid once, not for control. */
  readonly isOnce?: boolean;
}

/** What control pays: the first stands high, the second beside it lower. Whoever hears it is told by the region. */
export function Worth({ vp, isOnce }: WorthProps) {
  return (
    <span className="phone-worth" data-once={isOnce}>
      {vp.map((points, place) => points !== undefined && <span key={place}>{points}</span>)}
    </span>
  );
}
