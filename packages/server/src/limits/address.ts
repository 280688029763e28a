import { isIPv4, isIPv6 } from 'node:net';

/** Whoever has an address that cannot be read: all of them are one, since whatever they write is theirs to choose. */
const UNKNOWN = 'unknown';

/**
 * Whose address it is, as far as one can tell: whoever has an address of IPv6 has the 2^64 beside it too. One of IPv4 is
 * the same however it is written.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  if (isMapped(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return prefixOf(groups, 4);
}

/** All networks of one site together may do so many times what one of them may. */
const NETWORKS_OF_SITE = 16;

/** For whom something is counted, and how many times the usual they may do it. */
export interface Share {
  readonly whose: string;
  readonly times: number;
}

/** For whom whatever comes from an address is counted, the smaller first: what is refused to one uses up nothing of the other's. */
export function sharesOf(address: string): readonly Share[] {
  const site = siteOf(address);
  const own = { whose: networkOf(address), times: 1 };
  return site === undefined ? [own] : [own, { whose: site, times: NETWORKS_OF_SITE }];
}

/** What such a network may be one of 65,536 of: a house or a firm is often given as many. Only with IPv6. */
export function siteOf(address: string): string | undefined {
  const plain = withoutPort(address);
  const groups = isIPv6(plain) ? groupsOf(plain) : undefined;
  return groups && !isMapped(groups) ? prefixOf(groups, 3) : undefined;
}

/** Some proxies write down the port as well, which is another for every connection. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? [];
  const [plain] = (bracketed ?? dotted ?? address.trim()).split('%');
  return plain;
}

function prefixOf(groups: readonly number[], length: number): string {
  const network = groups.slice(0, length).map((group) => group.toString(16));
  return `${network.join(':')}::/${16 * length}`;
}

/** Whether it is an address of IPv4 in other clothes. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

/** The eight numbers of an address of IPv6. */
function groupsOf(address: string): number[] {
  // A URL has one way to write each of them, without dots.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before, after] = written.split('::').map((half) => half.split(':').filter(Boolean));
  const given = [...before, ...(after ?? [])].length;
  const zeros = new Array<string>(8 - given).fill('0');
  return [...before, ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}
