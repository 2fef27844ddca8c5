import type { ApplicationStatus } from '@smash/contract';
import type { BulkOutcome } from './entities/bulk-action-item.entity.js';

/** What comes of setting a status, of which nobody should be surprised who changed it meanwhile. */
export function outcomeOfStatus(
  present: ApplicationStatus | undefined,
  chosenWith: ApplicationStatus,
  wanted: ApplicationStatus,
): BulkOutcome {
  if (!present) return 'missing';
  if (present === wanted) return 'unchanged';
  return present === chosenWith ? 'done' : 'changed';
}

/** What comes of undoing it: only what is still so is taken back. */
export function outcomeOfUndo(present: ApplicationStatus | undefined, was: ApplicationStatus): BulkOutcome {
  return present === was ? 'undone' : 'kept';
}
