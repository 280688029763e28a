import { type FormEvent, type ReactNode, useId } from 'react';
import { useServerRequest } from '../online/server-request.ts';

interface AskFormProps {
  /** What the button says. */
  readonly action: string;
  readonly look?: 'main' | 'danger' | 'usual';
  readonly children: ReactNode;
  /** Gets what was typed, by the fields' names. */
  onSend(typed: Readonly<Record<string, string>>): Promise<unknown>;
}

/** A few fields and one button; what the server refuses is said under them. */
export function AskForm({ action, look = 'main', children, onSend }: AskFormProps) {
  const request = useServerRequest();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]),
    );
    request.run(() => onSend(typed));
  }
  return (
    <form className="me-form" onSubmit={send}>
      {children}
      <p role="alert" className="problem">
        {request.problem}
      </p>
      <button type="submit" className="button" data-look={look} disabled={request.isBusy}>
        {action}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly type?: 'text' | 'password' | 'email';
  readonly autoComplete: string;
  readonly isOptional?: boolean;
  readonly longest?: number;
  /** What is there before anything was typed. */
  readonly given?: string;
}

export function Field({
  name,
  label,
  note,
  type = 'text',
  autoComplete,
  isOptional = false,
  longest,
  given,
}: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        required={!isOptional}
        maxLength={longest}
        defaultValue={given}
        autoComplete={autoComplete}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <small id={`${id}-note`} className="me-note">
          {note}
        </small>
      )}
    </div>
  );
}
