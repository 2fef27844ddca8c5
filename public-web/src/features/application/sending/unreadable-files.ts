import { isReadable, UNREADABLE_FILE } from '../../../lib/is-readable';
import type { FieldErrors } from '../../../lib/use-form-fields';
import type { FieldName } from '../form-values';

type ChosenFiles = Partial<Record<FieldName, File>>;

/** A message for each chosen file that can no longer be read; undefined if all can be. */
export async function findUnreadableFiles(files: ChosenFiles): Promise<FieldErrors<FieldName> | undefined> {
  const errors: FieldErrors<FieldName> = {};
  for (const [name, file] of Object.entries(files)) {
    if (file && !(await isReadable(file))) errors[name as FieldName] = UNREADABLE_FILE;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
