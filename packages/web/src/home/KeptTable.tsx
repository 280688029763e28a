import { AskTwice, Face, SeatingContext, SeatMark } from '@stolik/games/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../boxes.ts';
import { Card } from '../card/Card.tsx';
import type { KeptLook } from '../card/kept-look.ts';
import { More } from '../card/More.tsx';
import { Thumbnail } from '../card/Thumbnail.tsx';
import { isFork } from '../fork/may-fork.ts';
import { useSettings } from '../store/settings.ts';
import { soleSeat } from '../store/sole-seat.ts';
import type { TableRecord } from '../store/tables.ts';
import { prepareTable } from '../table/prepare.ts';
import { seatingOf } from '../table/seating.ts';
import './home.css';

interface KeptTableProps {
  readonly table: TableRecord;
  onRemove(id: string): void;
}

/** A running table of this browser: how it stands, whose turn it is, and the way back. */
export function KeptTable({ table, onRemove }: KeptTableProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const { game } = table.log.header;
  const [look, setLook] = useState<KeptLook>();
  useEffect(() => {
    // The rules come only to whoever has a table to go on with. Where they do not come, the words will do.
    import('../card/kept-look.ts').then(({ lookAtKept }) => lookAtKept(table)).then(setLook, () => {});
  }, [table]);
  const own = soleSeat(table.sitters);
  const seating = useMemo(() => seatingOf(table.sitters, [], own, look?.looks), [table, own, look]);
  const isAsked = look !== undefined && own !== undefined && look.actors.includes(own);
  const waiting = look?.actors.map((seat) => table.sitters[seat]?.name).join(', ');
  return (
    <SeatingContext value={seating}>
      <Card
        className="home-table"
        game={game}
        data-asked={isAsked || undefined}
        onPointerEnter={() => prepareTable(game)}
        onFocus={() => prepareTable(game)}
        picture={look && <Thumbnail game={game} sight={look} />}
        actions={
          <>
            <Link
              className="button"
              data-look="main"
              to="/table/$id"
              params={{ id: table.id }}
              aria-label={`${t('home.open')}: ${titleOf(game)}`}
            >
              {t('home.open')}
            </Link>
            <More>
              <AskTwice label={t('home.remove')} sure={t('home.removeSure')} onYes={() => onRemove(table.id)} />
            </More>
          </>
        }
      >
        <p className="card-title">
          <strong>{titleOf(game)}</strong>
          {isFork(table) && <span className="card-pill">{t('fork.mark')}</span>}
          {isAsked && (
            <span className="card-pill" data-kind="turn">
              {t('lobby.yourTurn')}
            </span>
          )}
        </p>
        <p className="card-people">
          {table.sitters.map(
            (sitter, seat) =>
              // Who alone sits here with bots knows that.
              (seat !== own || table.sitters.length === 1) && (
                <span key={seat}>
                  <SeatMark seat={seat} />
                  {sitter.kind === 'bot' && <Face bot={sitter.bot} size={28} />}
                  {sitter.name}
                </span>
              ),
          )}
        </p>
        {look && <Rounds round={look.round} rounds={look.rounds} />}
        <p className="card-note">
          {look?.chapterIn(language)}
          {!isAsked && waiting && ` · ${t('table.waiting', { name: waiting })}`}
        </p>
      </Card>
    </SeatingContext>
  );
}

/** How far the game has come, for the eye: the words are beside it. */
function Rounds({ round, rounds }: { readonly round: number; readonly rounds: number }) {
  return (
    <span className="home-rounds" aria-hidden="true">
      {Array.from({ length: rounds }, (_, i) => (
        <i key={i} data-reached={i < round || undefined} />
      ))}
    </span>
  );
}
