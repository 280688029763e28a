/** Drawn on a square of 20: a table, people who wait, and sliders. */
const SIGNS = {
  home: 'M2 7.500a8 2.800 0 0 1 16 0a8 2.800 0 0 1-16 0M10 10.300v6.200M6 17.500q4-2 8 0',
  lobby:
    'M7 8.500a2.800 2.800 0 1 0-.01 0M1.800 16.500q0-5.500 5.200-5.500t5.200 5.500M13.200 8a2.400 2.400 0 1 0-1-4.600M14.800 10.800q3.600.600 3.600 5.200',
  settings: 'M2.500 5.500h9M15.500 5.500h2M11.500 3.500h4v4h-4zM2.500 14.500h2M8.500 14.500h9M4.500 12.500h4v4h-4z',
};

/** What a way on the page looks like. */
export function NavSign({ name }: { readonly name: keyof typeof SIGNS }) {
  return (
    <svg className="shell-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}
