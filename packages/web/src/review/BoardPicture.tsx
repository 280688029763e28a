import { type GameUi, SeatingContext } from '@stolik/games/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import type { Sitter } from '../store/tables.ts';
import { seatingOf } from '../table/seating.ts';
import './picture.css';

interface BoardPictureProps {
  readonly ui: GameUi;
  readonly sitters: readonly Sitter[];
  readonly view: unknown;
  readonly seat: number;
  /** The pieces it is about. */
  readonly marked: readonly string[];
  /** What is to be seen, for whoever does not see it. */
  readonly label: string;
}

const NOTHING: readonly never[] = [];

/** The real board as a picture: as large as the screen would have it, drawn as small as there is room. Nothing in it can be touched. */
export function BoardPicture({ ui, sitters, view, seat, marked, label }: BoardPictureProps) {
  const { language, marks } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current || !board.current) return;
      const ratio = box.current.clientWidth / board.current.offsetWidth;
      setScale(ratio);
      setHeight(board.current.offsetHeight * ratio);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [box.current, board.current]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const seating = useMemo(() => seatingOf(sitters, [], seat, ui.looksOf?.(view)), [sitters, seat, ui, view]);
  return (
    <div className="review-picture" ref={box} role="img" aria-label={label} style={{ height }}>
      <div
        className="table"
        data-game={ui.game.id}
        ref={board}
        inert
        aria-hidden="true"
        style={{ transform: `scale(${scale})` }}
      >
        <div className="table-stage">
          <SeatingContext value={seating}>
            <ui.Board
              view={view}
              seat={seat}
              legal={NOTHING}
              actors={NOTHING}
              names={names}
              language={language}
              settings={{ marks, motion: false, confirm: false, faster: true }}
              events={NOTHING}
              leaps={0}
              marked={marked}
              onMove={() => {}}
              whyNot={() => undefined}
              preview={() => undefined}
              onSay={() => {}}
            />
          </SeatingContext>
        </div>
      </div>
    </div>
  );
}
