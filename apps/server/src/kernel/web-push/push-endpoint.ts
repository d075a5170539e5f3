import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that lead to our own machines or networks, or nowhere (RFC 6890). */
const PRIVATE: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
/** The only block of IPv6 that is routed, without the parts of it that contain an IPv4 address or document something. */
const ROUTED = new BlockList();
ROUTED.addSubnet('2000::', 3, 'ipv6');
const NOT_PUBLIC = new BlockList();
for (const [network, prefix, family] of PRIVATE) NOT_PUBLIC.addSubnet(network, prefix, family);
NOT_PUBLIC.addSubnet('2001::', 23, 'ipv6');
NOT_PUBLIC.addSubnet('2001:db8::', 32, 'ipv6');
NOT_PUBLIC.addSubnet('2002::', 16, 'ipv6');

/** Returns whether an IP address is one of the internet, and not of our own networks. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC.check(address, 'ipv4');
    case 6:
      return ROUTED.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
    default:
      return false;
  }
}

/** A domain name with at least two labels. An IP address has none, and `localhost` has one. */
const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+(?!\d+$)[a-z\d-]{2,}$/;

/**
 * Returns whether pushes may be sent to an address that a browser gave us: https on its usual port, at a domain name.
 * What the name leads to is checked by {@link lookUpPublic} for each connection.
 * @param allowsLoopback also allows http at 127.0.0.1, for tests
 */
export function isAllowedEndpoint(endpoint: string, allowsLoopback: boolean): boolean {
  const url = URL.parse(endpoint);
  if (url === null) return false;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (allowsLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true;
  return url.protocol === 'https:' && url.port === '' && DOMAIN.test(url.hostname);
}

/** Resolves a name for a connection, and fails if it leads to an address that isn't public. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error === null ? addresses : [];
    if (error !== null || first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(error ?? new Error('The name does not lead to a public address.'), '', 0);
    } else if (options.all === true) {
      callback(null, addresses);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
