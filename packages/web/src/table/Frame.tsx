import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icons.tsx';
import { Menu } from './Menu.tsx';
import './frame.css';

export interface FrameProps {
  /** Whose world it is. */
  readonly game: string;
  readonly title: string;
  /** Who sits there. */
  readonly seats: ReactNode;
  /** What is asked and what can be done, or where a replay stands. */
  readonly bar: ReactNode;
  readonly log: ReactNode;
  /** The board. */
  readonly children: ReactNode;
  readonly seq?: number | undefined;
  readonly root?: RefObject<HTMLDivElement | null>;
}

/** The whole screen at a table: a strip with everybody, one bar of action, and the board. The log waits in a drawer. */
export function Frame({ game, title, seats, bar, log, children, seq, root }: FrameProps) {
  const { t } = useTranslation();
  const [isLogOpen, setLogOpen] = useState(false);
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLogOpen) drawer.current?.querySelector<HTMLElement>('.log-lines')?.focus({ preventScroll: true });
  }, [isLogOpen]);

  function closeLog(): void {
    setLogOpen(false);
    opener.current?.focus();
  }

  return (
    <div className="table" data-game={game} data-seq={seq} ref={root}>
      <header className="table-strip">
        <Link to="/" className="table-home" aria-label={t('table.home')}>
          <img src="/icon.svg" alt="" width="24" height="24" />
        </Link>
        <h1 className="table-title">{title}</h1>
        {seats}
        <button
          type="button"
          className="table-tool"
          data-key="log"
          ref={opener}
          aria-expanded={isLogOpen}
          onClick={() => (isLogOpen ? closeLog() : setLogOpen(true))}
        >
          <Icon name="log" />
          <span className="table-tool-name">{t('table.log')}</span>
        </button>
        <Menu />
      </header>
      {bar}
      <div className="table-stage">{children}</div>
      {isLogOpen && (
        <aside
          className="table-drawer"
          ref={drawer}
          aria-label={t('table.log')}
          onKeyDown={({ key }) => key === 'Escape' && closeLog()}
        >
          <button type="button" className="button table-drawer-close" onClick={closeLog}>
            {t('table.close')}
          </button>
          {log}
        </aside>
      )}
    </div>
  );
}
