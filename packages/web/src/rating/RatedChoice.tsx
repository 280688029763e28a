import { Link } from '@tanstack/react-router';
import { useRatingWords } from './use-words.ts';
import type { RatingWords } from './words.ts';
import './rating.css';

interface RatedChoiceProps {
  readonly value: boolean;
  /** What is in the way, if anything is. */
  readonly problem: keyof RatingWords['why'] | undefined;
  onChange(value: boolean): void;
}

/** Whether the people of a new table are rated by it, and what that means. */
export function RatedChoice({ value, problem, onChange }: RatedChoiceProps) {
  const words = useRatingWords();
  return (
    <div className="rated-choice">
      <label className="check">
        <input
          type="checkbox"
          checked={value && !problem}
          disabled={problem !== undefined}
          aria-describedby="rated-about"
          onChange={({ target }) => onChange(target.checked)}
        />
        {words.rated}
      </label>
      <small id="rated-about">
        {problem ? words.why[problem] : words.about} {problem === 'account' && <Link to="/me">{words.toAccount}</Link>}
      </small>
    </div>
  );
}
