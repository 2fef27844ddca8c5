import ipaddr from 'ipaddr.js';
import type { Network } from '../../../platform/config/networks.js';

/** The IPv6 addresses routed in the internet; others that ipaddr.js calls unicast are unassigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public addresses that answer only inside a cloud: metadata and agents of Azure. */
const CLOUD_INSIDES = ['168.63.129.16'];

/**
 * Whether an address is in the public internet: not private, local, shared, reserved, or a tunnel that may lead to such
 * an address.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address written as IPv6 is checked as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || CLOUD_INSIDES.includes(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

function isWithin(address: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => parsed.kind() === network[0].kind() && parsed.match(network));
}

/**
 * Whether a request may go to an address: any within the operator's networks, elsewhere in the internet only with TLS.
 */
export function isReachable(address: string, isEncrypted: boolean, allowed: readonly Network[]): boolean {
  return isWithin(address, allowed) || (isEncrypted && isPublic(address));
}
