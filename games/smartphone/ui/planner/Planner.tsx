import type { Language, Reason } from '@stolik/core';
import { AskTwice, type Show, useDrag } from '@stolik/games/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { forecaster, type Move, type Point, type View } from '../../rules/index.ts';
import { text } from '../../text/index.ts';
import { Controls, WAYS } from './Controls.tsx';
import * as dr from './draft.ts';
import { Ideas } from './Ideas.tsx';
import { judge, movesOf } from './judge.ts';
import { Legend } from './Legend.tsx';
import { GoodsSum, Outcome } from './Outcome.tsx';
import { Pieces } from './Pieces.tsx';
import { Stage } from './Stage.tsx';
import { sayBroken, sayPiece, sayPlace } from './speech.ts';
import { layAt, layWell, suggest } from './suggest.ts';
import { useDraft } from './use-draft.ts';
import { plannerWords, sayOutcome } from './words.ts';
import './planner.css';

export interface PlannerProps {
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Move[];
  readonly language: Language;
  readonly show: Show;
  onMove(moves: readonly Move[]): void;
  whyNot(move: Move): Reason | undefined;
  onSay(sentence: string): void;
}

const LAST_ROUND = 5;

/** The planning phase of a seat: pads and upgrades on a stage, what they bring, and ideas to compare. */
export function Planner(props: PlannerProps): ReactNode {
  // Another round or another seat has a draft of its own.
  return <Desk key={`${props.view.round} ${props.seat}`} {...props} />;
}

function Desk({ view, seat, legal, language, show, onMove, whyNot, onSay }: PlannerProps) {
  const w = plannerWords[language];
  const isAsked = legal.length > 0;
  const company = view.companies[seat];
  const overhang =
    company.technologies.includes('4g') && view.technologies.some(({ id, side }) => id === '4g' && side === 'A');
  const desk = useDraft(view, seat, isAsked);
  const { draft, ideas } = desk;
  const [chosen, setChosen] = useState<dr.Piece>(draft.top);
  /** The piece that changed last: what is said aloud begins with it. */
  const [touched, setTouched] = useState<dr.Piece>();
  /** What an upgrade dragged over the stage would make of the draft. */
  const [over, setOver] = useState<dr.Draft>();
  const shown = over ?? draft;
  const foresee = useMemo(() => forecaster(view, seat), [view, seat]);
  const forecastOf = (one: dr.Draft) => {
    const { plan, outcome } = judge(one, overhang);
    return outcome && foresee(plan);
  };
  const { plan, outcome, broken } = judge(shown, overhang);
  const forecast = outcome && foresee(plan);
  const wrong = broken && sayBroken(shown, broken, language);
  const verdict = useId();
  const root = useRef<HTMLElement>(null);
  const keepFocus = useFocusOn(root, draft, chosen);

  /** Changes the draft, or says why nothing changes. */
  function put(next: dr.Draft | undefined, piece = chosen, from?: dr.Draft): void {
    onSay('');
    if (!isAsked) return;
    if (!next) onSay(w.fitsNowhere);
    else if (next !== draft) {
      setTouched(piece);
      desk.change(next, from);
    } else onSay(dr.isFixed(draft, piece) ? w.isSent : w.noRoom);
  }

  function press(event: KeyboardEvent, piece: dr.Piece): void {
    const next = pressed(event.key, draft, piece);
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    // The table has single keys too; on a piece they belong to the piece.
    event.stopPropagation();
    if (event.key === 'Delete') keepFocus();
    put(next, piece);
  }

  const grab = useDrag<number>({
    what: '.planner-tile',
    spaceAt: (element, pointer) => cellUnder(element.closest('.planner-stage'), pointer),
    onTake: setChosen,
    onOver: (cell) => setOver(cell === undefined ? undefined : layAt(draft, Number(chosen), pointOf(cell), overhang)),
    onDrop: (cell) => put(layAt(draft, Number(chosen), pointOf(cell), overhang)),
    onLetGo: () => {},
  });

  function commit(): void {
    if (wrong) return onSay(`${w.illegal} ${wrong}`);
    const moves = movesOf(draft);
    const against = whyNot(moves[0]);
    if (against) onSay(text[language].reason(against));
    else onMove(moves);
  }

  function save(): void {
    const free = ideas.indexOf(undefined);
    if (free < 0) onSay(w.full);
    else desk.setIdeas(ideas.with(free, dr.released(draft)));
  }

  return (
    <section className="planner" aria-label={w.title} data-planner ref={root}>
      <div className="planner-desk" data-done={!isAsked || undefined}>
        {isAsked && <p className="planner-how">{w.how}</p>}
        <Stage
          draft={shown}
          chosen={isAsked ? chosen : undefined}
          broken={broken}
          language={language}
          onChoose={setChosen}
          onKey={press}
          onTake={(piece) => (dx, dy) => put(dr.step(draft, piece, dx, dy), piece, draft)}
        />
        <div className="planner-hand">
          <Pieces
            draft={shown}
            chosen={chosen}
            language={language}
            onChoose={setChosen}
            onGrab={(event, tile) => isAsked && !dr.isFixed(draft, tile) && grab(event, tile)}
          />
          <Controls
            draft={draft}
            chosen={chosen}
            language={language}
            onChange={(next) => put(next)}
            onLay={(tile) => {
              keepFocus();
              put(layWell(draft, tile, overhang), tile);
            }}
            onTakeOff={(tile, isUnused) => {
              keepFocus();
              put(dr.takeOff(draft, tile, isUnused), tile);
            }}
          />
          {isAsked && (
            <div className="planner-row">
              <button
                type="button"
                className="planner-tool"
                data-plan-quick
                title={w.suggestHow}
                onClick={() => put(suggest(draft, legal, overhang))}
              >
                {w.suggest}
              </button>
              <button type="button" className="planner-tool" data-save onClick={save}>
                {w.save}
              </button>
              <button
                type="button"
                className="planner-tool"
                data-back
                disabled={!desk.canStepBack}
                onClick={desk.stepBack}
              >
                {w.back}
              </button>
            </div>
          )}
          <Legend language={language} />
        </div>
        <Ideas
          draft={draft}
          ideas={ideas}
          language={language}
          forecastOf={forecastOf}
          onRestore={(idea) => put(idea)}
          onRemove={(idea) => desk.setIdeas(ideas.with(idea, undefined))}
        />
        <div className="planner-bottom">
          <Outcome forecast={forecast} isLastRound={view.round === LAST_ROUND} language={language} />
          {isAsked && (
            <AskTwice
              label={w.ready}
              sure={w.readySure}
              ask={show.confirm && !wrong}
              about={draft}
              data-look="main"
              data-key="done"
              data-move="ready"
              aria-disabled={wrong !== undefined}
              aria-describedby={verdict}
              onYes={commit}
            />
          )}
          <div className="planner-verdict" id={verdict}>
            {!view.actors.includes(seat) && <p>{w.isReady}</p>}
            {wrong && (
              <p className="planner-wrong">
                <strong>{w.illegal}</strong> {wrong}
              </p>
            )}
            {isAsked && forecast && outcome && (
              <GoodsSum
                forecast={forecast}
                own={outcome}
                faceDown={plan.faceDown.length}
                company={company}
                language={language}
              />
            )}
          </div>
        </div>
        <p className="visually-hidden" role="status" aria-live="polite" data-said>
          {touched !== undefined &&
            `${sayPiece(draft, touched, language)}, ${sayPlace(draft, touched, language)}. ${
              forecast ? sayOutcome(forecast, language) : `${w.illegal} ${wrong}`
            }`}
        </p>
      </div>
    </section>
  );
}

