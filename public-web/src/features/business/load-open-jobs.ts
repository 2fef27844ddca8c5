/** A job, as listed on the page of its business. */
export interface OpenJob {
  /** Path of the job's page. */
  path: string;
  title: string;
  /** Kind, place and pay. */
  summary: string;
}

interface Feed {
  items: { url: string; title: string; summary: string }[];
}

/** The open jobs of a business, newest first, from the public feed. @throws when the feed cannot be read */
export async function loadOpenJobs(brand: string, signal: AbortSignal): Promise<OpenJob[]> {
  const response = await fetch(`/feeds/jobs.json?brand=${brand}&texts=no`, { signal });
  if (!response.ok) throw new Error(`The jobs were answered ${response.status}`);
  const { items } = (await response.json()) as Feed;
  return items.map(({ url, title, summary }) => ({ path: new URL(url).pathname, title, summary }));
}
