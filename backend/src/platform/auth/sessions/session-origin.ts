import type { Caller } from '../../rate-limits/caller.decorator.js';
import { shortNetworkOf } from '../../rate-limits/network.js';
import { describeBrowser } from '../../text/describe-browser.js';

/** Where a login came from, in just enough detail for people to recognise their own sessions. */
export interface SessionOrigin {
  /** Browser and system, such as "Chrome on Windows". */
  device: string;
  network: string | null;
}

export function sessionOrigin({ request }: Pick<Caller, 'request'>): SessionOrigin {
  return {
    device: describeBrowser(request.headers['user-agent']),
    network: shortNetworkOf(request.ip ?? '') ?? null,
  };
}
