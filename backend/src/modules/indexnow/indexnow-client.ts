/** Milliseconds. */
const PATIENCE = 10_000;

export interface IndexNowSite {
  endpoint: string;
  key: string;
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
}

/**
 * Names pages that are new, changed or gone (https://www.indexnow.org/documentation). Goes to the endpoint and nowhere
 * else: a redirect is a failure.
 * @throws when the pages were not taken
 */
export async function submitPages(
  { endpoint, key, siteUrl }: IndexNowSite,
  paths: readonly string[],
  stopping: AbortSignal,
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
    signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE)]),
  });
  // What it says is of no use; unread, it would hold the connection.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`IndexNow returned ${response.status}`);
}

/** Where the key lies, which shows that the site is ours. */
export const keyPath = (key: string): string => `/${key}.txt`;
