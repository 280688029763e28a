/** What the evaluation believes about the course of a game. Everything is in VP, in goods, or a plain factor. */
export type Beliefs = typeof FEW;

// Nothing here is a rule: the numbers were found by `npx stolik tune --game smartphone`, but for those of B sides, which
// that game has not and which were set by hand.

/** With two and three: `--seats 2 --generations 90 --population 16 --games 128 --validation 2000 --seed b`. */
const FEW = {
  /** How much each rival in a region takes of its customers. */
  rivalry: 1.65,
  /** How much each rival in a region lowers the hope of its control. */
  controlRivalry: 1.22,
  /** What one more customer within reach brings a round. */
  saleWorth: 2.92,
  /** Goods that a plan makes at each price, from 0 to 9, while it also does other things. */
  goodsAt: [0, 0, 0.934, 4.86, 4.16, 4.91, 3.92, 0.894, 1.92, 3.14],
  /** Goods a round for each upgrade. */
  upgradeGoods: 0.949,
  /** Goods a round that GPS A adds. */
  gpsA: 2.33,
  /** Goods a round that 4G B sells without an office. */
  abroad: 2,
  /** What goods kept by Wi-Fi B are worth. */
  kept: 2,
  /** The part of a technology's or region's worth that progress towards it stands for. */
  progress: 0.659,
  /** How much less counts what cannot be finished now. */
  later: 0.813,
  /** The hope of a patent that still lies there. */
  patent: 0.572,
  /** VP a round of A sides that the rest does not see: Wi-Fi, controller, Li-Ion and 4G. */
  comfort: [0, 3.03, 0.606, 10.6, 0, 0.866],
  /** VP a round that each kind of upgrade is better than any goods, as in `UPGRADES`. */
  upgrades: [0.895, 0.94, 1.67, 0.377, 0.516, 1.97, 0.834, 0.392, 0.757, 0.636, 0.232, 0.657],
};

/** With four and five: `--seats 4 --generations 24 --population 12 --games 48 --validation 600 --seed c`. */
const MANY: Beliefs = {
  rivalry: 1,
  controlRivalry: 1.03,
  saleWorth: 2.79,
  goodsAt: [0, 0, 1.31, 4.71, 6.07, 4.1, 3.01, 0.502, 2.85, 2.48],
  upgradeGoods: 0.428,
  gpsA: 1.97,
  abroad: 2,
  kept: 2,
  progress: 0.725,
  later: 0.698,
  patent: 0.665,
  comfort: [0, 3.77, 0.716, 6.51, 0, 0.669],
  upgrades: [0.888, 1.51, 1.53, 0.381, 0.296, 1.72, 0.779, 2.2, 0.796, 0.453, 0.255, 0.78],
};

/** With many companies rivals matter most and retailers least, so beliefs that win among few lose there. */
export const WEIGHTS = { few: FEW, many: MANY };
