import { Face } from '@stolik/games/ui/faces';
import { reachOf, type Search } from '@stolik/protocol/page';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { RoundTable } from '../card/RoundTable.tsx';
import { Avatar } from '../me/Avatar.tsx';
import { useOnline } from '../online/connection.ts';
import { useServerNow } from '../online/server-now.ts';
import { useServerRequest } from '../online/server-request.ts';
import { spanOf, timeLeft } from '../online/time.ts';
import { useOwnRatings } from '../rating/use-own-ratings.ts';
import { useSettings } from '../store/settings.ts';
import { arrive, beginSearch, endSearch } from './searching.ts';
import { type PairingWords, usePairingWords } from './words.ts';

/** Whoever has waited so long for people is offered bots. */
const OFFER_BOTS = 20_000;
/** Points within which two are about as strong: they win two of three games against each other at most. */
const LIKE = 150;

/** The wait: for what, for whom, and for how long it usually is; then who was found. */
export function Waiting({ search }: { readonly search: Search }) {
  const { t } = useTranslation();
  const words = usePairingWords();
  const navigate = useNavigate();
  const request = useServerRequest();
  const now = useServerNow(1_000);
  const { found, table, pace, since, bots } = search;
  const waited = Math.max(0, now - since);
  if (table !== undefined) {
    return (
      <section className="find-wait">
        <h1>{words.begun(titleOf(found?.game ?? search.games[0]))}</h1>
        <Link
          to="/table/$id"
          params={{ id: table }}
          className="button"
          data-look="main"
          onClick={() => arrive(table).catch(() => {})}
        >
          {words.toTable}
        </Link>
      </section>
    );
  }
  const seats = found?.seats ?? Math.max(...search.seats);
  return (
    <section className="find-wait" data-found={found !== undefined || undefined}>
      <div className="find-table" aria-hidden="true">
        <RoundTable places={seats}>
          {(place) => {
            if (place === 0) return <Avatar size={64} />;
            if (found === undefined) return <span className="find-chair">?</span>;
            if (place >= found.people) return <Face bot={search.bots ?? 'medium'} size={64} />;
            // Who of the others has come is not told, only how many.
            const others = found.came - (found.isHere ? 1 : 0);
            return <span className="find-person" data-here={place <= others || undefined} />;
          }}
        </RoundTable>
      </div>
      <div className="find-told">
        <div role="status">
          <h1>{found ? words.found(titleOf(found.game), found.seats) : words.looking}</h1>
        </div>
        {found ? (
          <>
            <p>{words.comes}</p>
            <p>
              {words.came(found.came, found.people)} <Clock ms={found.until - now} />
            </p>
          </>
        ) : (
          <>
            <p>{wantedText(search, words)}</p>
            <dl>
              <dt>{words.waited}</dt>
              <dd>{pace === 'live' ? <Clock ms={waited} /> : spanOf(waited, t)}</dd>
              <Strength search={search} waited={waited} />
            </dl>
            <p>
              {words.waiting(search.waiting)} {search.usual === undefined ? words.unknown : words.usual(search.usual)}
            </p>
            <p className="find-note">{pace === 'live' ? words.lookAround : words.daysText}</p>
            {pace === 'days' && (
              <p className="find-note">
                <Link to="/settings">{words.notices}</Link>
              </p>
            )}
          </>
        )}
        {!found && pace === 'live' && bots === undefined && waited >= OFFER_BOTS && (
          <div className="find-bots">
            <p>
              {words.alone} {search.rated && words.unrated}
            </p>
            <button
              type="button"
              className="button"
              disabled={request.isBusy}
              onClick={() => request.run(() => beginSearch({ ...wantedOf(search), bots: 'medium' }, ''))}
            >
              {words.withBot}
            </button>
          </div>
        )}
        <button
          type="button"
          className="button"
          data-look="plain"
          disabled={request.isBusy}
          onClick={() => request.run(endSearch).then(() => navigate({ to: '/find' }))}
        >
          {words.cancel}
        </button>
        <p role="alert" className="problem">
          {request.problem}
        </p>
      </div>
    </section>
  );
}

/** How far from one's own strength others may be by now: in points, or where these are hidden or unknown in words. */
function Strength({ search, waited }: { readonly search: Search; readonly waited: number }) {
  const words = usePairingWords();
  const showsRatings = useSettings(({ ratings }) => ratings);
  const { own } = useOwnRatings(useOnline(({ me }) => me?.id));
  const reach = reachOf(search.pace, waited);
  const rated = own?.ratings.filter(({ game, pace }) => pace === search.pace && search.games.includes(game)) ?? [];
  return (
    <>
      <dt>{words.strength}</dt>
      <dd>
        {showsRatings && rated.length > 0 && reach !== undefined
          ? inPoints(rated, reach, search.games.length, words)
          : inWords(reach, words)}{' '}
        {reach !== undefined && <small>{words.widens}</small>}
      </dd>
    </>
  );
}

function inPoints(rated: readonly { readonly points: number }[], reach: number, games: number, words: PairingWords) {
  // Whoever would play several games has a rating in each.
  const round = Math.ceil(reach / 10) * 10;
  const [{ points }] = rated;
  return games === 1 ? words.between(points - round, points + round) : words.within(round);
}

function inWords(reach: number | undefined, words: PairingWords): string {
  if (reach === undefined) return words.anybody;
  return reach <= LIKE ? words.like : words.near;
}

function Clock({ ms }: { readonly ms: number }) {
  const { t } = useTranslation();
  return <span className="find-clock">{timeLeft(Math.max(0, ms), t)}</span>;
}

function wantedOf({ games, seats, pace, rated }: Search) {
  return { games, seats, pace, rated };
}

function wantedText({ games, seats, rated, bots }: Search, words: PairingWords): string {
  const what = `${words.or(games.map(titleOf))} ${words.forSeats(words.or(seats.map(String)))}`;
  return [what, ...(rated ? [words.rated] : []), ...(bots ? [words.withBots] : [])].join(', ');
}
