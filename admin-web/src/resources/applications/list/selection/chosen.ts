import type { StartBulkAction } from '@smash/contract/client';
import { BULK_LIMIT } from '@smash/contract';
import { toServerTime } from '../../../../providers/server-time';

/** The applications that an action is for: the ticked ones, or all that match. */
export interface Chosen {
  ids?: string[];
  filter?: NonNullable<StartBulkAction['filter']>;
  count: number;
  /** When the list was read of which all matches were chosen, in milliseconds. */
  seenAt?: number | undefined;
  /** The count as a person reads it. */
  shown: string;
}

/** The ticked ids if they are few enough to be changed while the person waits; others are changed in the background. */
export const changedAtOnce = ({ ids }: Chosen): string[] | undefined =>
  ids && ids.length <= BULK_LIMIT ? ids : undefined;

/** The choice in a request. Applications that arrived after the list was read are not meant. */
export const toRequest = ({ ids, filter, seenAt }: Chosen) => ({
  ...(ids ? { ids } : { filter }),
  ...(seenAt && { seen_at: toServerTime(seenAt) }),
});
