import type { TableInfo } from '@stolik/protocol/page';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useInSight } from '../card/in-sight.ts';
import { useSight } from '../card/peek.ts';
import { type Sight, Thumbnail } from '../card/Thumbnail.tsx';
import type { TableRecord } from '../store/tables.ts';
import { isWon, type PlayedGame } from './games.ts';

/** How a game ended, the size of a stamp. */
export function Miniature({ one }: { readonly one: PlayedGame }) {
  return 'log' in one.table ? <Here one={one} table={one.table} /> : <Online one={one} table={one.table} />;
}

function Online({ one, table }: { readonly one: PlayedGame; readonly table: TableInfo }) {
  const frame = useRef<HTMLSpanElement>(null);
  const sight = useSight(table, useInSight(frame));
  return (
    <Frame one={one} frame={frame}>
      <Thumbnail game={one.game} sight={sight} />
    </Frame>
  );
}

function Here({ one, table }: { readonly one: PlayedGame; readonly table: TableRecord }) {
  const frame = useRef<HTMLSpanElement>(null);
  const isInSight = useInSight(frame);
  const [sight, setSight] = useState<Sight>();
  useEffect(() => {
    if (!isInSight) return;
    // Where the rules do not come there is no picture.
    import('../card/kept-look.ts').then(({ lookAtKept }) => lookAtKept(table)).then(setSight, () => {});
  }, [isInSight, table]);
  return (
    <Frame one={one} frame={frame}>
      <Thumbnail game={one.game} sight={sight} />
    </Frame>
  );
}

interface FrameProps {
  readonly one: PlayedGame;
  readonly frame: RefObject<HTMLSpanElement | null>;
  readonly children: ReactNode;
}

function Frame({ one, frame, children }: FrameProps) {
  return (
    <span
      ref={frame}
      className="me-sign card-picture"
      data-world={one.game}
      data-won={isWon(one) || undefined}
      aria-hidden="true"
    >
      {children}
      {isWon(one) && (
        <svg className="me-cup" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.500v1.500A3.500 3.500 0 0 0 7 10M17 5h3.500v1.500A3.500 3.500 0 0 1 17 10M12 14v4M8 20.500h8" />
        </svg>
      )}
    </span>
  );
}
