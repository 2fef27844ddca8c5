/** What the worker does with a request: the pages of jobs, their data, and files of the build; it leaves all others alone. */
export type Kind = 'page' | 'data' | 'file';

const PAGE = /^\/(careers|(careers|job-application)\/[1-9]\d{0,8})\/?$/;
const DATA = /^\/api\/jobs\/([1-9]\d{0,8})?$/;
/** The data of all jobs. */
export const LIST = '/api/jobs/';
const FILE = /^\/assets\/[\w.-]+\.(js|css|woff2|svg)$/;

/** What of a request decides. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

/**
 * Nothing personal is among these addresses. What is asked for with a name (`Authorization`), sent, asked for in part, or
 * asked for with a query as lists of the portal are, is nobody's business here.
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

/** The address under which a copy is kept: without a query, and without a slash at the end of a page. */
export function keyOf(url: string): string {
  const { pathname } = new URL(url);
  return PAGE.test(pathname) ? pathname.replace(/\/$/, '') : pathname;
}

const PARTS = /^(q|brand|place|type|workplace|page)$/;

/** Whether a page shows only a part of the list: what was searched for, or another page of it. */
export function isPart(url: string): boolean {
  return keyOf(url) === '/careers' && [...new URL(url).searchParams.keys()].some((name) => PARTS.test(name));
}

/** All that belongs to the list or to one job: somebody who has read it may go on from there offline. */
export function belongings(key: string): readonly string[] {
  const id = /\d+$/.exec(key)?.[0];
  return id ? [`/careers/${id}`, `/job-application/${id}`, `/api/jobs/${id}`] : ['/careers', LIST];
}

/** What of it is fetched unasked. Not the list: of hundreds of jobs it is a megabyte, and the page of them was read already. */
export const broughtAlong = (key: string) => belongings(key).filter((other) => other !== LIST);

export const isFileKey = (key: string) => key.startsWith('/assets/');
