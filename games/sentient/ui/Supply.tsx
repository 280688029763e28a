import { SeatMark } from '@stolik/games/ui';
import { fill, type Speech } from './speech.ts';

export interface SupplyProps {
  readonly agents: number;
  readonly assistants: number;
  readonly seat: number;
  readonly words: Speech['words'];
}

/** Pawns that are left, drawn and in words. */
export function Supply({ agents, assistants, seat, words }: SupplyProps) {
  const rows = [
    { kind: 'agent', count: agents, label: fill(words.agentsLeft, { count: agents }) },
    { kind: 'assistant', count: assistants, label: fill(words.assistantsLeft, { count: assistants }) },
  ];
  return (
    <span className="sentient-supply">
      {rows.map(({ kind, count, label }) => (
        <span key={kind} className="sentient-crew">
          {Array.from({ length: count }, (_, i) => (
            <span key={i} className={`sentient-${kind}`}>
              <SeatMark seat={seat} />
            </span>
          ))}
          <span>{label}</span>
        </span>
      ))}
    </span>
  );
}
