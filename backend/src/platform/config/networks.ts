import ipaddr from 'ipaddr.js';

export type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** @param text such as `10.20.0.0/16, fd00::/64` @throws Error when a part is not a network */
export function parseNetworks(text: string): Network[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => parseNetwork(part));
}

function parseNetwork(text: string): Network {
  if (!ipaddr.isValidCIDR(text)) throw new Error(`${text} must be a network such as 10.20.0.0/16`);
  return ipaddr.parseCIDR(text);
}
