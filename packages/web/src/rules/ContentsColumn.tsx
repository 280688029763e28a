import { useEffect, useRef } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Ways } from './links.ts';
import type { Rulebook } from './load.ts';
import { rulesWords } from './words.ts';

interface ContentsColumnProps {
  readonly rulebook: Rulebook;
  readonly unit: string;
  readonly ways: Ways;
}

/** The contents beside a rule: its chapter lies open, the others are a press away. */
export function ContentsColumn({ rulebook: { reference }, unit, ways }: ContentsColumnProps) {
  const { language } = useSettings();
  const { chapters, units: texts } = reference.words[language];
  const current = reference.units.find(({ id }) => id === unit)?.chapter;
  const column = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the unit decides what is marked
  useEffect(() => {
    const { current: box } = column;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    // Only the column moves, not the page.
    if (box && link) box.scrollTo({ top: link.offsetTop - box.clientHeight / 2 });
  }, [unit]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <nav className="rules-column" ref={column} aria-label={rulesWords[language].contents} tabIndex={0}>
      {Object.entries(chapters).map(([id, title]) => (
        <details key={id} open={id === current} data-current={id === current || undefined}>
          <summary>{title}</summary>
          <ul>
            {reference.units
              .filter(({ chapter }) => chapter === id)
              .map((each) => (
                <li key={each.id}>
                  <a {...ways.unit(each.id)} aria-current={each.id === unit ? 'page' : undefined}>
                    {texts[each.id].title}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
