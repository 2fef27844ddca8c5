import type { BulkOutcome } from './entities/bulk-action-item.entity.js';

/** A status, or the assignee of which null is none; undefined when the application is not there. */
type Value = string | null;

/** What comes of setting a value, of which nobody should be surprised who changed it meanwhile. */
export function outcomeOfChange(present: Value | undefined, chosenWith: Value, wanted: Value): BulkOutcome {
  if (present === undefined) return 'missing';
  if (present === wanted) return 'unchanged';
  return present === chosenWith ? 'done' : 'changed';
}

/** What comes of undoing it: only what is still so is taken back. */
export function outcomeOfUndo(present: Value | undefined, was: Value): BulkOutcome {
  return present === was ? 'undone' : 'kept';
}
