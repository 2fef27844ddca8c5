import { type Environment, PORTAL_PATH, portalOrigin, siteUrl } from '../../platform/config/environment.js';

/** The address of a request on the other host, or undefined when it came to the right host. */
export type FindOtherHost = (host: string | undefined, path: string) => string | undefined;

const isOfPortal = (path: string) => new RegExp(`^${PORTAL_PATH}(?:[/?]|$)`).test(path);

/**
 * With PORTAL_HOST the portal is only on that host, and the site on all others: the browser then keeps the portal's
 * storage from the pages of the site. nginx has the same rule (nginx/conf/maps.conf). The API is on both.
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
