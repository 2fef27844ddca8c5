import { isIP } from 'node:net';
import type { Network } from '../../../platform/config/networks.js';
import { isReachable } from '../sending/reachable.js';

/**
 * Why an endpoint cannot have this address; undefined if it can. What its host name resolves to may change, so it is
 * checked at each request.
 */
export function problemWithUrl(text: string, allowed: readonly Network[]): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return 'Please enter an address that begins with https://';
  if (url.username || url.password) return 'Please leave the username and the password out of the address';
  if (url.hash) return 'Please leave out what follows the #';
  const isEncrypted = url.protocol === 'https:';
  if (!isEncrypted && allowed.length === 0) return 'Please enter an address that begins with https://';
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isReachable(literal, isEncrypted, allowed))
    return 'This address is inside a private network, which webhooks do not reach';
  return undefined;
}
