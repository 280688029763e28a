import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchChip } from '../pairing/SearchChip.tsx';
import { RulesContext, type Wanted } from '../rules/context.ts';
import { Icon } from './icons.tsx';
import { Menu } from './Menu.tsx';
import './frame.css';

// Who never asks loads no rules.
const RulesDrawer = lazy(() => import('../rules/RulesDrawer.tsx').then((module) => ({ default: module.RulesDrawer })));

export interface FrameProps {
  /** Whose world it is. */
  readonly game: string;
  readonly title: string;
  /** What was settled before the game. */
  readonly options?: unknown;
  /** Who sits there. */
  readonly seats: ReactNode;
  /** What is asked and what can be done, or where a replay stands. */
  readonly bar: ReactNode;
  readonly log: ReactNode;
  /** The board. */
  readonly children: ReactNode;
  readonly seq?: number | undefined;
  /** What is pointed at is to be seen from afar. */
  readonly isLesson?: boolean;
  readonly root?: RefObject<HTMLDivElement | null>;
}

/** The whole screen at a table: a strip with everybody, one bar of action, and the board. The log waits in a drawer. */
export function Frame({ game, title, options, seats, bar, log, children, seq, isLesson, root }: FrameProps) {
  const { t } = useTranslation();
  const [isLogOpen, setLogOpen] = useState(false);
  const [wanted, setWanted] = useState<Wanted>();
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const asker = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLogOpen) drawer.current?.querySelector<HTMLElement>('.log-lines')?.focus({ preventScroll: true });
  }, [isLogOpen]);

  function closeLog(): void {
    setLogOpen(false);
    opener.current?.focus();
  }

  /** One drawer at a time. */
  function want(rule: Wanted): void {
    setLogOpen(false);
    setWanted(rule);
  }

  function closeRules(): void {
    setWanted(undefined);
    asker.current?.focus();
  }

  return (
    <div className="table" data-game={game} data-seq={seq} data-lesson={isLesson || undefined} ref={root}>
      <header className="table-strip">
        <Link to="/" className="table-home" aria-label={t('table.home')}>
          <img src="/icon.svg" alt="" width="24" height="24" />
        </Link>
        <h1 className="table-title">{title}</h1>
        {seats}
        <SearchChip />
        <button
          type="button"
          className="table-tool"
          data-key="log"
          ref={opener}
          aria-expanded={isLogOpen}
          onClick={() => {
            if (isLogOpen) return closeLog();
            setWanted(undefined);
            setLogOpen(true);
          }}
        >
          <Icon name="log" />
          <span className="table-tool-name">{t('table.log')}</span>
        </button>
        <button
          type="button"
          className="table-tool"
          data-key="rules"
          ref={asker}
          aria-expanded={wanted !== undefined}
          // What has the focus keeps it until somebody has looked what it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => (wanted ? closeRules() : want({ at: focusIn(stage.current) }))}
        >
          <Icon name="rules" />
          <span className="table-tool-name">{t('table.rules')}</span>
        </button>
        <Menu {...{ game, title, options }} />
      </header>
      <RulesContext value={want}>
        {bar}
        <div className="table-stage" ref={stage}>
          {children}
        </div>
      </RulesContext>
      {wanted && (
        <Suspense>
          <RulesDrawer game={game} wanted={wanted} board={stage} onClose={closeRules} />
        </Suspense>
      )}
      {isLogOpen && (
        <aside
          className="table-drawer"
          ref={drawer}
          aria-label={t('table.log')}
          onKeyDown={({ key }) => key === 'Escape' && closeLog()}
        >
          <button type="button" className="sheet-close" aria-label={t('table.close')} onClick={closeLog}>
            <Icon name="close" />
          </button>
          {log}
        </aside>
      )}
    </div>
  );
}

/** What has the focus on the board; otherwise the board itself, whose step is explained then. */
function focusIn(stage: HTMLElement | null): Element | null {
  const { activeElement } = document;
  return stage?.contains(activeElement) ? activeElement : (stage?.querySelector('[data-step]') ?? null);
}
