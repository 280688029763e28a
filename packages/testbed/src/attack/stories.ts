import { crossSite, encoded, foreignGuests, rebinding } from './stories/cross-site.ts';
import { forwarded, guests, tables, words } from './stories/crowding.ts';
import { deletion } from './stories/deletion.ts';
import { givingUp, lobby, names, seats, signingIn, squatting } from './stories/fairness.ts';
import { files, secondServer, terminal } from './stories/files.ts';
import { impatient } from './stories/impatient.ts';
import { leaving } from './stories/leaving.ts';
import { bodies, oddFrames } from './stories/odd.ts';
import { renames } from './stories/renames.ts';
import { secrets } from './stories/secrets.ts';
import { slow } from './stories/slow.ts';
import { fragments, frames, pings, unread } from './stories/socket-floods.ts';
import { cookies, guessing, stolenCookie } from './stories/theft.ts';
import { crowd, gossip, watching } from './stories/together.ts';
import type { Story } from './trial.ts';

/** All that is tried, in this order. */
export const STORIES: readonly Story[] = [
  pings,
  frames,
  fragments,
  unread,
  impatient,
  slow,
  guests,
  tables,
  words,
  crowd,
  watching,
  gossip,
  lobby,
  seats,
  givingUp,
  squatting,
  signingIn,
  names,
  renames,
  bodies,
  oddFrames,
  crossSite,
  foreignGuests,
  rebinding,
  encoded,
  forwarded,
  stolenCookie,
  leaving,
  guessing,
  cookies,
  secrets,
  deletion,
  files,
  secondServer,
  terminal,
];
