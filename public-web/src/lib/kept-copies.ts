import { KEPT_AT } from './kept-at';

/** When a copy was made that the worker gave, by the address of the data. */
type Copies = Readonly<Record<string, string>>;

const NONE: Copies = {};
let copies = NONE;
const listeners = new Set<() => void>();

function change(next: Copies): void {
  copies = next;
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
  note: (data: string, { headers }: Response): void => {
    const { [data]: _before, ...others } = copies;
    const keptAt = headers.get(KEPT_AT);
    change(keptAt === null ? others : { ...others, [data]: keptAt });
  },
  forget: () => change(NONE),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
