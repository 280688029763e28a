import type { Language } from '@stolik/core';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { type Cell, type Die as DieName, PATTERNS, printCell, type SeatView } from '../rules/index.ts';
import { patternName } from '../text/index.ts';
import { Die, Printed } from './Die.tsx';
import { signed } from './points.ts';
import type { Speech } from './speech.ts';
import './window.css';

const COLUMNS = 5;
const ROWS = 4;

/** What is special about a space now. */
export interface CellState {
  readonly isLit?: boolean;
  readonly isSelected?: boolean;
  readonly isBlocking?: boolean;
  /** No die will fit here any more. */
  readonly isLost?: boolean;
  /** A die that would lie here. */
  readonly ghost?: DieName;
  /** What it would bring. */
  readonly gain?: number;
}

export interface WindowProps {
  readonly seat: number;
  readonly name: string;
  readonly pattern: string | undefined;
  readonly dice: SeatView['dice'];
  readonly marks: boolean;
  readonly language: Language;
  readonly speech: Speech;
  /** Spaces whose dice are being counted, in this order. */
  readonly counted?: readonly Cell[];
  /** Without it the window is only looked at. */
  onCell?(cell: Cell): void;
  onLook?(cell: Cell | undefined): void;
  /** A pointer goes down on a space: perhaps a drag begins. */
  onGrab?(event: PointerEvent, cell: Cell): void;
  stateOf?(cell: Cell): CellState;
  /** More to say about a cell to those who cannot see it, such as "legal for red five". */
  noteOf?(cell: Cell): string;
}

/** A window in its frame of lead. With `onCell` it is a grid of buttons with arrow keys, otherwise a picture. */
export const Window = memo(function Window(props: WindowProps) {
  const { pattern, dice, onCell } = props;
  const printed = PATTERNS.find(({ id }) => id === pattern)?.rows.join('') ?? '.'.repeat(ROWS * COLUMNS);
  const cells = Array.from({ length: ROWS * COLUMNS }, (_, space) => ({
    space,
    cell: printCell(space),
    mark: printed[space],
    die: dice[space] ?? null,
  }));
  return (
    <figure className="sagrada-window" data-window={props.seat}>
      <div className="sagrada-lead">
        {pattern && <figcaption className="sagrada-caption">{patternName(pattern)}</figcaption>}
        {onCell ? <Grid {...props} cells={cells} onCell={onCell} /> : <Picture {...props} cells={cells} />}
        <div className="sagrada-glints" aria-hidden="true">
          <Glints dice={dice} />
        </div>
      </div>
    </figure>
  );
});

interface CellData {
  readonly space: number;
  readonly cell: Cell;
  readonly mark: string;
  readonly die: DieName | null;
}

/** Where light can pass: every row and every column that is whole. */
function Glints({ dice }: Pick<WindowProps, 'dice'>) {
  const isWhole = (on: (space: number) => boolean) => dice.every((die, space) => die || !on(space));
  const rows = Array.from({ length: ROWS }, (_, row) => row).filter((row) =>
    isWhole((space) => Math.floor(space / COLUMNS) === row),
  );
  const columns = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) =>
    isWhole((space) => space % COLUMNS === column),
  );
  return (
    <>
      {rows.map((row) => (
        <span key={`row ${row}`} className="sagrada-glint" data-line={`row ${row}`} style={{ gridRow: row + 1 }} />
      ))}
      {columns.map((column) => (
        <span
          key={`column ${column}`}
          className="sagrada-glint"
          data-line={`column ${column}`}
          style={{ gridColumn: column + 1 }}
        />
      ))}
    </>
  );
}

function Picture({
  cells,
  counted = [],
  seat,
  name,
  marks,
  language,
  speech,
}: WindowProps & { readonly cells: readonly CellData[] }) {
  const filled = cells.filter(({ die }) => die);
  const label = `${speech.windowOf(name)} ${filled.map(({ die, cell }) => `${cell} ${speech.die(die as DieName)}`).join(', ') || speech.words.empty}`;
  return (
    <div className="sagrada-grid" role="img" aria-label={label}>
      {cells.map(({ cell, mark, die }) => (
        <div
          key={cell}
          className="sagrada-cell"
          data-cell={`${seat}-${cell}`}
          data-counted={counted.includes(cell) || undefined}
          style={{ '--nth': Math.max(0, counted.indexOf(cell)) } as CSSProperties}
        >
          {die ? (
            <Die die={die} marks={marks} language={language} />
          ) : (
            <Printed mark={mark} marks={marks} language={language} />
          )}
        </div>
      ))}
    </div>
  );
}

type GridProps = WindowProps & { readonly cells: readonly CellData[]; onCell(cell: Cell): void };

function Grid({ cells, seat, name, marks, language, speech, onCell, onLook, onGrab, stateOf, noteOf }: GridProps) {
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const isSideways = Math.abs(by) === 1;
    const next = current + by;
    const leavesRow = isSideways && Math.floor(next / COLUMNS) !== Math.floor(current / COLUMNS);
    if (next < 0 || next >= ROWS * COLUMNS || leavesRow) return;
    setCurrent(next);
    grid.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus();
  }

  const rows = Array.from({ length: ROWS }, (_, row) => cells.slice(row * COLUMNS, row * COLUMNS + COLUMNS));
  return (
    <div
      className="sagrada-grid"
      data-key="board"
      role="grid"
      aria-label={speech.windowOf(name)}
      ref={grid}
      onKeyDown={step}
      tabIndex={-1}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are focused
        <div role="row" key={row[0].cell} className="sagrada-row">
          {row.map(({ space, cell, mark, die }) => {
            const state = stateOf?.(cell) ?? {};
            const note = noteOf?.(cell) ?? '';
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the button in it is focused
              <div role="gridcell" key={cell} className="sagrada-cell">
                <button
                  type="button"
                  className="piece sagrada-pane"
                  tabIndex={space === current ? 0 : -1}
                  data-cell={`${seat}-${cell}`}
                  data-lit={state.isLit || undefined}
                  data-selected={state.isSelected || undefined}
                  data-blocking={state.isBlocking || undefined}
                  data-lost={state.isLost || undefined}
                  aria-label={[speech.cell(cell, mark, die), note].filter(Boolean).join(', ')}
                  aria-pressed={state.isSelected ? true : undefined}
                  onClick={() => {
                    setCurrent(space);
                    onCell(cell);
                  }}
                  onFocus={() => {
                    setCurrent(space);
                    onLook?.(cell);
                  }}
                  onBlur={() => onLook?.(undefined)}
                  onPointerDown={(event) => onGrab?.(event, cell)}
                  onPointerEnter={() => onLook?.(cell)}
                  onPointerLeave={() => onLook?.(undefined)}
                >
                  {die ? (
                    <Die die={die} marks={marks} language={language} />
                  ) : state.ghost ? (
                    <span className="sagrada-ghost">
                      <Die die={state.ghost} marks={marks} language={language} />
                      {state.gain ? <span className="sagrada-gain">{signed(state.gain)}</span> : null}
                    </span>
                  ) : (
                    <Printed mark={mark} marks={marks} language={language} />
                  )}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
