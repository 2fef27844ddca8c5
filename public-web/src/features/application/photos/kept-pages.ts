import { forgetKept, loadKeptFiles } from '../../../lib/load-kept-files';
import type { FieldName } from '../form-values';

/**
 * The photographed pages of a field on this device, as long as its form is open: a phone with little memory ends the page
 * while its camera is open, and then only the photo that is being taken is lost (docs/decisions/0104).
 */
export interface KeptPages {
  /** In the order in which they were photographed, by number. Never rejects. */
  read: () => Promise<[number, File][]>;
  keep: (id: number, jpeg: Blob, name: string) => void;
  forget: (ids: Iterable<number>) => void;
}

/** @param jobId none where nothing is left on the device */
export function keptPages(jobId: number | undefined, field: FieldName): KeptPages {
  if (jobId === undefined) return { read: () => Promise.resolve([]), keep: () => {}, forget: () => {} };
  // No field has such a name, so what restores chosen files passes them by.
  const prefix = `${field}/page/`;
  const nameOf = (id: number) => `${prefix}${id}`;
  return {
    read: async () => {
      const files = await loadKeptFiles().then(
        ({ readFiles }) => readFiles(jobId),
        () => new Map<string, File>(),
      );
      return [...files]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, file]): [number, File] => [Number(name.slice(prefix.length)), file])
        .sort(([first], [second]) => first - second);
    },
    keep: (id, jpeg, name) =>
      void loadKeptFiles().then(
        ({ keepFile }) => keepFile(jobId, nameOf(id), new File([jpeg], name, { type: jpeg.type })),
        () => undefined,
      ),
    forget: (ids) =>
      void forgetKept(async ({ forgetFile }) => {
        for (const id of ids) await forgetFile(jobId, nameOf(id));
      }),
  };
}
