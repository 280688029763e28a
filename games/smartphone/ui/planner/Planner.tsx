import type { Language, Reason } from '@stolik/core';
import { Prompt, useDrag, Warning } from '@stolik/games/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { forecaster, type Move, type View } from '../../rules/index.ts';
import { text } from '../../text/index.ts';
import { Answer } from './Answer.tsx';
import { Controls } from './Controls.tsx';
import * as dr from './draft.ts';
import { useFocusOn } from './focus.ts';
import { Ideas } from './Ideas.tsx';
import { draftOfPlan, judge, movesOf } from './judge.ts';
import { pressed } from './keys.ts';
import { Legend } from './Legend.tsx';
import { Pieces } from './Pieces.tsx';
import { regretOf } from './regrets.ts';
import { Stage } from './Stage.tsx';
import { cellUnder, pointOf } from './slide.ts';
import { sayBroken, sayPiece, sayPlace } from './speech.ts';
import { layAt, layWell, suggest, worthTo } from './suggest.ts';
import { useDraft } from './use-draft.ts';
import { type PlannerWords, plannerWords, sayOutcome } from './words.ts';
import './planner.css';

/** In these rounds somebody new is told what matters. */
const TAUGHT_ROUNDS = 2;

export interface PlannerProps {
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Move[];
  readonly language: Language;
  /** The view as it would be after a hint. */
  readonly hinted?: View | undefined;
  /** Say what may be regretted. */
  readonly warn?: boolean | undefined;
  onMove(moves: readonly Move[]): void;
  whyNot(move: Move): Reason | undefined;
  onSay(sentence: string, rule?: string): void;
}

/** The planning phase of a seat: pads and upgrades on a stage, what they bring, and ideas to compare. */
export function Planner(props: PlannerProps): ReactNode {
  // Another round or another seat has a draft of its own.
  return <SeatPlanner key={`${props.view.round} ${props.seat}`} {...props} />;
}

