import type { OptionsProps } from '@stolik/games/ui';
import { useId } from 'react';
import { STEVE_LEVELS } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';

const SIDES = ['A', 'B', 'random'] as const;
/** There are five colours, and Steve wants one. */
const MOST_WITH_STEVE = 4;

/** Which sides of the technologies are up, and whether Steve joins: alone one always plays against him. */
export function Options({ seats, options, language, onChange }: OptionsProps) {
  const { levels } = words[language];
  const ui = uiWords[language];
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-sides`}>{ui.optionSides}</label>
        <select
          id={`${id}-sides`}
          value={String(options.technologies ?? 'A')}
          onChange={({ target }) => onChange({ ...options, technologies: target.value })}
        >
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {ui.optionSide[side]}
            </option>
          ))}
        </select>
      </div>
      {seats <= MOST_WITH_STEVE && (
        <div className="field">
          <label htmlFor={`${id}-steve`}>{ui.optionSteve}</label>
          <select
            id={`${id}-steve`}
            value={String(options.steve ?? (seats === 1 ? 'normal' : 'none'))}
            onChange={({ target }) => onChange({ ...options, steve: target.value })}
          >
            {seats > 1 && <option value="none">{ui.optionSteveNone}</option>}
            {STEVE_LEVELS.map((level) => (
              <option key={level} value={level}>
                {levels[level]}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
