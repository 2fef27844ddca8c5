import { KEPT_AT } from './kept-at';

/** When a copy was made that the worker gave, by the address of the data. */
type Copies = Readonly<Record<string, string>>;

const NONE: Copies = {};
let copies = NONE;
const listeners = new Set<() => void>();

/** Changes what is known of one address, and of no other. */
function change(data: string, keptAt: string | null): void {
  const { [data]: _before, ...others } = copies;
  copies = keptAt === null ? others : { ...others, [data]: keptAt };
  for (const listener of listeners) listener();
}

/** The data of a page: the list, or one job. */
export const dataOf = (pathname: string) => `/api/jobs/${/\d+/.exec(pathname)?.[0] ?? ''}`;

/** Which data of jobs are the service worker's copies, and from when. The last load of an address decides. */
export const keptCopies = {
  read: (): Copies => {
    const { dataset } = document.documentElement;
    // What the worker wrote into the head of the document, if it is a copy (src/worker/copies.ts).
    if (dataset['keptAt']) {
      copies = { ...copies, [dataOf(window.location.pathname)]: dataset['keptAt'] };
      delete dataset['keptAt'];
    }
    return copies;
  },
  /** For pages that are made on a server. */
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
