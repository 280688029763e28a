import { lookup as find, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which push services exist for this server, and how patient it is with them. Tests have their own. */
export interface PushServices {
  /** Whether anything may be sent to such an address. */
  allows(endpoint: URL): boolean;
  /** Finds the machine behind the name, or refuses. */
  readonly lookup: LookupFunction;
  /** Milliseconds before each further attempt. */
  readonly pauses: readonly number[];
}

/** Networks that are somebody's own, or nobody's: a visitor must not make this server knock there. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  CLOSED.addSubnet(network, bits, 'ipv4');
}
// Of IPv6 only 2000::/3 is given out; these parts of it lead into other networks or nowhere.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  CLOSED.addSubnet(network, bits, 'ipv6');
}
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

/** Whether an address of the network is anybody's, and not one of a private network. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && GIVEN_OUT.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

/**
 * Where the browsers of their makers subscribe: Google's, Mozilla's, Apple's and Microsoft's. `*.` stands for every name
 * that ends so.
 */
const KNOWN = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

/**
 * The push services of browsers' makers, and those that were named besides; `*` for every one that is public.
 *
 * A visitor says where to write, and whoever is written to learns the address of this server, which a proxy may hide. So
 * nobody else is written to unless somebody wants it. Always https, at the usual port, under a name with a dot; what the
 * name stands for is looked at when the connection is made, since a name may mean something else by then.
 */
export function pushServicesOf(named: readonly string[]): PushServices {
  const services = [...KNOWN, ...named];
  const isService = (hostname: string) =>
    services.some((one) => (one.startsWith('*') ? hostname.endsWith(one.slice(1)) : hostname === one));
  return {
    allows: ({ protocol, hostname, port, username, password }) =>
      protocol === 'https:' &&
      port === '' &&
      username === '' &&
      password === '' &&
      // Browsers write a literal IPv6 address in brackets, and every way to write an IPv4 address as four numbers.
      isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
      /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) &&
      isService(hostname),
    lookup: lookupPublic,
    pauses: [2_000, 10_000, 60_000],
  };
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  find(hostname, { ...(options as LookupOptions), all: true }, (error, found) => {
    const addresses = found as LookupAddress[];
    if (error) return callback(error, []);
    const isOpen = addresses.length > 0 && addresses.every(({ address }) => isPublic(address));
    if (!isOpen) return callback(new Error('the name stands for a private network'), []);
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0].address, addresses[0].family);
  });
};
