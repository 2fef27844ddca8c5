import type { ApplicationStatus } from '@smash/contract';

/** A change of status in the history. */
export interface StatusEvent {
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** Whether it took back the change before it. */
  isUndo: boolean;
  /** Whether it was the first review of the application. */
  isFirstReview: boolean;
  /** Id of the stage that it ended; null for none. */
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
