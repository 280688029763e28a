import { type GameUi, SeatFace, SeatMark, useLooks, useSeatColor } from '@stolik/games/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../me/Avatar.tsx';
import { useSettings } from '../store/settings.ts';
import type { TargetView } from './Scores.tsx';
import { isMost, linesOf } from './score-lines.ts';
import './standing.css';

/** More lines than this have two rows on a phone; so have those with long names. */
const MANY = 6;

interface StandingProps {
  readonly ui: GameUi;
  readonly view: unknown;
  /** Whose eyes: they come first. */
  readonly seat: number | undefined;
  readonly names: readonly string[];
}

/**
 * Who stands where, and why: everybody's points as a bar, made of what they come from, and below it those sources by
 * their signs, one under the other for all. What would be taken away at the end may still be put right: it is told apart.
 */
export function Standing({ ui, view, seat: own, names }: StandingProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const colorOf = useSeatColor();
  const lookOf = useLooks();
  const seats = ui.scoresOf(view);
  const ids = linesOf(ui, view);
  const { target } = view as TargetView;
  const earned = seats.map(({ lines }) => ids.reduce((sum, id) => sum + Math.max(0, lines[id] ?? 0), 0));
  const longest = Math.max(1, target ?? 0, ...earned);
  const places = seats
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === own) - Number(a === own) || earned[b] - earned[a] || a - b);
  const hasMost = ids.some((id) => seats.some((_, seat) => isMost(seats, id, seat)));
  return (
    <>
      <ol
        className="standing"
        data-many={ids.length > MANY || !ui.scoreWord || undefined}
        style={{ '--lines': ids.length, '--half': Math.ceil(ids.length / 2) } as CSSProperties}
      >
        {places.map((seat) => {
          const { lines, automa } = seats[seat];
          const lost = ids.reduce((sum, id) => sum + Math.min(0, lines[id] ?? 0), 0);
          return (
            <li
              key={seat}
              data-own={seat === own || undefined}
              style={
                {
                  '--seat': colorOf(seat),
                  '--own': lookOf(seat).fill,
                  '--own-ink': lookOf(seat).ink,
                } as CSSProperties
              }
            >
              <p className="standing-who">
                {seat === own ? <Avatar size={44} /> : <SeatFace seat={seat} size={44} />}
                <span>
                  {seats.length > 1 && <SeatMark seat={seat} />} <strong>{automa ?? names[seat]}</strong>
                  {lost < 0 && <small>{t('table.ifOver', { points: earned[seat] + lost })}</small>}
                  {target !== undefined && <small>{t('table.targetLine', { target })}</small>}
                </span>
                <b>
                  {earned[seat]}
                  {ids.some((id) => lines[id] === undefined) && <span> + ?</span>}
                </b>
              </p>
              <p className="standing-bar" aria-hidden="true">
                {ids.map((id, i) => (
                  <i
                    key={id}
                    data-odd={i % 2 === 1 || undefined}
                    style={{ '--share': Math.max(0, lines[id] ?? 0) / longest } as CSSProperties}
                  />
                ))}
                {target !== undefined && <em style={{ '--share': target / longest } as CSSProperties} />}
              </p>
              <ul className="standing-lines">
                {ids.map((id) => (
                  <li
                    key={id}
                    title={ui.text[language].scoreLine(id)}
                    data-none={!lines[id] || undefined}
                    data-lost={(lines[id] ?? 0) < 0 || undefined}
                    data-most={isMost(seats, id, seat) || undefined}
                  >
                    <span className="standing-sign" aria-hidden="true">
                      {ui.scoreSign?.(id, view, seat)}
                    </span>
                    <span className="visually-hidden">{ui.text[language].scoreLine(id)}: </span>
                    <b>{lines[id] ?? '?'}</b>
                    <small aria-hidden="true">{ui.scoreWord?.(id, language) ?? ui.text[language].scoreLine(id)}</small>
                    {isMost(seats, id, seat) && <span className="visually-hidden">, {t('table.mostHere')}</span>}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      {hasMost && (
        <p className="standing-legend" aria-hidden="true">
          <i /> {t('table.mostHere')}
        </p>
      )}
    </>
  );
}
