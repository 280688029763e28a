import type { Language } from '@stolik/core';
import { type ReactNode, useId } from 'react';
import type { Fault } from '../corrections.ts';
import { formWords } from './words.ts';
import './form.css';

export interface NumberFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly fault: Fault | undefined;
  readonly language: Language;
  onChange(value: string): void;
}

/** A number that is typed; what is wrong with it stands right below. */
export function NumberField({ name, label, value, fault, language, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="form-number" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault && (
        <small id={`${id}-fault`} className="form-fault" role="alert">
          {formWords[language].range.replace('{least}', `${fault.least}`).replace('{most}', `${fault.most}`)}
        </small>
      )}
    </div>
  );
}
