import { AUDIT_ACTION_NAMES, AUDIT_GROUP_NAMES, AUDIT_OBJECTS, isCalendarDate } from '@smash/contract';
import { oneOf } from '../list-query';

const ACTOR = /^(?:none|[0-9a-f-]{36})$/;

/** The filters in the address that the server understands; the rest is dropped. */
export function toAuditFilter(filter: Record<string, unknown>) {
  const { actor, object_id, from, to } = filter;
  return {
    actor: typeof actor === 'string' && ACTOR.test(actor) ? actor : undefined,
    action: oneOf([...AUDIT_GROUP_NAMES, ...AUDIT_ACTION_NAMES], filter['action']),
    object_type: oneOf(AUDIT_OBJECTS, filter['object_type']),
    object_id: typeof object_id === 'string' ? object_id : undefined,
    from: toDay(from),
    to: toDay(to),
  };
}

const toDay = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined);
