import { type Environment, PORTAL_PATH, portalOrigin, siteUrl } from '../../platform/config/environment.js';

/** Where a request belongs: an address on the other host, or undefined when it came to the right one. */
export type FindOtherHost = (host: string | undefined, path: string) => string | undefined;

const isOfPortal = (path: string) => new RegExp(`^${PORTAL_PATH}(?:[/?]|$)`).test(path);

/**
 * With PORTAL_HOST the portal is on that host alone and the site on all others: a browser keeps what the portal stores
 * from the pages of the site. nginx has the same rule (nginx/conf/maps.conf). The API is on both.
 */
export function findOtherHost(environment: Environment): FindOtherHost {
  const { PORTAL_HOST: portalHost } = environment;
  if (portalHost === undefined) return () => undefined;
  return (host, path) => {
    const isPortalHost = host?.toLowerCase().replace(/:\d+$/, '') === portalHost;
    if (isOfPortal(path)) return isPortalHost ? undefined : `${portalOrigin(environment)}${path}`;
    if (!isPortalHost) return undefined;
    return path === '/' ? `${portalOrigin(environment)}${PORTAL_PATH}/` : `${siteUrl(environment)}${path}`;
  };
}