/** What a key makes of a piece; `undefined` for keys that mean nothing to it. */
function pressed(key: string, draft: dr.Draft, piece: dr.Piece): dr.Draft | undefined {
  const isTile = typeof piece === 'number';
  switch (key) {
    case 'ArrowLeft':
      return dr.step(draft, piece, ...WAYS.left);
    case 'ArrowUp':
      return dr.step(draft, piece, ...WAYS.up);
    case 'ArrowDown':
      return dr.step(draft, piece, ...WAYS.down);
    case 'ArrowRight':
      return dr.step(draft, piece, ...WAYS.right);
    case 'r':
      return dr.turn(draft, piece);
    case 'f':
      return isTile ? undefined : dr.showSide(draft, piece, dr.otherSide(draft, piece));
    case 'o':
      return isTile ? dr.otherLayer(draft, piece) : dr.swap(draft);
    case 'Delete':
      return isTile ? dr.takeOff(draft, piece) : undefined;
    default:
      return undefined;
  }
}

/** The cell of the stage under a pointer, as `x,y`. */
function cellUnder(stage: Element | null, pointer: { readonly clientX: number; readonly clientY: number }) {
  if (!stage) return undefined;
  const { x, y, width } = stage.getBoundingClientRect();
  const cell = width / dr.STAGE;
  return `${Math.floor((pointer.clientX - x) / cell)},${Math.floor((pointer.clientY - y) / cell)}`;
}

function pointOf(cell: string): Point {
  const [x, y] = cell.split(',').map(Number);
  return [x, y];
}

/** A piece laid or taken off is another button from then on: the focus goes with it when it is asked to. */
function useFocusOn(root: RefObject<HTMLElement | null>, draft: dr.Draft, piece: dr.Piece): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const find = (name: string) => root.current?.querySelector<HTMLElement>(`[data-${name}="${piece}"]`);
    (find('piece') ?? find('chip'))?.focus();
  }, [root, draft, piece]);
  return () => {
    isWanted.current = true;
  };
}
