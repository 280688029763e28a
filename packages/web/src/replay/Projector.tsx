import { SeatingContext, useWatched } from '@stolik/games/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Forkable } from '../fork/forkable.ts';
import { mayFork } from '../fork/may-fork.ts';
import { PlayFromHere } from '../fork/PlayFromHere.tsx';
import { outcomeOf } from '../online/outcome.ts';
import { PACES, useSettings } from '../store/settings.ts';
import { Chips, Told } from '../table/Chips.tsx';
import { Frame } from '../table/Frame.tsx';
import { Icon } from '../table/icons.tsx';
import { Log } from '../table/Log.tsx';
import type { News } from '../table/news.ts';
import { Seats } from '../table/Seats.tsx';
import { seatingOf } from '../table/seating.ts';
import { sentencesOf } from '../table/sentences.ts';
import { CopyLink } from './CopyLink.tsx';
import { chaptersOf, type Film, forkIn, leadsIn, roundsOf, viewIn } from './film.ts';
import { curveOf, type LineNotes, marksOf } from './notes.ts';
import { SHARED } from './share.ts';
import { TimeLine } from './TimeLine.tsx';
import '../table/table.css';
import './replay.css';

/** Between one move that has been watched and the next. */
const STEP_MS = 800;

/** Nobody's eyes, in the address of a game that the reader played: without a word it is seen through their own. */
const SPECTATOR = -1;
const NO_NOTES: LineNotes = {};

interface ProjectorProps {
  readonly film: Film;
  /** What somebody says of the lines: shown on the time line. */
  readonly notes?: LineNotes;
}

