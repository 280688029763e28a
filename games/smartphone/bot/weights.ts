/**
 * What the evaluation believes about the course of a game. Nothing here is a rule: the numbers were set by hand and by letting the
 * bot play itself. Everything is in VP, in goods, or a plain factor.
 */
export const WEIGHTS = {
  /** How much each rival in a region takes of its customers. */
  rivalry: 0.6,
  /** How much each rival in a region lowers the hope of its control. */
  controlRivalry: 0.85,
  /** What one more customer within reach brings a round. */
  saleWorth: 2.2,
  /** Goods that a plan makes at each price, from 0 to 9, while it also does other things. */
  goodsAt: [0, 0, 7.5, 6.5, 5.5, 5, 4, 3.5, 3, 2.5],
  /** Goods a round for each upgrade. */
  upgradeGoods: 1.3,
  /** Goods a round that GPS A adds. */
  gpsA: 1.5,
  /** Goods a round that 4G B sells without an office. */
  abroad: 2,
  /** What goods kept by Wi-Fi B are worth. */
  kept: 2,
  /** The part of a technology's or region's worth that progress towards it stands for. */
  progress: 0.85,
  /** How much less counts what cannot be finished now. */
  later: 0.75,
  /** The hope of a patent that still lies there. */
  patent: 0.9,
  /** VP a round of A sides that the rest does not see: Wi-Fi, controller, Li-Ion and 4G. */
  comfort: [0, 1.5, 1.5, 3, 0, 1.5],
};

/** VP a round that each kind of upgrade is better than any goods, as in `UPGRADES`. */
export const UPGRADE_WORTH: number[] = [0.6, 0.75, 1.05, 0.6, 0.45, 0.9, 0.9, 0.45, 1.05, 0.6, 0.6, 0.75];
