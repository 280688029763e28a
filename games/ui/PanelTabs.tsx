import './board.css';

export interface PanelTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Tab; readonly name: string }[];
  readonly tab: Tab | undefined;
  /** `undefined`: all are folded away. */
  onTab(tab: Tab | undefined): void;
}

/** On a phone: which panel is unfolded. */
export function PanelTabs<Tab extends string>({ label, tabs, tab, onTab }: PanelTabsProps<Tab>) {
  return (
    <div className="panel-tabs" role="group" aria-label={label}>
      {tabs.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={tab === id} onClick={() => onTab(tab === id ? undefined : id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
