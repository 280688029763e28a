import { Fragment } from 'react';
import type { BotType, Corner } from '../../rules/index.ts';
import { Die } from '../Die.tsx';
import { Silhouette } from '../Silhouette.tsx';
import { Sign, type SignName } from '../signs.tsx';
import '../bot.css';
import './picture.css';

/** A bot as it is drawn: `any` is any die, `higher` the higher one, a name a sign, a number itself. */
interface Drawn {
  readonly type: BotType;
  readonly condition: readonly ('any' | 'higher' | SignName | number)[];
  readonly points: number;
  readonly corners: readonly [Corner, Corner];
}

/** Two bots in the factory with their investors, and a network where both score. */
const INVESTORS = ['information', 'military', 'service'] as const;
const FACTORY: readonly Drawn[] = [
  { type: 'military', condition: ['any', '+', 'any', '=', 7], points: 5, corners: ['+', '='] },
  { type: 'transport', condition: ['any', '<=', 'any'], points: 3, corners: ['=', '-'] },
];
const DICE = [5, 1, 6] as const;
const NETWORK: readonly Drawn[] = [
  { type: 'transport', condition: ['any', '>', 'any'], points: 4, corners: ['-', '+'] },
  { type: 'service', condition: ['higher', '-', 2], points: 4, corners: ['+', '='] },
];

/** Sentient's picture for lists of games: bots in a nice position, without the table's code. */
export function Picture() {
  return (
    <div className="sentient-circuit sentient-picture" role="img" aria-label="Sentient">
      <div className="sentient-picture-cards">
        {INVESTORS.map((type, i) => (
          <Fragment key={type}>
            <span className="sentient-coin" data-type={type}>
              <Silhouette type={type} />
            </span>
            {i < FACTORY.length && <Bot bot={FACTORY[i]} />}
          </Fragment>
        ))}
        {DICE.map((value, place) => (
          <Fragment key={place}>
            <Die value={value} place={place} />
            {place < NETWORK.length && <Bot bot={NETWORK[place]} scores />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function Bot({ bot, scores = false }: { readonly bot: Drawn; readonly scores?: boolean }) {
  return (
    <span className="sentient-bot" data-type={bot.type} data-mood={scores ? 'awake' : undefined}>
      <span className="sentient-bot-head">
        <Silhouette type={bot.type} />
        <span className="sentient-vp">{bot.points}</span>
      </span>
      <span className="sentient-condition">
        {bot.condition.map((part, i) => (
          <Part key={i} part={part} />
        ))}
      </span>
      <span className="sentient-bot-foot">
        {bot.corners.map((corner, i) => (
          <span key={i} className="sentient-corner" data-corner={corner}>
            <Sign name={corner} />
          </span>
        ))}
      </span>
    </span>
  );
}

function Part({ part }: { readonly part: Drawn['condition'][number] }) {
  if (typeof part === 'number') return <b>{part}</b>;
  if (part === 'any') return <i className="sentient-any" />;
  if (part === 'higher') {
    return (
      <i className="sentient-any">
        <Sign name="up" />
      </i>
    );
  }
  return <Sign name={part} />;
}
