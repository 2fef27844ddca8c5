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

/** What of the jobs is a copy: what the pages loaded last says so, whichever of them is shown by now. */
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
  /** Notes what came for an address of data. */
  note: (data: string, { headers }: Response) => change(data, headers.get(KEPT_AT)),
  /** That what is shown of an address of data is no copy any more. */
  forget: (data: string) => change(data, null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
