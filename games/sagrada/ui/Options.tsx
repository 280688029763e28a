import type { OptionsProps } from '@stolik/games/ui';
import { useId } from 'react';
import { uiWords } from '../text/ui.ts';

const TOOLS = [1, 2, 3, 4, 5] as const;

/** Alone one chooses how hard it is; with others there is nothing to settle. */
export function Options({ seats, options, language, onChange }: OptionsProps) {
  const words = uiWords[language];
  const id = useId();
  if (seats > 1) return null;
  const tools = Number(options.tools ?? 3);
  const privates = Number(options.privateObjectives ?? 1);
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-tools`}>{words.soloTools}</label>
        <select
          id={`${id}-tools`}
          value={tools}
          onChange={(event) => onChange({ ...options, tools: Number(event.target.value) })}
        >
          {TOOLS.map((count) => (
            <option key={count} value={count}>
              {words.soloHard[count]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-privates`}>{words.soloPrivates}</label>
        <select
          id={`${id}-privates`}
          value={privates}
          onChange={(event) => onChange({ ...options, privateObjectives: Number(event.target.value) })}
        >
          <option value={1}>1</option>
          <option value={2}>2</option>
        </select>
      </div>
    </>
  );
}
