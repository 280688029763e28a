import { SeatMark, type SignProps } from '@stolik/games/ui';
import type { ReactNode } from 'react';
import type { Die as DieName } from '../../rules/index.ts';
import { Die, Printed } from '../Die.tsx';
import { Emblem } from '../Emblem.tsx';
import { Glass } from '../glass.tsx';
import { PaneSign } from '../Seat.tsx';
import { Tokens } from '../Tokens.tsx';
import { ToolPicture } from '../ToolPicture.tsx';
import '../board.css';
import '../cards.css';
import '../goals.css';
import '../tools.css';
import '../track.css';
import './signs.css';

/** What dice are made of is drawn once, with the first of them: all signs are shown together. */
const FIRST = 'die:R';

/** A sign as it stands on the board. */
export function sign(props: SignProps): ReactNode {
  return (
    <span className="sagrada-glossary" data-glossary={props.id.split(':')[0]}>
      {props.id === FIRST && <Glass />}
      {drawn(props)}
    </span>
  );
}

function drawn({ id, ...looks }: SignProps): ReactNode {
  const [kind, name] = id.split(':');
  switch (kind) {
    case 'die':
      return <Die die={`${name}4` as DieName} {...looks} />;
    case 'tool':
      return <ToolPicture id={name} />;
    case 'objective':
      return <Emblem id={name} />;
    case 'printed-color':
      return <Printed mark="B" {...looks} />;
    case 'printed-shade':
      return <Printed mark="3" {...looks} />;
    case 'token':
      return <Tokens count={3} />;
    case 'panes':
      return (
        <span className="sagrada-unit">
          <PaneSign />7
        </span>
      );
    case 'unknown':
      return <strong>+ ?</strong>;
    case 'lacks':
      return (
        <span className="sagrada-lacks">
          {['R', 'G'].map((mark) => (
            <span key={mark} className="sagrada-lack">
              <Printed mark={mark} {...looks} />
            </span>
          ))}
        </span>
      );
    case 'no-leftovers':
      return <span className="sagrada-marker" />;
    case 'lit':
    case 'printed-nothing':
      return <i />;
    default:
      return (
        <ol className="sagrada-order">
          <li
            data-now={kind === 'turn-now' || undefined}
            data-past={kind === 'turn-past' || undefined}
            data-skipped={kind === 'turn-skipped' || undefined}
          >
            <SeatMark seat={0} />
          </li>
        </ol>
      );
  }
}
