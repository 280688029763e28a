import { MOST_NOTE, REPORT_KINDS, type Whom } from '@stolik/protocol/page';
import { type FormEvent, useId, useState } from 'react';
import { ask } from '../online/api.ts';
import { useServerRequest } from '../online/server-request.ts';
import { usePeopleWords } from './words.ts';

/** Tells moderators of somebody. What was said comes along by itself. */
export function ReportForm({ whom, onDone }: { readonly whom: Whom; onDone(): void }) {
  const words = usePeopleWords();
  const request = useServerRequest();
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const note = String(typed.get('note')).trim();
    const report = { whom, kind: typed.get('kind'), ...(note && { note }) };
    if (!(await request.run(() => ask('POST', '/reports', report)))) return;
    setOpen(false);
    onDone();
  }

  return (
    <details className="people-report" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.report}</summary>
      {isOpen && (
        <form onSubmit={send}>
          <p>{words.reportText}</p>
          <div className="field">
            <label htmlFor={`${id}-kind`}>{words.kind}</label>
            <select id={`${id}-kind`} name="kind">
              {REPORT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {words.kinds[kind]}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-note`}>{words.note}</label>
            <input id={`${id}-note`} name="note" type="text" maxLength={MOST_NOTE} aria-describedby={`${id}-about`} />
            <small id={`${id}-about`}>{words.noteText}</small>
          </div>
          <p role="alert" className="problem">
            {request.problem}
          </p>
          <button type="submit" className="button" data-look="main" disabled={request.isBusy}>
            {words.send}
          </button>
        </form>
      )}
    </details>
  );
}
