import { loadKeptFiles } from '../../../lib/load-kept-files';
import type { FieldName } from '../form-values';

/**
 * Keeps the photographed pages of a field on this device while its form is open: a phone with little memory ends the
 * page while its camera is open, and then only the photo being taken is lost (docs/decisions/0104). No method rejects.
 */
export interface KeptPages {
  /** The pages with their ids, in the order in which they were photographed. */
  read: () => Promise<[number, File][]>;
  /** Keeps one page. @returns whether the device took it */
  keep: (id: number, jpeg: Blob, name: string) => Promise<boolean>;
  /** Removes one page, or all without an id. */
  forget: (id?: number) => void;
}

const NOTHING_KEPT: KeptPages = {
  read: () => Promise.resolve([]),
  keep: () => Promise.resolve(false),
  forget: () => undefined,
};

/** @param jobId undefined where nothing may be left on the device */
export function keptPages(jobId: number | undefined, field: FieldName): KeptPages {
  if (jobId === undefined) return NOTHING_KEPT;
  type KeptFiles = Awaited<ReturnType<typeof loadKeptFiles>>;
  // If the module does not load, no page was kept.
  const withFiles = <Result>(fallback: Result, use: (files: KeptFiles) => Promise<Result>) =>
    loadKeptFiles().then(use, () => fallback);
  return {
    read: () =>
      withFiles([], async ({ pagesOf, readFiles }) =>
        [...(await readFiles(pagesOf(jobId, field)))]
          .map(([id, file]): [number, File] => [Number(id), file])
          .sort(([first], [second]) => first - second),
      ),
    keep: (id, jpeg, name) =>
      withFiles(false, ({ pagesOf, keepFile }) =>
        keepFile(pagesOf(jobId, field), `${id}`, new File([jpeg], name, { type: jpeg.type })),
      ),
    forget: (id) =>
      void withFiles(undefined, ({ pagesOf, forgetFile, forgetFiles }) =>
        id === undefined ? forgetFiles(pagesOf(jobId, field)) : forgetFile(pagesOf(jobId, field), `${id}`),
      ),
  };
}
