import { Refused } from '@stolik/protocol/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../store/settings.ts';
import { localeOf } from '../text/locale.ts';
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
  const { language } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>();
  const sentenceOf = ({ key, until, why }: Problem) => {
    const sentence = t([`refused.${key}`, 'refused.other'], { until: momentOf(until, language) });
    return why === undefined ? sentence : `${sentence} ${t('refused.why', { why })}`;
  };
  return {
    isBusy,
    problem: problem && sentenceOf(problem),
    async run(act) {
      setBusy(true);
      setProblem(undefined);
      try {
        await act();
        return true;
      } catch (error) {
        setProblem(problemOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Why something was not done: which sentence says so, when it will be allowed and what was said about it, if known. */
interface Problem {
  readonly key: string;
  readonly until?: number;
  readonly why?: string;
}

/** A field at fault says more than that there is one. */
function problemOf(error: unknown): Problem {
  if (error instanceof Unreachable) return { key: 'unreachable' };
  if (!(error instanceof Refused)) return { key: 'other' };
  const { code, field, until, why } = error.refusal;
  if (code === 'bad-field' && field) return { key: `field-${field}` };
  return { key: until === undefined ? code : `${code}-until`, until, why };
}

function momentOf(time: number | undefined, language: string): string | undefined {
  if (time === undefined) return undefined;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
