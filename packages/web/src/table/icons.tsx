const PATHS = {
  undo: 'M8 6 4 10l4 4M4 10h9a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21h4M8.5 14.5A6 6 0 1 1 15.5 14.5c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z',
  score: 'M4 20v-6h5v6M9.5 20V5h5v15M15 20v-9h5v9',
  close: 'M6 6l12 12M18 6 6 18',
  log: 'M5 6h14M5 11h14M5 16h9',
  rules: 'M9 9a3 3 0 1 1 4.200 2.700c-.800.400-1.200 1-1.200 1.800v.500M12 17.500v.100M12 3a9 9 0 1 0 .010 0z',
  menu: 'M5 7h14M5 12h14M5 17h14',
  more: 'M5 12h1M11.5 12h1M18 12h1',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  leave: 'M14 4h5v16h-5M4 12h10M8 8l-4 4 4 4',
  replay: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M10.5 9v6l5-3z',
};

/** A drawing for a button of the frame; what it means is written beside it, if only for screen readers. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
