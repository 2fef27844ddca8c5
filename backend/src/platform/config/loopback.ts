import { type Environment, portalOrigin, siteUrl } from './environment.js';
import { isLoopbackHost, isLoopbackUrl } from './loopback-host.js';

/**
 * Whether only this machine can reach the server: it listens on a loopback address, and its public addresses are
 * loopback too. A container listens on 0.0.0.0, and a server behind a proxy has another PUBLIC_URL: both can be reached
 * from elsewhere.
 */
export function isLoopbackOnly(
  environment: Pick<Environment, 'HOST' | 'PORT' | 'PORTAL_HOST' | 'PUBLIC_URL'>,
): boolean {
  const urls = [siteUrl(environment), portalOrigin(environment)].map((url) => new URL(url));
  return isLoopbackHost(environment.HOST) && urls.every(isLoopbackUrl);
}
