import { Sign } from './signs.tsx';
import './steps.css';

export interface StepsProps {
  readonly steps: readonly string[];
  /** The step that is to be done now, from 0. */
  readonly now: number;
}

/** What a turn is made of, and how far it has come. */
export function Steps({ steps, now }: StepsProps) {
  return (
    <ol className="sentient-steps">
      {steps.map((step, i) => (
        <li key={step} data-done={i < now || undefined} aria-current={i === now ? 'step' : undefined}>
          <i aria-hidden="true">{i + 1}</i>
          {step}
          {i + 1 < steps.length && <Sign name="to" />}
        </li>
      ))}
    </ol>
  );
}
