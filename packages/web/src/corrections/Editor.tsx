import type { Correctable, Fault } from '@stolik/games/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { type Mine, markOf } from './mine.ts';
import { SureMark } from './SureMark.tsx';
import { BadSet, isSame } from './sets.ts';
import { correctionsWords } from './words.ts';

export interface EditorProps {
  readonly game: string;
  readonly correctable: Correctable;
  readonly mine: Mine;
  /** The row that is put right. */
  readonly open: string;
  /** What somebody has begun to change there. */
  readonly draft: unknown;
  onDraft(draft: unknown): void;
}

const FAULTLESS: Readonly<Record<string, Fault>> = {};

/** The form of one row, with the piece as it would be. */
export function Editor({ game, correctable, mine, open, draft: begun, onDraft }: EditorProps) {
  const { language } = useSettings();
  const words = correctionsWords[language];
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const { groups, ourRow, draftOf, check, Form, Piece, words: named } = correctable;
  const { nameOf, sourceOf, say, together = words.wrong } = named[language];
  const ours = ourRow(open);
  const kept = mine.rows.get(open);
  const draft = begun ?? draftOf(kept ?? ours);
  const checked = check(draft);
  const [lastGood, setLastGood] = useState(kept ?? ours);
  const shown = 'row' in checked ? checked.row : lastGood;
  const keys = groups.flatMap((group) => group.keys);
  const at = keys.indexOf(open);
  const name = nameOf(open);

  // Whoever goes on to another card reads what it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row decides what is read
  useEffect(() => heading.current?.focus(), [open]);

  function change(part: Partial<unknown>): void {
    const next = { ...Object(draft), ...part };
    const amounts = check(next);
    if ('row' in amounts) setLastGood(amounts.row);
    setSaid('');
    setProblem('');
    onDraft(next);
  }

  /** Whether it was kept. */
  function save(): boolean {
    if (!('row' in checked)) {
      setProblem(words.wrong);
      return false;
    }
    try {
      mine.keep(new Map(mine.rows).set(open, checked.row));
    } catch (error) {
      if (!(error instanceof BadSet)) throw error;
      setProblem(together);
      return false;
    }
    onDraft(undefined);
    setProblem('');
    setSaid((isSame(checked.row, ours) ? words.confirmed : words.saved).replace('{name}', name));
    return true;
  }

  function forget(): void {
    const rest = new Map(mine.rows);
    rest.delete(open);
    try {
      mine.keep(rest);
    } catch (error) {
      if (!(error instanceof BadSet)) throw error;
      return setProblem(together);
    }
    setLastGood(ours);
    onDraft(undefined);
    setSaid('');
    setProblem('');
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    save();
  }

  const isOwn = kept !== undefined;
  const group = groups.find((one) => one.keys.includes(open));
  const isChanged = (field: string) => say(shown, field) !== say(ours, field);
  const mark = (field: string) =>
    group?.fields.includes(field) ? (
      <SureMark mark={isOwn || isChanged(field) ? 'own' : markOf(correctable, mine.rows, open, field)} />
    ) : null;

  return (
    <form className="corrections-edit" onSubmit={submit} aria-label={name} data-edits={open}>
      <header>
        <Link to="/corrections/$game" params={{ game }} className="button corrections-back" resetScroll={false}>
          {words.back}
        </Link>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <div className="corrections-steps">
          <Step key="previous" to={keys[at - 1]} game={game} label={words.previous} sign="M13 4l-7 6 7 6" />
          <Step key="next" to={keys[at + 1]} game={game} label={words.next} sign="M7 4l7 6-7 6" />
        </div>
      </header>
      <div className="corrections-piece">
        <Piece row={shown} isCorrected={isOwn || !isSame(shown, ours)} language={language} />
        <p>
          <b>{words.source}</b> {sourceOf(open)}
        </p>
      </div>
      <Form
        draft={draft}
        faults={'faults' in checked ? checked.faults : FAULTLESS}
        language={language}
        mark={mark}
        onChange={change}
      />
      <p role="status" className="corrections-said">
        {said}
      </p>
      <p role="alert" className="problem">
        {problem || (mine.isKept ? '' : words.notKept)}
      </p>
      <div className="corrections-buttons">
        <button type="submit" className="button" data-look="main">
          {words.save}
        </button>
        {at + 1 < keys.length && (
          <button
            type="button"
            className="button"
            onClick={() =>
              save() &&
              navigate({ to: '/corrections/$game/$row', params: { game, row: keys[at + 1] }, resetScroll: false })
            }
          >
            {words.saveNext}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-look="plain"
          disabled={!isOwn && isSame(draft, draftOf(ours))}
          onClick={forget}
        >
          {words.asOurs}
        </button>
      </div>
    </form>
  );
}

interface StepProps {
  readonly to: string | undefined;
  readonly game: string;
  readonly label: string;
  readonly sign: string;
}

function Step({ to, game, label, sign }: StepProps) {
  if (to === undefined) return null;
  return (
    <Link
      to="/corrections/$game/$row"
      params={{ game, row: to }}
      className="button"
      aria-label={label}
      resetScroll={false}
    >
      <svg
        viewBox="0 0 20 20"
        width="18"
        height="18"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      >
        <path d={sign} />
      </svg>
    </Link>
  );
}
