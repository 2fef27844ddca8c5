import type { ApplicationStatus } from '@smash/contract';

/** A change of status as the history has it. */
export interface StatusEvent {
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** Whether it took the change before it back. */
  isUndo: boolean;
  /** Whether the application counts as reviewed since this change. */
  isFirstReview: boolean;
  /** The stage that it ended. */
  fromStageId: string | null;
}

/** The latest change that was not taken back, of all changes of one application, oldest first. */
export function standingChange(events: readonly StatusEvent[]): StatusEvent | undefined {
  const standing: StatusEvent[] = [];
  for (const event of events) {
    if (event.isUndo) standing.pop();
    else standing.push(event);
  }
  return standing.at(-1);
}
