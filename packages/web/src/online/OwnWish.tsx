import { type GameUi, isPhone } from '@stolik/games/ui';
import type { TableInfo } from '@stolik/protocol/page';
import { takenBy } from '../wish/taken.ts';
import { WishChoice } from '../wish/WishChoice.tsx';
import { chooseWish } from './seating.ts';
import { useServerRequest } from './server-request.ts';

interface OwnWishProps {
  readonly info: TableInfo;
  readonly ui: GameUi;
  readonly names: readonly string[];
  readonly seat: number;
  onDone(info: TableInfo): void;
}

/** What whoever waits at a table chooses for themself: everybody sees it at once, and nobody gets what another has. */
export function OwnWish({ info, ui, names, seat, onDone }: OwnWishProps) {
  const request = useServerRequest();
  const { id, seats, options } = info;
  if (!ui.wish) return null;
  const own = seats.map(({ wish }) => wish);
  return (
    <div className="own-wish">
      <WishChoice
        ui={ui}
        // The link comes first where there is little room, and names that bring nothing need none.
        isOpen={!isPhone() && ui.wish.About !== undefined}
        value={own[seat]}
        taken={takenBy(ui, { own, options, names }, seat)}
        onChange={(wish) => {
          if (!request.isBusy) request.run(async () => onDone(await chooseWish(id, wish)));
        }}
      />
      <p role="alert" className="problem">
        {request.problem}
      </p>
    </div>
  );
}
