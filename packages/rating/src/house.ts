/**
 * What bots are worth, by game and level: the ladders of docs/bots.md, which are on the same scale, moved so that `hard` is
 * where people begin. What they are worth against people is not known before people have played them (`stolik rate`).
 */
export const HOUSE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sagrada: { easy: 947, medium: 1224, hard: 1500, expert: 1587 },
  sentient: { easy: 338, medium: 976, hard: 1500, expert: 1668 },
  smartphone: { easy: 731, medium: 1096, hard: 1500, expert: 1683 },
};
