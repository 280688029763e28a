import { Refused } from '@stolik/protocol/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unreachable } from './api.ts';

export interface ServerRequest {
  readonly isBusy: boolean;
  /** Why it was not done, in words. */
  readonly problem: string | undefined;
  /** Does it; whether it was done is the answer. */
  run(act: () => Promise<unknown>): Promise<boolean>;
}

/** Something that is asked of the server: it takes a while, and it may be refused. */
export function useServerRequest(): ServerRequest {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState<string | undefined>();
  return {
    isBusy,
    problem: key && t([`refused.${key}`, 'refused.other']),
    async run(act) {
      setBusy(true);
      setKey(undefined);
      try {
        await act();
        return true;
      } catch (error) {
        setKey(keyOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** A field at fault says more than that there is one. */
function keyOf(error: unknown): string {
  if (error instanceof Unreachable) return 'unreachable';
  if (!(error instanceof Refused)) return 'other';
  const { code, field } = error.refusal;
  return code === 'bad-field' && field ? `field-${field}` : code;
}
