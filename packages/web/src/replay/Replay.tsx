import { Match } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading, Trouble } from '../app/Trouble.tsx';
import { loadGame } from '../games.ts';
import { findTable } from '../session/open.ts';
import { useSettings } from '../store/settings.ts';
import type { TableRecord } from '../store/tables.ts';
import { Log } from '../table/Log.tsx';
import './replay.css';

/** A finished (or running) game, position by position. */
interface Film {
  readonly ui: GameUi;
  readonly record: TableRecord;
  /** After the set-up and after each play that stood. */
  readonly frames: readonly Frame[];
}

interface Frame {
  readonly state: unknown;
  readonly seq: number;
  readonly seat: number | undefined;
  readonly events: readonly unknown[];
}

const STEP_MS = 900;

export function Replay() {
  const { id } = useParams({ from: '/replay/$id' });
  const [film, setFilm] = useState<Film | 'none' | 'broken'>();
  useEffect(() => {
    const load = async () => {
      const record = await findTable(id);
      if (!record) return setFilm('none');
      const ui = await loadGame(record.log.header.game);
      setFilm({ ui, record, frames: develop(ui, record) });
    };
    load().catch(() => setFilm('broken'));
  }, [id]);
  if (!film) return <Loading />;
  if (film === 'none') return <Trouble kind="noTable" />;
  if (film === 'broken') return <Trouble kind="broken" />;
  return <Projector film={film} />;
}

/** Every position of the game. What was taken back is cut out. */
function develop(ui: GameUi, record: TableRecord): Frame[] {
  const frames: Frame[] = [];
  Match.restore(ui.game, record.log, undefined, (match, line, events) => {
    if ('retract' in line)
      frames.splice(
        frames.findIndex(({ seq }) => seq === line.retract),
        1,
      );
    else frames.push({ state: match.state, seq: line.seq, seat: 'seat' in line ? line.seat : undefined, events });
  });
  return frames;
}

function Projector({ film }: { readonly film: Film }) {
  const { ui, record, frames } = film;
  const { t } = useTranslation();
  const { language, marks, motion } = useSettings();
  const navigate = useNavigate({ from: '/replay/$id' });
  const search = useSearch({ from: '/replay/$id' });
  const last = frames.length - 1;
  const at = Math.min(last, Math.max(0, search.at ?? 0));
  const seats = record.sitters.length;
  // While a game runs nobody looks through another's eyes.
  const seat =
    record.isOver && search.seat !== undefined && search.seat >= 0 && search.seat < seats ? search.seat : undefined;
  const [isPlaying, setPlaying] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const go = useCallback(
    (to: number) => navigate({ search: (old) => ({ ...old, at: Math.min(last, Math.max(0, to)) }), replace: true }),
    [navigate, last],
  );

  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, go]);

  const frame = frames[at];
  const view = useMemo(() => ui.game.view(frame.state, seat), [ui, frame, seat]);
  const names = useMemo(() => record.sitters.map(({ name }) => name), [record]);
  const happened = useMemo(() => frames.slice(0, at + 1), [frames, at]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
    setTimeout(() => setCopied(false), 2_000);
  }

  return (
    <div className="table">
      <h1 className="replay-title">
        {ui.text[language].title}: {t('replay.title')}
      </h1>
      <div className="replay-bar">
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => go(0)}
            disabled={at === 0}
            aria-label={t('replay.first')}
          >
            |&lt;
          </button>
          <button
            type="button"
            className="button"
            onClick={() => go(at - 1)}
            disabled={at === 0}
            aria-label={t('replay.back')}
          >
            &lt;
          </button>
          <button
            type="button"
            className="button"
            data-look="main"
            onClick={() => setPlaying(!isPlaying)}
            disabled={at >= last}
          >
            {t(isPlaying ? 'replay.pause' : 'replay.play')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => go(at + 1)}
            disabled={at >= last}
            aria-label={t('replay.forward')}
          >
            &gt;
          </button>
          <button
            type="button"
            className="button"
            onClick={() => go(last)}
            disabled={at >= last}
            aria-label={t('replay.last')}
          >
            &gt;|
          </button>
          <span role="status">{t('replay.step', { at, of: last })}</span>
        </div>
        <input
          className="replay-slider"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.slider')}
          onChange={(event) => go(Number(event.target.value))}
        />
        <div className="row">
          {record.isOver && (
            <label className="row">
              {t('replay.eyes')}
              <select
                className="replay-eyes"
                value={seat ?? ''}
                onChange={(event) =>
                  navigate({
                    search: (old) => ({
                      ...old,
                      seat: event.target.value === '' ? undefined : Number(event.target.value),
                    }),
                    replace: true,
                  })
                }
              >
                <option value="">{t('replay.everybody')}</option>
                {names.map((name, i) => (
                  <option key={name} value={i}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button type="button" className="button" onClick={copy}>
            {t(isCopied ? 'replay.copied' : 'replay.link')}
          </button>
        </div>
      </div>
      <ui.Board
        view={view}
        seat={seat}
        legal={[]}
        names={names}
        language={language}
        show={{ marks, motion, confirm: false }}
        events={frame.events}
        onMove={() => {}}
        whyNot={() => undefined}
        preview={() => undefined}
        onSay={() => {}}
      />
      <Log ui={ui} happened={happened} names={names} seat={undefined} />
    </div>
  );
}
