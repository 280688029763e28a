import { type Refusal, Refused } from '@stolik/protocol/page';
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
  const sentenceOf = useSentence();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>();
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

/** Says a refusal in words. */
export function useRefusal(): (refusal: Refusal) => string {
  const sentenceOf = useSentence();
  return (refusal) => sentenceOf(problemIn(refusal));
}

function useSentence(): (problem: Problem) => string {
  const { t } = useTranslation();
  const { language } = useSettings();
  return ({ key, until, why }) => {
    const sentence = t([`refused.${key}`, 'refused.other'], { until: momentOf(until, language) });
    return why === undefined ? sentence : `${sentence} ${t('refused.why', { why })}`;
  };
}

/** Why something was not done: which sentence says so, when it will be allowed and what was said about it, if known. */
interface Problem {
  readonly key: string;
  readonly until?: number;
  readonly why?: string;
}

function problemOf(error: unknown): Problem {
  if (error instanceof Unreachable) return { key: 'unreachable' };
  return error instanceof Refused ? problemIn(error.refusal) : { key: 'other' };
}

/** A field at fault says more than that there is one. */
function problemIn({ code, field, until, why }: Refusal): Problem {
  if (code === 'bad-field' && field) return { key: `field-${field}` };
  return { key: until === undefined ? code : `${code}-until`, until, why };
}

function momentOf(time: number | undefined, language: string): string | undefined {
  if (time === undefined) return undefined;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
