import { isLoss } from '../review/marks.ts';
import { reviews } from '../review/store.ts';
import { soleSeat } from '../store/sole-seat.ts';
import { type TableRecord, tables } from '../store/tables.ts';

/** A turn of one's own that gave something away. */
export interface OwnTurn {
  readonly record: TableRecord;
  /** Its place among all turns of the game. */
  readonly index: number;
  readonly line: number;
  readonly seat: number;
  readonly loss: number;
}

/** So far back, and so many at most. */
const DAYS = 90;
const MOST = 12;
const DAY_MS = 86_400_000;

/** The costliest turns of games that were played and looked back at on this device. */
export async function ownTurns(now: number): Promise<OwnTurn[]> {
  const records = (await tables.list()).filter(({ isOver, updated }) => isOver && now - updated < DAYS * DAY_MS);
  const turns = await Promise.all(
    records.map(async (record) => {
      const seat = soleSeat(record.sitters);
      const review = seat === undefined ? undefined : await reviews.find(record.log);
      return (review?.decisions ?? [])
        .filter((decision) => decision.seat === seat && isLoss(decision))
        .map(({ index, line, loss }) => ({ record, index, line, loss, seat: seat as number }));
    }),
  );
  return turns
    .flat()
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST);
}
