import { isAside, isDecided, isErased, MOST_SAID, PHRASES, type Said, type TableInfo } from '@stolik/protocol/page';
import { type FormEvent, Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMark } from '../people/Account.tsx';
import { Others } from '../people/Others.tsx';
import { PersonTools } from '../people/PersonTools.tsx';
import { useSettings } from '../store/settings.ts';
import { Icon } from '../table/icons.tsx';
import { clockTime, localeOf } from '../text/locale.ts';
import { withoutCoarse } from './coarse.ts';
import { useOnline } from './connection.ts';
import type { TableFeed } from './feed.ts';
import { noticeKind } from './notices.ts';
import { keepRead, lastRead } from './read-words.ts';
import { useServerRequest } from './server-request.ts';
import { calledIn } from './sitters.ts';
import { useFeed } from './use-feed.ts';

/** What nobody says before the first move. */
const AFTER_PLAY: readonly string[] = ['well-played', 'good-game', 'again'];

/** What players and those who look on have said, one after the other. */
function inTime(said: readonly Said[], asides: readonly Said[]): readonly Said[] {
  return asides.length === 0 ? said : [...said, ...asides].sort((a, b) => a.time - b.time);
}

interface ChatProps {
  readonly feed: TableFeed;
  readonly names: readonly string[];
  /** Part of the page instead of a panel over it. */
  readonly isInline?: boolean;
}

/** What is said at a table: a button with what is new, and a panel that leaves the board in sight. */
export function Chat({ feed, names, isInline = false }: ChatProps) {
  const { t } = useTranslation();
  const { said, asides, seat } = useFeed(feed);
  const [isOpen, setOpen] = useState(isInline);
  const spoken = inTime(said, asides).filter((one) => one.notice === undefined && !isErased(one));
  const last = spoken.at(-1)?.time ?? 0;
  const [read, setRead] = useState(() => lastRead(feed.id, spoken, seat));
  useEffect(() => {
    if (!isOpen) return;
    setRead(last);
    keepRead(feed.id, last);
  }, [isOpen, last, feed.id]);
  const unread = spoken.filter((one) => one.time > read && (isAside(one) || one.seat !== seat)).length;
  const panel = <ChatPanel feed={feed} names={names} onClose={isInline ? undefined : () => setOpen(false)} />;
  if (isInline) return panel;
  return (
    <>
      <button type="button" className="table-tool chat-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="chat" />
        <span className="table-tool-name">{t('chat.title')}</span>
        <span className="chat-unread" role="status">
          {unread > 0 && t('chat.unread', { count: unread })}
        </span>
      </button>
      {isOpen && panel}
    </>
  );
}

