import { KEPT_AT } from './kept-at';

/** When each of the worker's copies was made, by address of the data. */
type Copies = Readonly<Record<string, string>>;

const NONE: Copies = {};
let copies = NONE;
const listeners = new Set<() => void>();

/** Sets or removes the entry of one address. */
function change(data: string, keptAt: string | null): void {
  const { [data]: _before, ...others } = copies;
  copies = keptAt === null ? others : { ...others, [data]: keptAt };
  for (const listener of listeners) listener();
}

/** Address of the data behind a page: the list, or one job. */
export const dataOf = (pathname: string) => `/api/jobs/${/\d+/.exec(pathname)?.[0] ?? ''}`;

/** Which data of jobs are the service worker's copies, and from when. The last load of an address decides. */
export const keptCopies = {
  read: (): Copies => {
    const { dataset } = document.documentElement;
    // The worker marks the document itself when it is a copy (src/worker/copies.ts).
    if (dataset['keptAt']) {
      copies = { ...copies, [dataOf(window.location.pathname)]: dataset['keptAt'] };
      delete dataset['keptAt'];
    }
    return copies;
  },
  /** Value while rendering on the server. */
  none: () => NONE,
  /** Notes whether the response for an address of data is a copy. */
  note: (data: string, { headers }: Response) => change(data, headers.get(KEPT_AT)),
  /** Notes that the server has answered for an address of data. */
  forget: (data: string) => change(data, null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
