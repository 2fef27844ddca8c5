/** Pages with one person's data, or opened by a link in a mail: search engines must not list them. */
export const UNLISTED_PAGES = [
  ...['/job-application/1', '/my-application', '/buy-shares-form', '/dashboard', '/logout'],
  ...['/confirm', '/reset-password', '/job-alerts/confirm', '/job-alerts/unsubscribe'],
];

/** The paths that the sitemap of a running site names. */
export async function listedPages(url) {
  const response = await fetch(`${url}/sitemap.xml`);
  if (!response.ok)
    throw new Error(`${url}/sitemap.xml returns ${response.status}: is the site running there?`);
  const addresses = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...addresses].map(([, address]) => new URL(address).pathname);
}