function ChatPanel({ feed, names, onClose }: Omit<ChatProps, 'isInline'> & { onClose?(): void }) {
  const { t } = useTranslation();
  const { said: spoken, asides, seat, info, comings, onlookers } = useFeed(feed);
  const me = useOnline((online) => online.me?.name);
  const said = useMemo(() => inTime(spoken, asides), [spoken, asides]);
  /** Whoever looks on talks with those who do, as soon as there is a game to look at. */
  const mayTalk = seat !== undefined || info.status === 'running' || info.status === 'over';
  const [text, setText] = useState('');
  const request = useServerRequest();
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said.length + comings.length > 0) lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [said, comings]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const line = text.trim();
    if (line !== '' && (await request.run(() => feed.ask({ do: 'say', text: line })))) setText('');
  }

  return (
    <section
      className="chat"
      data-floating={onClose ? true : undefined}
      aria-label={t('chat.title')}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      <header className="chat-head">
        <h2>{t('chat.title')}</h2>
        {onlookers > 0 && <span className="chat-onlookers">{t('chat.onlookers', { count: onlookers })}</span>}
        {onClose && (
          <button type="button" className="button" data-look="plain" onClick={onClose}>
            {t('table.close')}
          </button>
        )}
      </header>
      <Others feed={feed} names={names} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div className="chat-lines" role="log" aria-label={t('chat.title')} tabIndex={0} ref={lines}>
        <ol>
          {said.length === 0 && <li className="chat-notice">{t('chat.empty')}</li>}
          {said.map((one) => (
            <Fragment key={one.n}>
              <SaidLine
                table={info.id}
                account={accountOf(info, one)}
                said={one}
                names={names}
                isOwn={isAside(one) ? seat === undefined && one.name === me : one.seat === seat}
                isOver={isDecided(info)}
              />
              {comings
                .filter(({ after }) => after === one.n)
                .map((coming, i) => (
                  <li key={i} className="chat-notice">
                    {t(coming.isBack ? 'chat.connected' : 'chat.gone', { name: names[coming.seat] })}
                  </li>
                ))}
            </Fragment>
          ))}
        </ol>
      </div>
      {!mayTalk ? (
        <p className="chat-notice">{t('chat.onlySeated')}</p>
      ) : (
        <>
          {seat === undefined && (
            <p className="chat-notice">{t(info.status === 'over' ? 'chat.asideOver' : 'chat.aside')}</p>
          )}
          <div className="chat-phrases">
            {PHRASES.filter((phrase) => info.status !== 'open' || !AFTER_PLAY.includes(phrase)).map((phrase) => (
              <button
                key={phrase}
                type="button"
                className="button"
                onClick={() => request.run(() => feed.ask({ do: 'phrase', phrase }))}
              >
                {t(`chat.phrases.${phrase}`)}
              </button>
            ))}
          </div>
          <form className="chat-form" onSubmit={send}>
            <input
              type="text"
              aria-label={t(seat === undefined ? 'chat.writeAside' : 'chat.write')}
              placeholder={t(seat === undefined ? 'chat.writeAside' : 'chat.write')}
              maxLength={MOST_SAID}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="button" disabled={request.isBusy || text.trim() === ''}>
              {t('chat.send')}
            </button>
          </form>
          <p role="alert" className="problem">
            {request.problem}
          </p>
        </>
      )}
    </section>
  );
}

/** A seat may be another's by now. */
function accountOf({ seats }: TableInfo, { seat, name }: Said): string | undefined {
  const sitter = seat === undefined ? undefined : seats[seat];
  return sitter !== undefined && sitter.name === name ? sitter.account : undefined;
}

interface SpeakerProps {
  readonly table: string;
  readonly word: number;
  readonly name: string;
  readonly account: string | undefined;
}

/** Whoever has said something: what can be wanted of them is a tap away, with just these words. Keys find it over the chat. */
function Speaker({ table, word, name, account }: SpeakerProps) {
  return (
    <PersonTools whom={{ table, word }} name={name} account={account} opener={{ className: 'chat-name', tabIndex: -1 }}>
      {name} {account !== undefined && <AccountMark />}
    </PersonTools>
  );
}

interface SaidLineProps {
  readonly table: string;
  readonly said: Said;
  /** The account of whoever said it, if they sit there still. */
  readonly account: string | undefined;
  readonly names: readonly string[];
  readonly isOwn: boolean;
  /** Whether people have ended the game. */
  readonly isOver: boolean;
}

function SaidLine({ table, said, account, names, isOwn, isOver }: SaidLineProps) {
  const { t } = useTranslation();
  const { language, coarse: hidesCoarse } = useSettings();
  const offset = useOnline((online) => online.offset);
  const { notice, phrase, text, seat } = said;
  const name = said.name ? calledIn(said.name, t) : seat === undefined ? '' : names[seat];
  if (isErased(said) && !notice) return <li className="chat-notice">{t('chat.erased')}</li>;
  // Whoever sits there now is somebody else.
  const about = isErased(said) ? t('online.nobody') : name;
  if (notice) {
    const kind = noticeKind(notice, isOver);
    const told = t(`chat.notices.${kind}`, { name: about, reason: text });
    // What was so for a while is told with its time.
    const when = notice === 'asleep' ? ` (${clockTime(said.time - offset, localeOf(language))})` : '';
    return <li className="chat-notice">{told + when}</li>;
  }
  return (
    <li className="chat-line" data-own={isOwn || undefined} data-aside={isAside(said) || undefined}>
      {isAside(said) && <small className="chat-aside">{t('chat.byOnlooker')}</small>}{' '}
      {isOwn ? <strong>{name}</strong> : <Speaker table={table} word={said.n} name={name} account={account} />}{' '}
      {phrase ? t(`chat.phrases.${phrase}`) : hidesCoarse ? withoutCoarse(text ?? '') : text}
    </li>
  );
}
