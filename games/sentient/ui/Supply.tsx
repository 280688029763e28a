import type { PointerEvent } from 'react';
import { Row, type RowProps } from './Pawns.tsx';
import { fill, type Speech } from './speech.ts';

export type PawnKind = RowProps['kind'];

export interface SupplyProps {
  readonly agents: number;
  readonly assistants: number;
  readonly seat: number;
  readonly words: Speech['words'];
  /** Where they can be played. */
  readonly play?: Played | undefined;
}

/** How pawns of the own supply are played. */
export interface Played {
  /** A bot is chosen for an agent, so assistants can go along. */
  readonly canSend: boolean;
  /** One more assistant goes along. */
  onSend(): void;
  /** A pointer goes down on a pawn: perhaps a drag begins. */
  onGrab(event: PointerEvent, kind: PawnKind): void;
}

/** Pawns that are left, drawn and in words. One's own are dragged to where they are wanted; assistants go along at a tap. */
export function Supply({ agents, assistants, seat, words, play }: SupplyProps) {
  const [agentsLeft, assistantsLeft] = [
    fill(words.agentsLeft, { count: agents }),
    fill(words.assistantsLeft, { count: assistants }),
  ];
  const helpers = (
    <>
      <Row seat={seat} kind="assistant" count={assistants} />
      <span className="sentient-left">{assistantsLeft}</span>
    </>
  );
  return (
    <span className="sentient-supply" data-supply={seat}>
      <span
        className="sentient-crew"
        data-grab={play ? '' : undefined}
        onPointerDown={(event) => play?.onGrab(event, 'agent')}
      >
        <Row seat={seat} kind="agent" count={agents} />
        <span className="sentient-left">{agentsLeft}</span>
      </span>
      {play ? (
        <button
          type="button"
          className="piece sentient-crew"
          data-step="more"
          data-grab=""
          data-lit={(play.canSend && assistants > 0) || undefined}
          aria-label={`${assistantsLeft}, ${words.more}`}
          aria-disabled={!play.canSend || assistants === 0}
          title={words.assistantsHelp}
          onClick={play.onSend}
          onPointerDown={(event) => play.onGrab(event, 'assistant')}
        >
          {helpers}
        </button>
      ) : (
        <span className="sentient-crew">{helpers}</span>
      )}
    </span>
  );
}
