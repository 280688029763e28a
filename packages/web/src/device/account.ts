import { pack, unpack } from '../app/packed.ts';
import { ask } from '../online/api.ts';
import { BadDevice, type Device, readWhole, wholeDevice } from './file.ts';

/** What an account holds of a device, at most: a little less than the server takes. */
const MOST_TEXT = 760 * 1024;
/** Before it is made smaller. */
const MOST_BYTES = 128 * 1024 * 1024;

/** What was kept of the games here. */
export interface Sent {
  readonly games: number;
  /** Older ones for which there was no room. */
  readonly left: number;
}

/** Keeps what lives here in the account, the youngest games first, as far as there is room. */
export async function sendDevice(now: number): Promise<Sent> {
  const { games, ...rest } = await wholeDevice(now);
  let count = games.length;
  let data = await pack({ ...rest, games }, MOST_BYTES);
  while (data.length > MOST_TEXT && count > 0) {
    count = Math.floor(Math.min(count - 1, (count * MOST_TEXT) / data.length));
    data = await pack({ ...rest, games: games.slice(0, count) }, MOST_BYTES);
  }
  await ask('PUT', '/me/device', { data });
  return { games: count, left: games.length - count };
}

/** What the account holds of a device; `undefined` for nothing. Throws `BadDevice`. */
export async function fetchDevice(): Promise<Device | undefined> {
  const { data } = await ask<{ data: string | null }>('GET', '/me/device');
  if (data === null) return undefined;
  let json: unknown;
  try {
    json = await unpack(data, MOST_BYTES);
  } catch {
    throw new BadDevice('notOurs');
  }
  return readWhole(json);
}
