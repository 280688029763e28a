import { MOST_REASON, type Report, SENTENCE_HOURS } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { titleOf } from '../boxes.ts';
import { ask, path } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { goOnline, useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { useSettings } from '../store/settings.ts';
import { localeOf } from '../text/locale.ts';
import { AccountMark } from './Account.tsx';
import { askForNews } from './news.ts';
import { usePeopleWords } from './words.ts';
import './people.css';

/** For moderators: what was reported, and what is done about it. */
export function ReportsPage() {
  const words = usePeopleWords();
  const me = useOnline((online) => online.me);
  const [reports, setReports] = useState<readonly Report[] | 'refused'>();
  const [isDecided, setDecided] = useState(false);
  useTitle(words.reports);
  const load = useCallback(() => {
    ask<{ reports: Report[] }>('GET', '/reports').then(
      ({ reports: all }) => setReports(all),
      () => setReports('refused'),
    );
  }, []);
  useEffect(() => {
    goOnline();
  }, []);
  useEffect(() => {
    if (me) load();
  }, [me, load]);
  function decided(): void {
    setDecided(true);
    load();
    askForNews();
  }
  return (
    <div className="people wide">
      <h1>{words.reports}</h1>
      <p role="status">{isDecided && words.decided}</p>
      {reports === undefined && <Connecting />}
      {reports === 'refused' && <p>{words.notModerator}</p>}
      {Array.isArray(reports) && (
        <>
          <p className="people-note">{reports.length === 0 ? words.noReports : words.reportsText}</p>
          {reports.map((report: Report) => (
            <ReportCard key={report.id} report={report} onDone={decided} />
          ))}
        </>
      )}
    </div>
  );
}

function ReportCard({ report, onDone }: { readonly report: Report; onDone(): void }) {
  const words = usePeopleWords();
  const { language } = useSettings();
  const { time, kind, note, reporter, person, table } = report;
  const moment = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className="people-card">
      <h2>
        {person.name} {person.account !== undefined && <AccountMark />}
      </h2>
      <p>
        <strong>{words.kinds[kind]}</strong>
        {note !== undefined && <>: {note}</>}
      </p>
      <p className="people-note">
        {[
          words.by(reporter),
          moment.format(time),
          person.earlier > 0 && words.earlier(person.earlier),
          person.mutedUntil !== undefined && words.mutedUntil(moment.format(person.mutedUntil)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Spoken report={report} />
      {table && (
        <p>
          {titleOf(table.game)}:{' '}
          {table.status === 'over' ? (
            <Link to="/replay/$id" params={{ id: table.id }}>
              {words.replay}
            </Link>
          ) : (
            <Link to="/table/$id" params={{ id: table.id }}>
              {words.table}
            </Link>
          )}
        </p>
      )}
      <VerdictForm id={report.id} onDone={onDone} />
    </article>
  );
}

/** What was said at the table, the words of whoever is meant among it. */
function Spoken({ report: { said, own, word } }: { readonly report: Report }) {
  const words = usePeopleWords();
  const { t } = useTranslation();
  const spoken = said.filter(({ notice }) => notice === undefined);
  if (spoken.length === 0) return null;
  return (
    <details className="people-said" open>
      <summary>{words.said}</summary>
      <ol>
        {spoken.map(({ n, name, text, phrase }) => (
          <li key={n} data-own={own.includes(n) || undefined} data-meant={n === word || undefined}>
            <strong>{name}</strong> {phrase ? t(`chat.phrases.${phrase}`) : (text ?? t('chat.erased'))}
            {n === word && <small> ({words.meant})</small>}
          </li>
        ))}
      </ol>
    </details>
  );
}

type Act = keyof ReturnType<typeof usePeopleWords>['acts'];

function VerdictForm({ id, onDone }: { readonly id: string; onDone(): void }) {
  const words = usePeopleWords();
  const request = useServerRequest();
  const [act, setAct] = useState<Act>('dismiss');
  const field = useId();
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const verdict = {
      act,
      ...(act !== 'dismiss' && { reason: typed.get('reason') }),
      ...((act === 'mute' || act === 'ban') && { hours: Number(typed.get('hours')) }),
    };
    if (await request.run(() => ask('POST', path`/reports/${id}`, verdict))) onDone();
  }
  return (
    <form className="people-verdict" onSubmit={send}>
      <fieldset>
        <legend>{words.verdict}</legend>
        {(['dismiss', 'warn', 'mute', 'ban'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="act" value={one} checked={act === one} onChange={() => setAct(one)} />{' '}
            {words.acts[one]}
          </label>
        ))}
      </fieldset>
      {(act === 'mute' || act === 'ban') && (
        <div className="field">
          <label htmlFor={`${field}-hours`}>{words.length}</label>
          <select id={`${field}-hours`} name="hours">
            {SENTENCE_HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {words.lengths[hours]}
              </option>
            ))}
          </select>
        </div>
      )}
      {act !== 'dismiss' && (
        <div className="field">
          <label htmlFor={`${field}-reason`}>{words.reason}</label>
          <input
            id={`${field}-reason`}
            name="reason"
            type="text"
            required
            maxLength={MOST_REASON}
            aria-describedby={`${field}-about`}
          />
          <small id={`${field}-about`}>{words.reasonText}</small>
        </div>
      )}
      <p role="alert" className="problem">
        {request.problem}
      </p>
      <button type="submit" className="button" data-look={act === 'ban' ? 'danger' : 'main'} disabled={request.isBusy}>
        {words.decide}
      </button>
    </form>
  );
}
