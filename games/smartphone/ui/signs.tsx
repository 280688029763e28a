/** A goods token, as a sign. */
export function TokenSign() {
  return (
    <svg className="phone-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1.500a6.500 6.500 0 1 0 .01 0M5 6h6v5H5zM5 8h6" />
    </svg>
  );
}

/** An office, as a sign. */
export function OfficeSign() {
  return (
    <svg className="phone-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8l6-5.500L14 8M3.500 7v6.500h9V7" />
    </svg>
  );
}
