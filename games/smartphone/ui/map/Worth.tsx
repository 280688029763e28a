import { SeatMark } from '@stolik/games/ui';

export interface WorthProps {
  readonly vp: readonly (number | undefined)[];
  /** Paid once, not for control. */
  readonly isOnce?: boolean;
  /** Who is first and second now. */
  readonly holders?: readonly number[];
}

/** What control pays: a podium, high for the first and lower for the second. Whoever hears it is told by the region. */
export function Worth({ vp, isOnce, holders = [] }: WorthProps) {
  return (
    <span className="phone-worth" data-once={isOnce}>
      {vp.map(
        (points, place) =>
          points !== undefined && (
            <span key={place}>
              {holders[place] !== undefined && <SeatMark seat={holders[place]} />}
              {points}
            </span>
          ),
      )}
    </span>
  );
}
