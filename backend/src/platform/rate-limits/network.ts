import ipaddr from 'ipaddr.js';

/** Leading groups of an IPv6 address that make up the /64 network: its owner has all of its addresses. */
const NETWORK_GROUPS = 4;

/**
 * The network that limits count an address by: an IPv4 address itself, even when written as IPv6 (`::ffff:192.0.2.7`),
 * or the /64 of an IPv6 address. Ignores the port that some proxies send along. Text that is no address counts as it
 * is.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The /48 of an IPv6 address, which a provider gives one customer and which has 65,536 networks. Counted beside the
 * network, and more generously, since the phones of many people share one. Undefined for IPv4.
 */
export function siteOf(address: string): string | undefined {
  const short = shortNetworkOf(address);
  return short?.includes(':') ? short : undefined;
}

/**
 * The part of an address that may be stored and shown: the /24 of IPv4, the /48 of IPv6, which a provider gives a site.
 * Undefined when the text is no address.
 */
export function shortNetworkOf(address: string): string | undefined {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return undefined;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  return `${parsed.parts
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':')}::/48`;
}

/** Removes brackets and port, as in `192.0.2.7:4711` and `[2001:db8::7]:4711`. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}
