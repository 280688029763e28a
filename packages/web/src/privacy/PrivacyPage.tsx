import type { Notice } from '@stolik/protocol/page';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTitle } from '../app/title.ts';
import { ask } from '../online/api.ts';
import { useSettings } from '../store/settings.ts';
import { privacyWords } from './words.ts';
import './privacy.css';

/** What is kept about people, as the server itself says it. Whoever reads it becomes nobody's guest by that. */
export function PrivacyPage() {
  const words = privacyWords[useSettings(({ language }) => language)];
  const [notice, setNotice] = useState<Notice | 'none'>();
  useTitle(words.title);
  useEffect(() => {
    ask<Notice>('GET', '/privacy').then(setNotice, () => setNotice('none'));
  }, []);
  return (
    <article className="privacy wide">
      <h1>{words.title}</h1>
      {words.lead.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2>{words.server}</h2>
      {notice === 'none' && <p role="alert">{words.unreachable}</p>}
      {notice !== undefined && notice !== 'none' && (
        <>
          <dl>
            {notice.kept.map(({ what, until }) => (
              <div key={what} data-kept={what}>
                <dt>{words.lines[what].title}</dt>
                <dd>{words.lines[what].text}</dd>
                <dd className="privacy-until">
                  {words.long}: {words.until(until)}
                </dd>
              </div>
            ))}
          </dl>
          <p>{words.guests(notice.guestDays)}</p>
          {notice.contact !== undefined && (
            <p>
              {words.contact} {notice.contact.replace(/^mailto:/, '')}
            </p>
          )}
        </>
      )}
      <h2>{words.device}</h2>
      <ul>
        {words.deviceLines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{words.rights}</h2>
      <p>{words.rightsText}</p>
      <p>
        <Link to="/me" className="button">
          {words.toData}
        </Link>
      </p>
    </article>
  );
}
