import type { Caller } from '../../rate-limits/caller.decorator.js';
import { shortNetworkOf } from '../../rate-limits/network.js';
import { describeBrowser } from '../../text/describe-browser.js';

/** Where a login came from, as far as it is kept: enough for somebody to know their own sessions by. */
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
