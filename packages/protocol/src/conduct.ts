// Apart from the schemas: pages offer these, and carry no schema.

/** Not to hear somebody, or not to meet them either. */
export const AVERSIONS = ['mute', 'block'] as const;
/** What somebody lets others see: friends whether they are here, and everybody what is in their profile. */
export const SHOWN = ['here', 'games', 'favourite', 'unfinished'] as const;
/** What somebody is reported for. */
export const REPORT_KINDS = ['words', 'name', 'leaving', 'cheating', 'other'] as const;
/** The longest note beside a report. */
export const MOST_NOTE = 300;
/** For how long moderators may silence somebody or keep them out, in hours. */
export const SENTENCE_HOURS = [1, 24, 168, 720] as const;
/** The longest reason, which whoever is meant reads. */
export const MOST_REASON = 200;
