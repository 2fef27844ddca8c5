import type { BulkOutcome } from './entities/bulk-action-item.entity.js';

/** A status, or the id of an assignee (null for nobody). Undefined stands for an application that was removed. */
type Value = string | null;

/** Outcome of setting a value. A value that somebody else has changed since the application was chosen stays. */
export function outcomeOfChange(present: Value | undefined, chosenWith: Value, wanted: Value): BulkOutcome {
  if (present === undefined) return 'missing';
  if (present === wanted) return 'unchanged';
  return present === chosenWith ? 'done' : 'changed';
}

/** Outcome of an undo: a value is taken back only if it is still the one that the action set. */
export function outcomeOfUndo(present: Value | undefined, was: Value): BulkOutcome {
  return present === was ? 'undone' : 'kept';
}
