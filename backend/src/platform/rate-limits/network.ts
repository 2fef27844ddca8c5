import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name the network: whoever has one address of a /64 has all of them. */
const NETWORK_GROUPS = 4;

/**
 * What limits count an address by: IPv4 as it is, also where it comes as IPv6 (`::ffff:192.0.2.7`); IPv6 by its /64.
 * Some proxies send the port along. What is no address is counted as it is written.
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
 * What a provider of IPv6 gives one customer, a /48, in which there are 65,536 networks: counted beside the network, and
 * more generously, since phones of many people share one. Undefined for IPv4.
 */
export function siteOf(address: string): string | undefined {
  const short = shortNetworkOf(address);
  return short?.includes(':') ? short : undefined;
}

/**
 * The part of an address that may be kept and shown: IPv4 by its /24, IPv6 by its /48, which is what a provider gives a
 * site. Undefined for what is no address.
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

/** `192.0.2.7:4711` and `[2001:db8::7]:4711` without brackets and port. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}
