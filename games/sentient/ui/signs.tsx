/** Signs as paths on 20 by 20: not every machine has a font with all of them. */
const PATHS = {
  '+': 'M10 3v14M3 10h14',
  '-': 'M3 10h14',
  '=': 'M3 7h14M3 13h14',
  '<': 'M16 4L4 10l12 6',
  '>': 'M4 4l12 6-12 6',
  '<=': 'M16 2L5 7.5l11 5.5M4 18h13',
  '>=': 'M4 2l11 5.5L4 13M3 18h13',
  up: 'M10 17V3M4 9l6-6 6 6',
  down: 'M10 3v14M4 11l6 6 6-6',
  to: 'M3 10h13M11 5l5 5-5 5',
  round: 'M16 6a7.5 7.5 0 1 0 1.5 6M17 1v5.5h-5.5',
} as const;
export type SignName = keyof typeof PATHS;

export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="sentient-sign" viewBox="0 0 20 20" aria-hidden="true" data-sign={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