function SeatPlanner({ view, seat, legal, language, hinted, warn, onMove, whyNot, onSay }: PlannerProps) {
  const w = plannerWords[language];
  const isAsked = legal.length > 0;
  const company = view.companies[seat];
  const hint = hinted?.companies[seat].plan;
  const overhang =
    company.technologies.includes('4g') && view.technologies.some(({ id, side }) => id === '4g' && side === 'A');
  const editor = useDraft(view, seat, isAsked);
  const { draft, ideas } = editor;
  const [chosen, setChosen] = useState<dr.Piece>(draft.top);
  /** The piece that changed last: what is said aloud begins with it. */
  const [touched, setTouched] = useState<dr.Piece>();
  /** What an upgrade dragged over the stage would make of the draft. */
  const [over, setOver] = useState<dr.Draft>();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hint) root.current?.querySelector('[data-plan-hint]')?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  const shown = over ?? draft;
  const worth = useMemo(() => worthTo(view, seat), [view, seat]);
  const foresee = useMemo(() => forecaster(view, seat), [view, seat]);
  const forecastOf = (one: dr.Draft) => {
    const { plan, outcome } = judge(one, overhang);
    return outcome && foresee(plan);
  };
  const judgement = judge(shown, overhang);
  const { broken } = judgement;
  const forecast = judgement.outcome && foresee(judgement.plan);
  // For what lay there from the start nobody is to blame: in the first rounds, whoever teaches is heard before any warning.
  const isOwn = touched !== undefined || view.round > TAUGHT_ROUNDS;
  const regret = useMemo(
    () =>
      warn && isAsked && isOwn && forecast
        ? regretOf({ view, seat, draft: shown, chosen, overhang, forecast, language })
        : undefined,
    [warn, isAsked, isOwn, view, seat, shown, chosen, overhang, language],
  );
  const wrong = broken && sayBroken(shown, broken, language);
  const keepFocus = useFocusOn(root, draft, chosen);

  /** Changes the draft, or says why nothing changes. */
  function put(next: dr.Draft | undefined, piece = chosen, from?: dr.Draft): void {
    onSay('');
    if (!isAsked) return;
    if (!next) onSay(w.fitsNowhere);
    else if (next !== draft) {
      setTouched(piece);
      editor.change(next, from);
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

  const dragged = useRef(0);
  const layOn = (cell: string) => layAt(draft, dragged.current, pointOf(cell), overhang, worth);
  const grab = useDrag<number>({
    what: '.planner-tile',
    spaceAt: (element, pointer) => cellUnder(element.closest('.planner-stage'), pointer),
    onTake: (tile) => {
      dragged.current = tile;
      setChosen(tile);
    },
    onOver: (cell) => setOver(cell === undefined ? undefined : layOn(cell)),
    onDrop: (cell) => put(layOn(cell), dragged.current),
    onLetGo: () => {},
  });

  /** Lays an upgrade where it fits. */
  function layTile(tile: number): void {
    const next = layWell(draft, tile, overhang, worth);
    if (next) keepFocus();
    put(next, tile);
  }

  function takeOff(tile: number, isUnused: boolean): void {
    if (draft.tiles[tile].lies) keepFocus();
    put(dr.takeOff(draft, tile, isUnused), tile);
  }

  function commit(): void {
    if (wrong) return onSay(`${w.illegal} ${wrong}`);
    const moves = movesOf(draft);
    const against = whyNot(moves[0]);
    if (against) onSay(text[language].reason(against), against.rule);
    else onMove(moves);
  }

  function save(): void {
    if (wrong) return onSay(`${w.illegal} ${wrong}`);
    const free = ideas.indexOf(undefined);
    if (free < 0) onSay(w.full);
    else editor.setIdeas(ideas.with(free, dr.released(draft)));
  }

  return (
    <section className="planner" aria-label={w.title} data-planner ref={root}>
      <div className="planner-panel" data-done={!isAsked || undefined}>
        {isAsked && <Prompt>{promptOf(shown, chosen, wrong, w)}</Prompt>}
        {regret && <Warning {...regret} />}
        <Answer
          judgement={judgement}
          forecast={forecast}
          wrong={wrong}
          warned={regret?.sentence}
          view={view}
          seat={seat}
          isAsked={isAsked}
          language={language}
          onReady={commit}
        />
        <div className="planner-room">
          <Stage
            draft={shown}
            chosen={isAsked ? chosen : undefined}
            broken={broken}
            language={language}
            onChoose={setChosen}
            onKey={press}
            onTake={(piece) => {
              setChosen(piece);
              return (dx, dy) => put(dr.step(draft, piece, dx, dy), piece, draft);
            }}
          />
        </div>
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
            onLay={layTile}
            onTakeOff={takeOff}
          />
          {isAsked && (
            <div className="planner-row">
              <button
                type="button"
                className="planner-tool"
                data-plan-quick
                title={w.suggestHow}
                onClick={() => put(suggest(draft, legal, overhang, worth))}
              >
                {w.suggest}
              </button>
              {hint && (
                <button
                  type="button"
                  className="planner-tool"
                  data-plan-hint
                  onClick={() => put(draftOfPlan(hint, company.upgrades))}
                >
                  {w.layHint}
                </button>
              )}
              <button type="button" className="planner-tool" data-save onClick={save}>
                {w.save}
              </button>
              <button
                type="button"
                className="planner-tool"
                data-back
                disabled={!editor.canStepBack}
                onClick={editor.stepBack}
              >
                {w.back}
              </button>
              <Legend language={language} />
            </div>
          )}
        </div>
        <Ideas
          draft={draft}
          ideas={ideas}
          language={language}
          forecastOf={forecastOf}
          onRestore={(idea) => (draft.isSent ? onSay(w.isSent) : put(idea))}
          onRemove={(idea) => editor.setIdeas(ideas.with(idea, undefined))}
        />
        <p className="visually-hidden" role="status" aria-live="polite" data-said>
          {touched !== undefined &&
            `${sayPiece(draft, touched, language)}, ${sayPlace(draft, touched, language)}. ${
              forecast ? sayOutcome(forecast, language) : `${w.illegal} ${wrong}`
            } ${regret?.sentence ?? ''}`}
        </p>
      </div>
    </section>
  );
}

/** What is asked of whoever has this piece in hand. */
function promptOf(draft: dr.Draft, chosen: dr.Piece, wrong: string | undefined, w: PlannerWords): string {
  if (wrong) return `${w.illegal} ${wrong}`;
  if (typeof chosen !== 'number') return w.ask;
  return draft.tiles[chosen].lies ? w.liesHow : w.layHow;
}
