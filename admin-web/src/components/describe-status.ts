import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '@smash/contract';
import type { BadgeTone } from './badge';
import { oneOf } from '../providers/list-query';
import { t } from '../i18n/t';

const TONES = { pending: 'yellow', reviewed: 'blue', accepted: 'green', rejected: 'red' } as const;

/**
 * Colour and word of a status (docs/requirements/portal.md#p-27). A missing status counts as pending; one that this
 * portal does not know is grey.
 */
export function describeStatus(value: string | null | undefined): { tone: BadgeTone; label: string } {
  const status = oneOf(APPLICATION_STATUSES, value || 'pending');
  return status
    ? { tone: TONES[status], label: t(APPLICATION_STATUS_LABELS[status]) }
    : { tone: 'grey', label: String(value) };
}