/** Shows a game: any position, at first through the reader's own eyes, through any once it is over. The address says which. */
export function Projector({ film, notes = NO_NOTES }: ProjectorProps) {
  const { ui, record, info, own, scenes } = film;
  const { t } = useTranslation();
  const { language, marks, motion, pace } = useSettings();
  const navigate = useNavigate({ from: '/replay/$id' });
  const search = useSearch({ from: '/replay/$id' });
  const last = scenes.length - 1;
  const seats = record.sitters.length;
  const isSent = record.id === SHARED;
  // While a game runs nobody looks through another's eyes.
  const wanted = record.isOver || search.seat === SPECTATOR ? (search.seat ?? own) : own;
  const seat = wanted !== undefined && wanted >= 0 && wanted < seats ? wanted : undefined;
  const chapters = useMemo(() => chaptersOf(film, language), [film, language]);
  const rounds = useMemo(() => roundsOf(film), [film]);
  const leads = useMemo(() => leadsIn(film), [film]);
  const first = useMemo(
    () => scenes.findIndex(({ state }) => !ui.isSetUp?.(ui.game.view(state, undefined))),
    [ui, scenes],
  );
  // A position that was sent is where what is sent ends.
  const at = Math.min(last, Math.max(0, search.at ?? (isSent && !record.isOver ? last : first)));
  const [isPlaying, setPlaying] = useState(false);
  const isWatched = useWatched() !== undefined;
  const menu = useId();
  const turnTo = useCallback(
    (part: { at?: number; seat?: number | undefined }) =>
      navigate({ search: (old) => ({ ...old, ...part }), hash: true, replace: true, resetScroll: false }),
    [navigate],
  );
  const go = useCallback((to: number) => turnTo({ at: Math.min(last, Math.max(0, to)) }), [turnTo, last]);

  useEffect(() => {
    if (!isPlaying || isWatched) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isWatched, at, last, go]);

  const scene = scenes[at];
  const { events, leaps } = useStep(at, scene.events);
  const view = useMemo(() => viewIn(film, scene, seat), [film, scene, seat]);
  const names = useMemo(() => record.sitters.map(({ name }) => name), [record]);
  const seating = useMemo(
    () => seatingOf(record.sitters, scene.asked, own, ui.looksOf?.(view), true),
    [record, scene, own, ui, view],
  );
  const chapter = chapters.findLastIndex((part) => part.at <= at);
  const sentences = useMemo(
    () => sentencesOf(ui, language, names, scenes.slice(0, at + 1), undefined),
    [ui, language, names, scenes, at],
  );
  const begins = useMemo(() => forkIn(film), [film]);
  const spots = useMemo(
    () => [
      ...marksOf(scenes, notes),
      ...(begins === undefined ? [] : [{ at: begins, kind: 'fork', label: t('fork.begins') }]),
    ],
    [scenes, notes, begins, t],
  );
  const curve = useMemo(() => curveOf(scenes, notes), [scenes, notes]);
  const forkable: Forkable | undefined = mayFork(record, isSent)
    ? { ui, log: record.log, sitters: record.sitters, isOver: record.isOver, own }
    : undefined;
  const [marked, setMarked] = useState<readonly string[]>([]);
  const happened = sentences.filter(({ seq }) => seq === scene.seq);
  const told = happened.map(({ text }) => text).join(' ');
  // What people did to end it is no move.
  const outcome = info && at === last ? outcomeOf(info, {}, t) : undefined;

  const bar = (
    <div className="replay-bar">
      <div className="replay-told">
        <span role="status">{t('replay.step', { at, of: last })}</span>
        <span className="replay-happened" title={told}>
          {happened.map((sentence) => (
            <span key={sentence.id} data-pictured={sentence.short !== sentence.text || undefined}>
              <Chips sentence={sentence} isNamed /> <Told sentence={sentence} />{' '}
            </span>
          ))}
        </span>
        {spots
          .filter((mark) => mark.at === at)
          .map(({ kind, label }) => (
            <span key={kind} className="replay-said" data-mark={kind}>
              {label}
            </span>
          ))}
        {outcome && (
          <strong className="replay-outcome" role="status">
            {[outcome.headline, ...outcome.notes].join(' · ')}
          </strong>
        )}
      </div>
      <div className="replay-keys">
        <Button label={t('replay.first')} isOff={at === 0} onPress={() => go(0)}>
          <path d="M5 4v12M16 4v12L7 10z" />
        </Button>
        <Button label={t('replay.back')} isOff={at === 0} onPress={() => go(at - 1)}>
          <path d="M14 4v12l-9-6z" />
        </Button>
        <Button
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          isOff={at >= last}
          isMain
          onPress={() => setPlaying(!isPlaying)}
        >
          <path d={isPlaying ? 'M6 4v12M14 4v12' : 'M6 3v14l11-7z'} />
        </Button>
        <Button label={t('replay.forward')} isOff={at >= last} onPress={() => go(at + 1)}>
          <path d="M6 4v12l9-6z" />
        </Button>
        <Button label={t('replay.last')} isOff={at >= last} onPress={() => go(last)}>
          <path d="M15 4v12M4 4v12l9-6z" />
        </Button>
      </div>
      <TimeLine {...{ scenes, rounds, leads, at, curve, go }} marks={spots} />
      {forkable && (
        <PlayFromHere
          game={forkable}
          line={scene.line}
          asked={scene.asked}
          place={`${chapters[chapter].title}. ${t('replay.step', { at, of: last })}.`}
          heading={t('fork.here')}
          isOpenAtFirst={isSent && !record.isOver && at === last && begins === undefined}
          opener={{
            className: 'button replay-fork',
            disabled: scene.asked.length === 0,
            title: t('fork.here'),
            children: (
              <>
                <Icon name="fork" />
                <span>{t('fork.here')}</span>
              </>
            ),
          }}
        />
      )}
      <button type="button" className="table-tool" popoverTarget={menu}>
        <span className="replay-part">{chapters[chapter].title}</span>
        <Icon name="more" />
        <span className="visually-hidden">{t('replay.more')}</span>
      </button>
      <div id={menu} className="table-menu replay-menu" popover="auto">
        <label>
          {t('replay.jump')}
          <select
            className="replay-choice"
            value={chapters[chapter].at}
            onChange={(event) => go(Number(event.target.value))}
          >
            {chapters.map((part) => (
              <option key={part.at} value={part.at}>
                {part.title}
              </option>
            ))}
          </select>
        </label>
        {record.isOver && (
          <label>
            {t('replay.eyes')}
            <select
              className="replay-choice"
              value={seat ?? SPECTATOR}
              onChange={({ target }) => turnTo({ seat: Number(target.value) })}
            >
              <option value={SPECTATOR}>{t('replay.everybody')}</option>
              {names.map((name, i) => (
                <option key={i} value={i}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {forkable && record.isOver && (
          <PlayFromHere
            game={forkable}
            line={0}
            isDeal
            heading={t('fork.deal')}
            opener={{ className: 'button', children: t('fork.deal') }}
          />
        )}
        {record.isOver && (
          <Link
            className="button"
            to="/review/$id"
            params={{ id: record.id }}
            search={{}}
            hash={location.hash.slice(1)}
          >
            {t('review.open')}
          </Link>
        )}
        {record.isOver && <CopyLink film={film} />}
      </div>
    </div>
  );
  return (
    <SeatingContext value={seating}>
      <Frame
        options={record.log.header.options}
        game={ui.game.id}
        title={`${ui.text[language].title}: ${t('replay.title')}`}
        seats={<Seats names={names} actors={scene.asked} />}
        bar={bar}
        log={<Log sentences={sentences} onMark={setMarked} />}
      >
        <ui.Board
          view={view}
          seat={seat}
          legal={[]}
          actors={scene.asked}
          names={names}
          language={language}
          settings={{ marks, motion, confirm: false, faster: pace < PACES.calm }}
          events={events}
          leaps={leaps}
          marked={marked}
          onMove={() => {}}
          whyNot={() => undefined}
          preview={() => undefined}
          onSay={() => {}}
        />
      </Frame>
    </SeatingContext>
  );
}

/** What happened is watched by whoever steps forward; whoever jumps has not seen what led here. */
function useStep(at: number, happened: readonly unknown[]): News {
  const shown = useRef({ at, events: happened, leaps: 0 });
  const before = shown.current;
  if (before.at !== at) {
    const isStep = at === before.at + 1;
    shown.current = { at, events: isStep ? happened : [], leaps: before.leaps + Number(!isStep) };
  }
  return shown.current;
}

interface ButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly isMain?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

function Button({ label, isOff, isMain, children, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="replay-key"
      data-main={isMain || undefined}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <svg className="replay-sign" viewBox="0 0 20 20" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
