import { Fragment, type ReactNode } from 'react';
import type { SeatLook } from '../looks.ts';
import { SeatingContext } from '../seating.ts';
import './scenes.css';

/** One picture of an example: drawn for the eye, and in words for whoever cannot see it. */
export interface Scene {
  readonly drawn: ReactNode;
  readonly said: string;
}

export interface ExampleScenesProps {
  /** From the first to the last: what was there, and what came of it. */
  readonly scenes: readonly Scene[];
  /** What is done between them. */
  readonly done: string;
  /** They are so small that they stand side by side. */
  readonly isRow?: boolean | undefined;
  /** How the seats look, where the game says it. */
  readonly looks?: readonly SeatLook[];
  /** The game's own look. */
  readonly className: string;
  /** What follows below: what was tried and counted. */
  readonly children: ReactNode;
}

/** Nobody looks out of an example: seats keep the looks that its words speak of, whoever reads it. */
const NOBODY = { own: undefined, bots: [], actors: [] };

/** An example as pictures of the part of the board that matters, one after the other, and what the rules say to it. */
export function ExampleScenes({ scenes, done, isRow, looks, className, children }: ExampleScenesProps) {
  return (
    <SeatingContext value={{ ...NOBODY, looks }}>
      <div className={`example ${className}`}>
        {scenes.length > 0 && (
          <div className="example-scenes" data-row={isRow || undefined}>
            {scenes.map(({ drawn, said }, i) => (
              <Fragment key={i}>
                {i > 0 && (
                  <p className="example-done">
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d="M3 12h17M14 6l6 6-6 6" />
                    </svg>
                    <span>{done}</span>
                  </p>
                )}
                <div className="example-scene" role="img" aria-label={said}>
                  {drawn}
                </div>
              </Fragment>
            ))}
          </div>
        )}
        {children}
      </div>
    </SeatingContext>
  );
}
