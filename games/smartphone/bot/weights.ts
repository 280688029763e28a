/**
 * What the evaluation believes about the course of a game. Nothing here is a rule: the numbers were tuned by letting the
 * bot play itself. Everything is in VP, in goods, or a plain factor.
 */
export const WEIGHTS = {
  /** How much each rival in a region takes of its customers. */
  rivalry: 0.5,
  /** How much each rival in a region lowers the hope of its control. */
  controlRivalry: 0.7,
  /** What one more customer within reach brings a round. */
  saleWorth: 2.5,
  /** Goods that a plan makes at each price, from 0 to 9, while it also does other things. */
  goodsAt: [0, 0, 7.5, 6.5, 5.5, 5, 4, 3.5, 3, 2.5],
  /** Goods a round for each upgrade. */
  upgradeGoods: 1.3,
  /** The part of a technology's or region's worth that half-finished progress stands for. */
  progress: 0.85,
  /** The hope of a patent that still lies there. */
  patent: 0.75,
  /** Goods a round that GPS A adds. */
  gpsA: 1.5,
  /** VP a round of technologies that the rest does not see: Wi-Fi A, Controller A, Li-Ion A, 4G A. */
  comfort: [0, 1.5, 1.5, 3, 0, 1.5],
};

/** How good each kind of upgrade is in a plan, beside a goods token: VP a round, as in `UPGRADES`. */
export const UPGRADE_WORTH: readonly number[] = [2, 2.5, 3.5, 2, 1.5, 3, 3, 1.5, 3.5, 2, 2, 2.5];
