import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What most never touch. Where there is nothing in it, it is not there either. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details className="new-fold" open={isOpen}>
      <summary>{title}</summary>
      <div className="new-folded">{children}</div>
    </details>
  );
}
