import type { GameUi } from '@stolik/games/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../app/Dialog.tsx';
import { BoardPicture } from '../review/BoardPicture.tsx';
import { playedIn } from '../review/turn.ts';
import { useSettings } from '../store/settings.ts';
import { Icon } from '../table/icons.tsx';
import { ownEvents, tellTurn } from '../table/turn-words.ts';
import type { Laid } from './position.ts';
import { puzzleWords } from './words.ts';

interface CompareProps {
  readonly ui: GameUi;
  readonly laid: Laid;
  readonly names: readonly string[];
  /** Both as typed. */
  readonly answer: string;
  readonly tempting: string;
}

/** The board after the best turn, and after the one that tempts. */
export function Compare({ ui, laid, names, answer, tempting }: CompareProps) {
  const { t } = useTranslation();
  const { language } = useSettings();
  const w = puzzleWords[language];
  const turns = useMemo(
    () =>
      [answer, tempting].map((typed) => {
        const turn = playedIn(laid, typed);
        return {
          view: turn.after,
          words: tellTurn(turn, { ui, language, names, seat: laid.seat }),
          marked: ownEvents(turn, laid.seat).flatMap((event) => ui.piecesOf(event)),
        };
      }),
    [ui, laid, names, language, answer, tempting],
  );
  return (
    <Dialog
      opener={{
        className: 'table-tool',
        children: (
          <>
            <Icon name="score" />
            <span className="table-tool-name">{w.compare}</span>
          </>
        ),
      }}
      heading={w.compare}
      className="puzzle-compare"
    >
      {(close) => (
        <>
          <div className="puzzle-boards">
            {turns.map(({ view, words, marked }, i) => {
              const name = i === 0 ? w.best : w.tempting;
              return (
                <figure key={name}>
                  <figcaption>
                    <strong>{name}</strong> <span>{words}</span>
                  </figcaption>
                  <BoardPicture
                    {...{ ui, view, marked }}
                    sitters={laid.sitters}
                    seat={laid.seat}
                    label={`${name}: ${words}`}
                  />
                </figure>
              );
            })}
          </div>
          <button type="button" className="button" data-look="main" onClick={close}>
            {t('table.close')}
          </button>
        </>
      )}
    </Dialog>
  );
}
