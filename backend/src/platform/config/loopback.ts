import { BlockList, isIP } from 'node:net';
import { type Environment, portalOrigin, siteUrl } from './environment.js';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/**
 * Whether only this machine reaches the server: it listens on a loopback address and visitors are sent to one. A
 * container listens on 0.0.0.0, and a server behind a proxy has another PUBLIC_URL: both can be reached from elsewhere.
 */
export function isLoopbackOnly(
  environment: Pick<Environment, 'HOST' | 'PORT' | 'PORTAL_HOST' | 'PUBLIC_URL'>,
): boolean {
  const hosts = [siteUrl(environment), portalOrigin(environment)].map((url) => new URL(url).hostname);
  // In an address IPv6 stands in brackets, in HOST it does not.
  return [environment.HOST, ...hosts.map(withoutBrackets)].every(isLoopbackHost);
}

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

function isLoopbackHost(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === 'localhost';
  return loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
