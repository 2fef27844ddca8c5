/** Kinds of request that the worker handles: pages of jobs, their data, and files of the build. It ignores all others. */
export type Kind = 'page' | 'data' | 'file';

const PAGE = /^\/(careers|(careers|job-application)\/[1-9]\d{0,8})\/?$/;
const DATA = /^\/api\/jobs\/([1-9]\d{0,8})?$/;
/** Address of the list of all jobs. */
export const LIST = '/api/jobs/';
const FILE = /^\/assets\/[\w.-]+\.(js|css|woff2|svg)$/;

/** Properties of a request that decide its kind. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/**
 * Kind of a request, undefined for one that the worker ignores. None of these addresses has personal data. Requests with
 * `Authorization`, a body, a range, or a query (such as lists of the portal) are ignored.
 */
export function kindOf({ method, mode, url, headers }: Asked, origin: string): Kind | undefined {
  const address = new URL(url);
  const isPlain = method === 'GET' && !headers.has('Authorization') && !headers.has('Range');
  if (address.origin !== origin || !isPlain) return undefined;
  const { pathname, search } = address;
  if (FILE.test(pathname)) return 'file';
  if (mode === 'navigate') return PAGE.test(pathname) ? 'page' : undefined;
  return DATA.test(pathname) && search === '' ? 'data' : undefined;
}

/** Key of a copy: the path without query, for pages without trailing slash. */
export function keyOf(url: string): string {
  const { pathname } = new URL(url);
  return PAGE.test(pathname) ? pathname.replace(/\/$/, '') : pathname;
}

const PARTS = /^(q|brand|place|type|workplace|page)$/;

/** Whether a page shows only a part of the list: search results, or a page of it. */
export function isPart(url: string): boolean {
  return keyOf(url) === '/careers' && [...new URL(url).searchParams.keys()].some((name) => PARTS.test(name));
}

/** Keys of everything that belongs to the list or to a job, so that a reader can go on from there offline. */
export function belongings(key: string): readonly string[] {
  const id = /\d+$/.exec(key)?.[0];
  return id ? [`/careers/${id}`, `/job-application/${id}`, `/api/jobs/${id}`] : ['/careers', LIST];
}

/** Keys that are fetched in advance. Not the list: with hundreds of jobs it is a megabyte, and its page has been read already. */
export const broughtAlong = (key: string) => belongings(key).filter((other) => other !== LIST);

export const isFileKey = (key: string) => key.startsWith('/assets/');
