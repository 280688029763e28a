import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../me/Avatar.tsx';
import { BanNews } from '../me/BanNews.tsx';
import { PasskeyNews } from '../me/PasskeyNews.tsx';
import { SignedOutNews } from '../me/SignedOutNews.tsx';
import { useBadge } from '../online/badge.ts';
import { SearchChip } from '../pairing/SearchChip.tsx';
import { AskedMark } from '../people/AskedMark.tsx';
import { InvitationNews } from '../people/InvitationNews.tsx';
import { WarningNews } from '../people/WarningNews.tsx';
import { Brand } from './Brand.tsx';
import { NavSign } from './NavSign.tsx';
import { NewsMark } from './NewsMark.tsx';
import { useTabTitle } from './title.ts';
import { Update } from './Update.tsx';
import './shell.css';

/** What is round every screen: the way home, the way to the settings, and the screen itself. */
export function Shell() {
  const { t } = useTranslation();
  const badge = useBadge();
  useTabTitle();
  return (
    <>
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <header className="shell-head">
        <Link to="/" className="shell-name">
          <Brand />
        </Link>
        <SearchChip />
        <nav>
          <Link to="/" className="shell-link" activeOptions={{ exact: true }}>
            <NavSign name="home" /> {t('nav.home')}
          </Link>
          <Link to="/lobby" className="shell-link">
            <NavSign name="lobby" /> {t('nav.lobby')}
            <NewsMark {...badge} />
          </Link>
          <Link to="/me" className="shell-link">
            <Avatar size={24} /> {t('nav.me')} <AskedMark />
          </Link>
          <Link to="/settings" className="shell-link">
            <NavSign name="settings" /> {t('nav.settings')}
          </Link>
        </nav>
      </header>
      <BanNews />
      <SignedOutNews />
      <PasskeyNews />
      <WarningNews />
      <InvitationNews />
      <main id="main" className="shell-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Update />
    </>
  );
}
