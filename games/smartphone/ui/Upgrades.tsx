import { type BoardContext, LAST_ROUND } from './context.ts';
import { Tile, upgradeName } from './Tile.tsx';
import './market.css';

export interface UpgradesProps {
  readonly context: BoardContext;
  readonly lit: ReadonlySet<string>;
  /** While one is chosen, for good, each is large and its halves say what they are. */
  readonly isLarge?: boolean;
  onChoose(upgrade: string): void;
  onLook(upgrade: string | undefined): void;
}

/** The open upgrades. */
export function Upgrades({ context: { view, words, ui }, lit, isLarge, onChoose, onLook }: UpgradesProps) {
  // Nobody takes an upgrade in the last round, though some lie there.
  const onOffer = view.round === LAST_ROUND ? [] : view.display;
  return (
    <section className="panel phone-display" aria-label={ui.display} data-key="pieces">
      <h2 className="panel-heading" title={ui.displayWhy}>
        {ui.display}
      </h2>
      <div className="phone-tiles">
        {onOffer.map((id, i) => (
          <button
            key={i}
            type="button"
            className="piece"
            data-upgrade={id}
            data-lit={lit.has(id) || undefined}
            aria-disabled={!lit.has(id)}
            aria-label={upgradeName(id, words)}
            onClick={() => onChoose(id)}
            onPointerEnter={() => onLook(id)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(id)}
            onBlur={() => onLook(undefined)}
          >
            <Tile id={id} {...(isLarge ? { words } : {})} />
            {!isLarge && (
              <span className="phone-tile-name" aria-hidden="true">
                {upgradeName(id, words)}
              </span>
            )}
          </button>
        ))}
        {onOffer.length === 0 && <p>{ui.displayEmpty}</p>}
      </div>
    </section>
  );
}
