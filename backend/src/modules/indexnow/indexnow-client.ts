export interface IndexNowSite {
  endpoint: string;
  key: string;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}

/**
 * Submits pages that are new, changed or gone (https://www.indexnow.org/documentation). Redirects are not followed: a
 * redirect is a failure.
 * @param patience how long the response may take, in milliseconds
 * @throws when the endpoint did not accept the pages
 */
export async function submitPages(
  { endpoint, key, siteUrl }: IndexNowSite,
  paths: readonly string[],
  stopping: AbortSignal,
  patience: number,
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}${keyPath(key)}`,
      urlList: paths.map((path) => siteUrl + path),
    }),
    redirect: 'error',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(patience)]),
  });
  // The body is of no use; left unread, it would hold the connection.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`IndexNow returned ${response.status}`);
}

/** Path of the key file, which proves that the site is ours. */
export const keyPath = (key: string): string => `/${key}.txt`;
