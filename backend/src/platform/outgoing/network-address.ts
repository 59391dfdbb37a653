import { BlockList, isIP, isIPv6 } from 'node:net';

const LOOPBACK = listOf(['127.0.0.0/8', '::1/128']);

/** Everything the IANA registries of special-purpose addresses don't list as globally reachable, and multicast. */
const NOT_PUBLIC = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** IPv6 hands out public addresses from one block only; these parts of it are not, or lead into IPv4. */
const PUBLIC_IPV6 = listOf(['2000::/3']);
const NOT_PUBLIC_IPV6 = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** An IPv4 address written as IPv6 (::ffff:10.0.0.1) is that IPv4 address. */
function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Whether an IP address is one that anyone on the internet can be reached at; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const bare = unmapped(address);
  if (isIP(bare) === 4) return !NOT_PUBLIC.check(bare, 'ipv4');
  if (isIP(bare) !== 6) return false;
  return PUBLIC_IPV6.check(bare, 'ipv6') && !NOT_PUBLIC_IPV6.check(bare, 'ipv6');
}

/** Whether an IP address is this machine's own loopback. */
export function isLoopbackAddress(address: string): boolean {
  const bare = unmapped(address);
  return isIP(bare) !== 0 && LOOPBACK.check(bare, familyOf(bare));
}

/** Whether a URL's host is this machine by its name; `[::1]` is written as in a URL. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare);
}
