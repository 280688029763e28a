import { ANY } from '@stolik/core';
import type { OptionsProps } from '@stolik/games/ui';
import { useId } from 'react';
import { COLORS, STEVE_LEVELS } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { SidesChoice } from './Sides.tsx';
import { sidesOption } from './side-option.ts';

const SIDES = ['A', 'B', 'random'] as const;
/** There are five colours, and Steve wants one. */
const MOST_WITH_STEVE = 4;

/** Which sides of the technologies are up, and whether Steve joins: alone one always plays against him. */
export function Options(props: OptionsProps) {
  const { seats, options, language, onChange } = props;
  const ui = uiWords[language];
  const id = useId();
  const sides = sidesOption(options);
  const isMixed = typeof sides !== 'string';
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-sides`}>{ui.optionSides}</label>
        <select
          id={`${id}-sides`}
          value={isMixed ? 'mixed' : sides}
          onChange={({ target }) => onChange({ ...options, technologies: target.value })}
        >
          {isMixed && <option value="mixed">{ui.optionSideMixed}</option>}
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {ui.optionSide[side]}
            </option>
          ))}
        </select>
      </div>
      {seats <= MOST_WITH_STEVE && <Steve {...props} />}
      <details className="phone-each">
        <summary>{ui.optionEach}</summary>
        <SidesChoice
          option={sides}
          language={language}
          onChange={(technologies) => onChange({ ...options, technologies })}
        />
      </details>
    </>
  );
}

/** Whether Steve joins, how well he plays and, if somebody cares, his colour. */
function Steve({ seats, options, language, wished, onChange }: OptionsProps) {
  const { levels, colors } = words[language];
  const ui = uiWords[language];
  const id = useId();
  const level = String(options.steve ?? (seats === 1 ? 'normal' : 'none'));
  const { [seats]: colour = ANY } = (options.colours ?? []) as readonly string[];
  const { colours: _, ...rest } = options;
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-steve`}>{ui.optionSteve}</label>
        <select
          id={`${id}-steve`}
          value={level}
          // Without him his colour is anybody's.
          onChange={({ target: { value } }) => onChange({ ...(value === 'none' ? rest : options), steve: value })}
        >
          {seats > 1 && <option value="none">{ui.optionSteveNone}</option>}
          {STEVE_LEVELS.map((one) => (
            <option key={one} value={one}>
              {levels[one]}
            </option>
          ))}
        </select>
      </div>
      {level !== 'none' && (
        <div className="field">
          <label htmlFor={`${id}-colour`}>{ui.optionSteveColour}</label>
          <select
            id={`${id}-colour`}
            value={colour}
            onChange={({ target: { value } }) => {
              const others = Array.from({ length: seats }, () => ANY);
              onChange(value === ANY ? rest : { ...options, colours: [...others, value] });
            }}
          >
            <option value={ANY}>{ui.optionSteveAny}</option>
            {COLORS.filter((color) => !wished.includes(color)).map((color) => (
              <option key={color} value={color}>
                {colors[color]}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
