import type { Correctable } from '@stolik/games/ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { titleOf } from '../boxes.ts';
import type { Mine } from './mine.ts';
import { BadSet, parseSet, type Rows, unpackSet } from './sets.ts';
import type { CorrectionsWords } from './words.ts';

export interface Offer {
  /** What came by a link or in a file and waits for an answer. */
  readonly rows: Rows | undefined;
  /** Why something was refused. */
  readonly problem: string;
  readonly said: string;
  readFile(text: string): void;
  accept(): void;
  decline(): void;
}

/** Corrections from outside: read as a whole or refused as a whole, and nobody's until they are taken over. */
export function useOffer(
  game: string,
  correctable: Correctable,
  mine: Mine,
  words: CorrectionsWords,
  together: string,
): Offer {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [rows, setRows] = useState<Rows>();
  const [bad, setBad] = useState<BadSet>();
  const [isAccepted, setAccepted] = useState(false);

  function take(offered: Rows): void {
    setBad(undefined);
    setAccepted(false);
    setRows(offered);
  }
  function refuse(error: unknown): void {
    if (!(error instanceof BadSet)) throw error;
    setRows(undefined);
    setAccepted(false);
    setBad(error);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once
  useEffect(() => {
    if (hash === '') return;
    unpackSet(hash, game, correctable).then(take).catch(refuse);
  }, [hash, game, correctable]);

  /** What came by a link is answered: the address no longer has it. */
  function answered(): void {
    setRows(undefined);
    if (hash !== '') navigate({ to: '/corrections/$game', params: { game }, replace: true, resetScroll: false });
  }

  return {
    rows,
    problem: bad ? `${sentenceOf(bad, words, together)} ${words.unchanged}` : '',
    said: isAccepted ? words.accepted : '',
    readFile(text) {
      try {
        take(parseSet(text, game, correctable));
      } catch (error) {
        refuse(error);
      }
    },
    accept() {
      try {
        mine.keep(new Map([...mine.rows, ...(rows ?? [])]));
        setAccepted(true);
      } catch (error) {
        refuse(error);
      }
      answered();
    },
    decline: answered,
  };
}

function sentenceOf({ kind, about }: BadSet, { refused }: CorrectionsWords, together: string): string {
  if (kind === 'otherGame') return refused.otherGame.replace('{game}', titleOf(about));
  // A field that is a whole list is right row by row, but not together.
  if (kind === 'field' && !/[[.]/.test(about.replace(/^options\./, '')) && together) return together;
  return refused[kind].replace('{field}', about);
}
