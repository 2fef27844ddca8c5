import ipaddr from 'ipaddr.js';
import type { Network } from '../../../platform/config/networks.js';

/** What is routed in the internet; whatever else ipaddr.js calls unicast in IPv6 is assigned to nobody. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Has a public address and answers inside a cloud alone: metadata and agents of Azure. */
const CLOUD_INSIDES = ['168.63.129.16'];

/** Whether an address is one of the internet: not private, local, shared, reserved, or a tunnel that may lead to such. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // IPv4 that is written as IPv6 is what it is.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || CLOUD_INSIDES.includes(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

function isWithin(address: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => parsed.kind() === network[0].kind() && parsed.match(network));
}

/** Whether a request may go to an address: within the operator's networks any, elsewhere in the internet by TLS alone. */
export function isReachable(address: string, isEncrypted: boolean, allowed: readonly Network[]): boolean {
  return isWithin(address, allowed) || (isEncrypted && isPublic(address));
}
