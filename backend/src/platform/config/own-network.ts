import ipaddr from 'ipaddr.js';

const OWN_RANGES = new Set(['carrierGradeNat', 'linkLocal', 'loopback', 'private', 'uniqueLocal']);

/**
 * Whether a host is in a network of the operator: a private address, or a name that only such a network knows, as a service
 * of Docker or of a cluster.
 * @param hostname as in `URL.hostname`; empty for a socket
 */
export function isOwnNetwork(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return OWN_RANGES.has(ipaddr.parse(host).range());
  return !host.includes('.') || /\.(svc|local|internal|localhost)$/.test(host);
}
