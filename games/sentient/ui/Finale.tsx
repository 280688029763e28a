import type { FinaleProps } from '@stolik/games/ui';
import type { View } from '../rules/index.ts';
import { rowOf } from './cards.ts';
import { Silhouette } from './Silhouette.tsx';
import { fill, speechOf } from './speech.ts';
import './finale.css';

/** The twelve bots of whoever won light up, round by round. */
export function Finale({ view, seat, name, language, settings }: FinaleProps<View>) {
  const speech = speechOf(language);
  const { rounds, company } = view.seats[seat];
  const bots = rounds.flatMap((round) => round.bots);
  return (
    <figure className="sentient-circuit sentient-finale" data-still={!settings.motion || undefined}>
      <div className="sentient-parade" role="img" aria-label={fill(speech.words.finaleOf, { name })}>
        {bots.map((bot, i) =>
          bot ? (
            <span key={i} className="sentient-parading" style={{ animationDelay: `${i * 90}ms` }}>
              <Silhouette type={rowOf(view, bot.card).type} />
              <b>{bot.vp}</b>
            </span>
          ) : null,
        )}
      </div>
      <figcaption>
        {name}, {company}
      </figcaption>
    </figure>
  );
}
