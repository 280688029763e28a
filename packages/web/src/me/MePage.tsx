import { AskTwice } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/title.ts';
import { ask } from '../online/api.ts';
import { Connecting } from '../online/Connecting.tsx';
import { changeMe, goOnline, useOnline } from '../online/connection.ts';
import { useServerRequest } from '../online/server-request.ts';
import { OwnRatings } from '../rating/OwnRatings.tsx';
import { Account } from './Account.tsx';
import { Entrance } from './Entrance.tsx';
import { AskForm, Field } from './Fields.tsx';
import { History } from './History.tsx';
import { Holidays } from './Holidays.tsx';
import { Profile, Tallies } from './Profile.tsx';
import { useGames } from './use-games.ts';
import './me.css';

// The account is there before anything is added up.
const BirdLadder = lazy(() => import('../birds/BirdLadder.tsx').then((module) => ({ default: module.BirdLadder })));
const DeviceData = lazy(() => import('../device/DeviceData.tsx').then((module) => ({ default: module.DeviceData })));
const MailCard = lazy(() => import('../mail/MailCard.tsx').then((module) => ({ default: module.MailCard })));
const Story = lazy(() => import('../story/Story.tsx').then((module) => ({ default: module.Story })));

/** One's own page: who one is, what was played, the account, and everything that is kept. */
export function MePage() {
  const { t } = useTranslation();
  const me = useOnline((online) => online.me);
  const games = useGames(me?.id);
  const [fresh, setFresh] = useState<readonly string[]>([]);
  useTitle(t('me.title'));
  useEffect(() => {
    goOnline();
  }, []);
  return (
    <div className="me wide">
      <h1>{t('me.title')}</h1>
      <p>
        <Link to="/people" className="button">
          {t('me.people')}
        </Link>
      </p>
      <Profile me={me} {...games} />
      <Tallies {...games} />
      <Suspense>
        <BirdLadder here={games.here} />
        <Story {...games} person={me?.id} />
      </Suspense>
      <div className="me-column">
        <History {...games} />
      </div>
      <div className="me-column">
        {me ? (
          <>
            {!me.isGuest && <OwnRatings person={me.id} />}
            {me.isGuest ? <Entrance onCodes={setFresh} /> : <Account key={me.id} fresh={fresh} />}
            <Holidays key={me.id} />
            <Suspense>
              <MailCard />
            </Suspense>
            <Data isGuest={me.isGuest} />
          </>
        ) : (
          <Connecting />
        )}
        <Suspense>
          <DeviceData hasAccount={me?.isGuest === false} onRestored={games.refresh} />
        </Suspense>
      </div>
    </div>
  );
}

/** What is kept about the player: to take along, or to be gone. Guests are asked twice, others for their password. */
function Data({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="me-card">
      <details className="me-data">
        <summary>{t('me.data')}</summary>
        <div className="row">
          <a className="button" href="/api/me/export" download="stolik.json">
            {t('me.export')}
          </a>
          <Link className="button" to="/privacy">
            {t('me.privacy')}
          </Link>
        </div>
        <p>{t('me.removeText')}</p>
        {isGuest ? (
          <GuestRemoval />
        ) : (
          <AskForm
            action={t('me.remove')}
            look="danger"
            onSend={({ password }) => changeMe(() => ask('DELETE', '/me', { password }))}
          >
            <Field name="password" label={t('me.password')} type="password" autoComplete="current-password" />
          </AskForm>
        )}
      </details>
    </section>
  );
}

function GuestRemoval() {
  const { t } = useTranslation();
  const request = useServerRequest();
  return (
    <>
      <div className="row">
        <AskTwice
          label={t('me.remove')}
          sure={t('me.removeSure')}
          data-look="danger"
          disabled={request.isBusy}
          onYes={() => request.run(() => changeMe(() => ask('DELETE', '/me')))}
        />
      </div>
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </>
  );
}
