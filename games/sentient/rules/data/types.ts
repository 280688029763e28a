/** The five branches of the economy, in the order their ints follow everywhere: every bot and every investor is of one. */
export const TYPES = ['information', 'transport', 'industry', 'military', 'service'] as const;
export type BotType = (typeof TYPES)[number];
