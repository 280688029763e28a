import './brand.css';

/** The name, drawn: its round letter is the little table, with four who sit at it. */
export function Brand() {
  return (
    <svg className="brand" viewBox="0 0 98 36" role="img" aria-label="Stolik">
      <g className="brand-letters">
        <path d="M18.500 10.500C16.500 5.500 5.500 5.500 5.500 12.200C5.500 19 19.500 16 19.500 23.500C19.500 31 7 31 4.500 25" />
        <path d="M28 9v15q0 4.800 4.800 4.800h.700M23.500 15.500h9.500" />
        <path d="M66 6v23M73.500 16v13M81.500 6v23M91.500 15.500l-9.500 8M85.500 20.500l7 8.500" />
      </g>
      <circle className="brand-table" cx="48.500" cy="20.500" r="7.600" />
      <path className="brand-grain" d="M44 18.500q4.500-2 9 0M43.500 22.500q5-2 10 0" />
      <circle cx="48.500" cy="33" r="2.700" fill="var(--seat-0)" />
      <circle cx="36" cy="20.500" r="2.700" fill="var(--seat-1)" />
      <circle cx="48.500" cy="8" r="2.700" fill="var(--seat-2)" />
      <circle cx="61" cy="20.500" r="2.700" fill="var(--seat-3)" />
      <circle className="brand-dot" cx="73.500" cy="9" r="2.700" />
    </svg>
  );
}
