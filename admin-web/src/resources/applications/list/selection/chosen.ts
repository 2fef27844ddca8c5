import type { StartBulkAction } from '@smash/contract/client';
import { BULK_LIMIT } from '@smash/contract';
import { toServerTime } from '../../../../providers/server-time';

/** The applications that something is to be done with: those ticked, or all that match. */
export interface Chosen {
  ids?: string[];
  filter?: NonNullable<StartBulkAction['filter']>;
  count: number;
  /** When the list was read whose matches were all chosen, in milliseconds. */
  seenAt?: number | undefined;
  /** The count as a person reads it. */
  shown: string;
}

/** The ticked ones, if they are few enough to be changed while one waits; all others are changed in the background. */
export const changedAtOnce = ({ ids }: Chosen): string[] | undefined =>
  ids && ids.length <= BULK_LIMIT ? ids : undefined;

/** As the server is told. Who applied after the list was read is not meant. */
export const toRequest = ({ ids, filter, seenAt }: Chosen) => ({
  ...(ids ? { ids } : { filter }),
  ...(seenAt && { seen_at: toServerTime(seenAt) }),
});
