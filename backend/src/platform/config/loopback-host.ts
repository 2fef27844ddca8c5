import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a host, as written in the variable HOST, is this machine. */
export function isLoopbackHost(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === 'localhost';
  return loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether the host of a URL is this machine; a URL has IPv6 addresses in brackets. */
export const isLoopbackUrl = ({ hostname }: URL): boolean =>
  isLoopbackHost(hostname.replace(/^\[(.*)\]$/, '$1'));
