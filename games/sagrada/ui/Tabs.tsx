import type { Speech } from './speech.ts';

export const TABS = ['goals', 'tools', 'track'] as const;
export type Tab = (typeof TABS)[number];

export interface TabsProps {
  readonly tab: Tab | undefined;
  readonly speech: Speech;
  /** `undefined`: all are folded away. */
  onTab(tab: Tab | undefined): void;
}

/** On a phone: which panel is unfolded above the window. */
export function Tabs({ tab, speech: { words }, onTab }: TabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of buttons, not a form
    <div className="sagrada-tabs" role="group" aria-label={words.panels}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={tab === name}
          onClick={() => onTab(tab === name ? undefined : name)}
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
}
