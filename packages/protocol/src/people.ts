import { z } from 'zod';
import { AVERSIONS, MOST_NOTE, MOST_REASON, REPORT_KINDS, SENTENCE_HOURS, SHOWN } from './conduct.ts';
import { Said } from './frames.ts';
import { Status, TableInfo } from './table.ts';
import { Id, textLine } from './text.ts';

/** Somebody as a page can name them, which knows nobody's id: by where they sit, by what they said, or by their account. */
export const Whom = z.union([
  z.strictObject({
    table: Id,
    seat: z.number().int().min(0).max(7),
    /** Who is seen there, by name: anybody else is not meant. */
    whose: z.string().max(100).optional(),
  }),
  z.strictObject({ table: Id, word: z.number().int().min(0) }),
  z.strictObject({ account: Id }),
]);
export type Whom = z.infer<typeof Whom>;

/** Not to hear somebody, or not to meet them either. */
export const AversionKind = z.enum(AVERSIONS);
export type AversionKind = z.infer<typeof AversionKind>;

/** Somebody whom the viewer has muted or blocked. */
export const Unwanted = z.object({
  key: Id,
  kind: AversionKind,
  /** What they were called then. */
  name: z.string(),
  since: z.number().int(),
});
export type Unwanted = z.infer<typeof Unwanted>;

/** What somebody tells moderators of another. */
export const NewReport = z.strictObject({
  whom: Whom,
  kind: z.enum(REPORT_KINDS),
  note: textLine(MOST_NOTE).optional(),
});
export type NewReport = z.infer<typeof NewReport>;

/** A report as moderators see it: what was said, and where the game can be seen as anybody sees it. */
export const Report = z.object({
  id: Id,
  time: z.number().int(),
  kind: z.enum(REPORT_KINDS),
  note: z.string().optional(),
  /** Who reports, by name. */
  reporter: z.string(),
  person: z.object({
    name: z.string(),
    account: Id.optional(),
    /** How often moderators have done something about this person before. */
    earlier: z.number().int(),
    mutedUntil: z.number().int().optional(),
  }),
  table: z.object({ id: Id, game: z.string(), status: Status }).optional(),
  /** The word that is meant. */
  word: z.number().int().optional(),
  /** What was said at the table. */
  said: z.array(Said),
  /** Which of that is by whoever is reported. */
  own: z.array(z.number().int()),
});
export type Report = z.infer<typeof Report>;

const reason = textLine(MOST_REASON);
/** What a moderator does about a report. */
export const Verdict = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('dismiss') }),
  z.strictObject({ act: z.literal('warn'), reason }),
  z.strictObject({ act: z.literal('mute'), reason, hours: z.literal([...SENTENCE_HOURS]) }),
  z.strictObject({ act: z.literal('ban'), reason, hours: z.literal([...SENTENCE_HOURS]) }),
]);
export type Verdict = z.infer<typeof Verdict>;

export const Shown = z.enum(SHOWN);
export type Shown = z.infer<typeof Shown>;

/** What another is to the viewer: a friend, asked to be one, or asking. */
export const FriendState = z.enum(['friends', 'asked', 'asks']);
export type FriendState = z.infer<typeof FriendState>;

export const Friend = z.object({
  /** By what the viewer calls them; everybody else by something else. */
  key: Id,
  state: FriendState,
  since: z.number().int(),
  name: z.string(),
  account: Id.optional(),
  /** Whether a page of theirs is open, where they let friends see that. */
  isHere: z.boolean().optional(),
});
export type Friend = z.infer<typeof Friend>;

/** What somebody is to the viewer: a friend, or one who was asked or asks, and muted or blocked; each by its key. */
export const Relation = z.object({
  friend: Friend.pick({ key: true, state: true }).optional(),
  unwanted: Unwanted.pick({ key: true, kind: true }).optional(),
});
export type Relation = z.infer<typeof Relation>;

/** Games that the viewer and a friend have finished together, by who had the better place. */
export const HeadToHead = z.object({
  game: z.string(),
  won: z.number().int(),
  lost: z.number().int(),
  even: z.number().int(),
});
export type HeadToHead = z.infer<typeof HeadToHead>;

/** A friend asks the viewer to a table. */
export const Invitation = z.object({
  key: Id,
  since: z.number().int(),
  by: z.object({ name: z.string(), account: Id.optional() }),
  table: TableInfo,
});
export type Invitation = z.infer<typeof Invitation>;

/** A group that the viewer is in. */
export const GroupRow = z.object({
  id: Id,
  name: z.string(),
  members: z.number().int(),
  /** Those that are not over. */
  tables: z.number().int(),
});
export type GroupRow = z.infer<typeof GroupRow>;

export const Group = z.object({
  id: Id,
  name: z.string(),
  /** The key of the link that lets others in. */
  link: Id,
  /** Whether the viewer may rename it, remove others and make another link. */
  isOwner: z.boolean(),
  /** Whoever is in it longest comes first. */
  members: z.array(
    z.object({
      key: Id,
      name: z.string(),
      account: Id.optional(),
      isHere: z.boolean().optional(),
      isYou: z.boolean().optional(),
    }),
  ),
  tables: z.array(TableInfo),
});
export type Group = z.infer<typeof Group>;

/** What an account lets everybody see. */
export const Profile = z.object({
  name: z.string(),
  account: Id,
  /** Games that were played to their end, of the last thousand. */
  finished: z.number().int().optional(),
  /** The game that was finished most often. */
  favourite: z.string().optional(),
  /** Games that were given up, or that a bot finished. */
  unfinished: z.number().int().optional(),
});
export type Profile = z.infer<typeof Profile>;

/** What is new for somebody, wherever they look. */
export const PersonalNews = z.object({
  /** What a moderator has told them, until they say that they have read it. */
  warning: z.object({ time: z.number().int(), why: z.string() }).optional(),
  /** How many reports are open, where they look after others. */
  reports: z.number().int().optional(),
  /** Tables to which friends ask them. */
  invitations: z.array(Invitation),
  /** How many want to be their friends. */
  asks: z.number().int(),
});
export type PersonalNews = z.infer<typeof PersonalNews>;
