import type { FieldErrors } from '../../../lib/use-form-fields';
import type { FieldName } from '../form-values';

type ChosenFiles = Partial<Record<FieldName, File>>;

const UNREADABLE_FILE = 'This file can no longer be read. Please choose it again';

/** A message for each chosen file that can no longer be read; undefined if all can be. */
export async function findUnreadableFiles(files: ChosenFiles): Promise<FieldErrors<FieldName> | undefined> {
  const errors: FieldErrors<FieldName> = {};
  for (const [name, file] of Object.entries(files)) {
    if (file && !(await isReadable(file))) errors[name as FieldName] = UNREADABLE_FILE;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/**
 * Whether a chosen file can still be read. A file that was moved or changed since, or that a phone only holds in the
 * cloud, fails when it is sent, which looks like a network failure.
 */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
