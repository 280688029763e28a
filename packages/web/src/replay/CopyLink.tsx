import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../online/connection.ts';
import type { Film } from './film.ts';
import { packGame, SHARED } from './share.ts';

/** What somebody is called who was asked for no name, in whatever language. */
const YOU = ['You', 'Ty'];

/** Copies a link with the whole game in it: it opens at this position in any browser. */
export function CopyLink({ film: { record, own } }: { readonly film: Film }) {
  const { t } = useTranslation();
  const me = useOnline(({ me }) => me?.name);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    // "You" is nobody to whoever gets the link.
    const names = record.sitters.map(({ name }, seat) =>
      seat === own && YOU.includes(name) ? (me ?? t('setup.player', { n: seat + 1 })) : name,
    );
    const link = new URL(`/replay/${SHARED}${location.search}#${await packGame(record, names)}`, location.href);
    await navigator.clipboard.writeText(link.href);
    setCopied(true);
  }

  return (
    <button type="button" className="button" onClick={() => copy().catch(() => setCopied(false))}>
      {t(isCopied ? 'replay.copied' : 'replay.link')}
    </button>
  );
}
