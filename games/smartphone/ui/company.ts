import { useLooks } from '@stolik/games/ui';
import type { CSSProperties } from 'react';

/** A company's colours for whatever belongs to it: lines and letters, what is filled, and what is written on that. */
export function useCompanyColors(): (company: number) => CSSProperties {
  const lookOf = useLooks();
  return (company) => {
    const { color, fill, ink } = lookOf(company);
    return { '--company': fill, '--company-line': color, '--company-ink': ink } as CSSProperties;
  };
}
