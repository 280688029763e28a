import type { Language } from '@stolik/core';
import { useId } from 'react';
import { SIDES, type Side, TECHNOLOGY_IDS, type TechnologyId } from '../rules/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { type SidesOption, sidesOf, withSide } from './side-option.ts';
import { TechnologyIcon } from './TechnologyIcon.tsx';
import './sides.css';

interface SidesProps {
  readonly option: SidesOption;
  readonly language: Language;
}

/** The two sides of every technology and what they do, one of them to be chosen. */
export function SidesChoice({ option, language, onChange }: SidesProps & { onChange(option: SidesOption): void }) {
  const name = useId();
  const up = sidesOf(option);
  return (
    <div className="phone-sides">
      {TECHNOLOGY_IDS.map((id) => (
        <fieldset key={id}>
          <legend>
            <TechnologyIcon id={id} /> {words[language].technologies[id].name}
          </legend>
          {SIDES.map((side) => (
            <label key={side} className="phone-side" data-on={up?.[id] === side || undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name={`${name}-${id}`}
                value={side}
                checked={up?.[id] === side}
                onChange={() => onChange(withSide(option, id, side))}
              />
              <Does {...{ id, side, language }} />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** The sides that are up and what they do; where chance turns them, both. */
export function SidesShown({ option, language }: SidesProps) {
  const up = sidesOf(option);
  return (
    <ul className="phone-sides">
      {TECHNOLOGY_IDS.map((id) => (
        <li key={id}>
          <b>
            <TechnologyIcon id={id} /> {words[language].technologies[id].name}
          </b>
          {SIDES.filter((side) => !up || up[id] === side).map((side) => (
            <span key={side} className="phone-side">
              <Does {...{ id, side, language }} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

interface DoesProps {
  readonly id: TechnologyId;
  readonly side: Side;
  readonly language: Language;
}

function Does({ id, side, language }: DoesProps) {
  return (
    <>
      <i aria-hidden="true">{side}</i>
      <span className="visually-hidden">{uiWords[language].optionSideOf.replace('{side}', side)} </span>
      <span>{words[language].technologies[id].does[side]}</span>
    </>
  );
}
