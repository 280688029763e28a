import { LEVELS, type Level } from '@stolik/bots';
import type { ForkLuck } from '@stolik/core';
import { SeatMark } from '@stolik/games/ui';
import { Face } from '@stolik/games/ui/faces';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../online/connection.ts';
import { packGame, SHARED } from '../replay/share.ts';
import { useSettings } from '../store/settings.ts';
import type { Sitter } from '../store/tables.ts';
import { prepareTable } from '../table/prepare.ts';
import type { Forkable } from './forkable.ts';
import { forkedTable, hasLuckAfter, hidesAnything, playFork } from './make.ts';
import { forkWords } from './words.ts';
import './fork.css';

interface ForkFormProps {
  readonly game: Forkable;
  readonly line: number;
  readonly asked?: readonly number[];
  readonly place?: string;
  readonly isDeal?: boolean;
  onClose(): void;
}

/** What is hidden, what chance gives, and who plays: everything has an answer already. */
export function ForkForm({ game, line, asked, place, isDeal = false, onClose }: ForkFormProps) {
  const { ui, log, sitters, isOver, own } = game;
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = forkWords[language];
  const navigate = useNavigate();
  const me = useOnline((online) => online.me?.name);
  const isHidden = useMemo(
    () => own !== undefined && !isDeal && hidesAnything(ui.game, log, line, own),
    [ui, log, line, own, isDeal],
  );
  const isLucky = !isDeal && hasLuckAfter(log, line);
  // Of a game that goes on nobody learns more than they know.
  const [hidden, setHidden] = useState<'was' | 'seen'>(isOver ? 'was' : 'seen');
  const [luck, setLuck] = useState<ForkLuck>(isDeal || log.header.fork?.luck ? 'same' : 'new');
  const [seat, setSeat] = useState(own ?? asked?.[0] ?? 0);
  const [level, setLevel] = useState<Level>(() => levelIn(sitters));
  const [stage, setStage] = useState<'asking' | 'busy' | 'copied' | 'failed'>('asking');
  const others = sitters.length - 1;
  const wish = {
    line,
    luck: isDeal || isLucky ? luck : 'new',
    seenBy: isHidden && hidden === 'seen' ? own : undefined,
  } as const;

  async function start(): Promise<void> {
    setStage('busy');
    try {
      await prepareTable(ui.game.id);
      const id = await playFork(game, wish, seated());
      await navigate({ to: '/table/$id', params: { id } });
    } catch {
      setStage('failed');
    }
  }

  /** Me and birds: nobody else's name is kept. */
  function seated(): Sitter[] {
    let birds = 0;
    return sitters.map((_, at) => {
      if (at === seat) return { kind: 'human', name: t('setup.you') };
      birds++;
      const name = t(`bots.${level}.name`);
      return { kind: 'bot', name: birds > 1 ? `${name} ${birds}` : name, bot: level };
    });
  }

  async function send(): Promise<void> {
    try {
      // Whoever reads it calls the others by their seats.
      const names = sitters.map((_, at) => (at === own && me) || '');
      const record = forkedTable(game, wish, sitters);
      const link = new URL(`/replay/${SHARED}#${await packGame(record, names)}`, location.href);
      await navigator.clipboard.writeText(link.href);
      setStage('copied');
    } catch {
      setStage('failed');
    }
  }

  return (
    <form
      className="fork-form"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p className="fork-place">{isDeal ? w.dealt : place}</p>
      {isHidden && isOver && (
        <Question title={w.hidden}>
          <Answer name="hidden" note={w.asItWasNote} isOn={hidden === 'was'} onChoose={() => setHidden('was')}>
            {w.asItWas}
          </Answer>
          <Answer name="hidden" note={w.asSeenNote} isOn={hidden === 'seen'} onChoose={() => setHidden('seen')}>
            {w.asSeen}
          </Answer>
        </Question>
      )}
      {isLucky && (
        <Question title={w.luck}>
          <Answer name="luck" note={w.newNote} isOn={luck === 'new'} onChoose={() => setLuck('new')}>
            {w.new}
          </Answer>
          <Answer name="luck" note={w.sameNote} isOn={luck === 'same'} onChoose={() => setLuck('same')}>
            {w.same}
          </Answer>
        </Question>
      )}
      {/* In the middle of one's own game nobody sits down on another's chair. */}
      {others > 0 && (isOver || own === undefined) && (
        <Question title={w.seat} kind="seats">
          {sitters.map(({ name }, at) => (
            <Answer key={at} name="seat" isOn={seat === at} onChoose={() => setSeat(at)}>
              <SeatMark seat={at} /> {name}
            </Answer>
          ))}
        </Question>
      )}
      {others > 0 && (
        <Question title={others > 1 ? w.opponents : w.opponent} kind="birds">
          {LEVELS.map((bird) => (
            <Answer key={bird} name="level" isOn={level === bird} onChoose={() => setLevel(bird)}>
              <Face bot={bird} size={40} />
              <span>{t(`bots.${bird}.name`)}</span> <small>{t(`bots.${bird}.level`)}</small>
            </Answer>
          ))}
        </Question>
      )}
      <div className="fork-go">
        <button type="submit" className="button" data-look="main" disabled={stage === 'busy'}>
          {w.play}
        </button>
        {isOver && !isDeal && (
          <button type="button" className="button" onClick={send}>
            {stage === 'copied' ? w.copied : w.link}
          </button>
        )}
        <button type="button" className="button" data-look="plain" onClick={onClose}>
          {t('table.close')}
        </button>
      </div>
      <p className="fork-note" role="status">
        {stage === 'copied' ? w.linkNote : w.note}
      </p>
      <p className="problem" role="alert">
        {stage === 'failed' && w.failed}
      </p>
    </form>
  );
}

/** The first bird that played; a middling one where none did. */
function levelIn(sitters: readonly Sitter[]): Level {
  const known = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.bot] : []));
  return LEVELS.find((level) => level === known[0]) ?? 'medium';
}

interface QuestionProps {
  readonly title: string;
  readonly kind?: 'seats' | 'birds';
  readonly children: ReactNode;
}

function Question({ title, kind, children }: QuestionProps) {
  return (
    <fieldset className="fork-question" data-kind={kind}>
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

interface AnswerProps {
  readonly name: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
  onChoose(): void;
}

function Answer({ name, note, isOn, children, onChoose }: AnswerProps) {
  const id = useId();
  return (
    <label className="fork-answer" data-on={isOn || undefined}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        checked={isOn}
        aria-describedby={note ? id : undefined}
        onChange={onChoose}
      />
      <span className="fork-words">{children}</span>
      {note && <small id={id}>{note}</small>}
    </label>
  );
}
