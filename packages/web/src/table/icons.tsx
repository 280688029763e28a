const PATHS = {
  undo: 'M8 6 4 10l4 4M4 10h9a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21h4M8.5 14.5A6 6 0 1 1 15.5 14.5c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z',
  score: 'M4 20v-6h5v6M9.5 20V5h5v15M15 20v-9h5v9',
  close: 'M6 6l12 12M18 6 6 18',
  log: 'M5 6h14M5 11h14M5 16h9',
  rules: 'M9 9a3 3 0 1 1 4.200 2.700c-.800.400-1.200 1-1.200 1.800v.500M12 17.500v.100M12 3a9 9 0 1 0 .010 0z',
  book: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .500 8 2 2-1.500 5-2 8-2V4c-3 0-6 .500-8 2zM12 6v14',
  back: 'M15 5l-7 7 7 7',
  skip: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  menu: 'M5 7h14M5 12h14M5 17h14',
  more: 'M5 12h1M11.5 12h1M18 12h1',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  eye: 'M2.500 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500S2.500 12 2.500 12zM12 9.500a2.500 2.500 0 1 1-.010 0z',
  leave: 'M14 4h5v16h-5M4 12h10M8 8l-4 4 4 4',
  flag: 'M6 21V4M6 5h12l-4 4 4 4H6',
  hourglass: 'M6 4h12M6 20h12M8 4v3l4 5 4-5V4M8 20v-3l4-5 4 5v3',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  marks:
    'M5.500 4h13a1.500 1.500 0 0 1 1.500 1.500v13a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18.500v-13A1.500 1.500 0 0 1 5.500 4zM4.500 12.500l8-8M5 19.500 19.500 5M12 19.500l7.500-7.500',
  fast: 'M5 6l6 6-6 6M12.500 6l6 6-6 6',
  fork: 'M6 20V4M3 7l3-3 3 3M6 15c0-5 11-2 11-8M14 10l3-3 3 3',
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
