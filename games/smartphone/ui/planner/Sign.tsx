export interface SignProps {
  readonly d: string;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** A small line drawing on a button. */
export function Sign({ d, turn = 0 }: SignProps) {
  return (
    <svg className="planner-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} transform={`rotate(${turn} 12 12)`} />
    </svg>
  );
}
