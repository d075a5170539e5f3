import { isIPv6 } from 'node:net';

/**
 * Returns the address of a caller behind a known number of proxies. Each proxy appends the address it saw, so anything
 * the caller claims is further left and ignored.
 * @param forwarded the `X-Forwarded-For` header
 */
export function clientAddress(remote: string, forwarded: string | undefined, proxies: number): string {
  const seen = [
    ...(forwarded ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
    remote,
  ];
  return seen.at(-1 - proxies) ?? seen[0] ?? remote;
}

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns what a limit counts by: an IPv4 address, or the /64 that contains all addresses of an IPv6 subscriber.
 * @returns unchanged what isn't an address
 */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = ip.split('%'); // Without the zone of a link-local address.
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : GROUPS - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
