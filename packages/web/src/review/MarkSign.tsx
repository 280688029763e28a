import type { Mark } from '@stolik/review';

/** Each mark has a shape of its own: what a colour says is said without it, too. */
const SHAPES: Readonly<Record<Mark, string>> = {
  none: 'M10 6a4 4 0 1 0 .010 0z',
  fine: 'M10 1.500l2.600 5.600 6.100.700-4.500 4.200 1.200 6-5.400-3-5.400 3 1.200-6L1.300 7.800l6.100-.700z',
  slip: 'M10 4a6 6 0 1 0 .010 0z',
  costly: 'M10 17.500L2 3h16z',
  turning: 'M10 1l9 9-9 9-9-9z',
};

/** The sign of a mark; its name stands beside it or is read out. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  return (
    <svg className="mark-sign" data-mark={mark} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[mark]} />
    </svg>
  );
}
