import {
  AUDIT_ACTION_NAMES,
  AUDIT_GROUPS,
  AUDIT_OBJECTS,
  type AuditGroup,
  isCalendarDate,
} from '@smash/contract';
import { api } from '../api-client';
import { filterOf, oneOf, toListQuery } from '../list-query';
import { type ResourceCalls, unwrap, unwrapList } from './resource-calls';

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];
const ACTOR = /^(?:none|[0-9a-f-]{36})$/;

export const audit: ResourceCalls = {
  /** Newest first, as the server has it without being asked. */
  async getList(params) {
    const { page, per_page } = toListQuery(params, []);
    const query = { page, per_page, ...toAuditFilter(filterOf(params)) };
    return unwrapList(await api.GET('/api/audit/', { params: { query } }));
  },
};

/** The entries of a filter as a table. */
export async function exportAudit(filter: Record<string, unknown>): Promise<Blob> {
  const query = toAuditFilter(filter);
  return unwrap(await api.GET('/api/audit/export', { params: { query }, parseAs: 'blob' }));
}

/** What of the filters in the address the server understands; the rest filters nothing. */
export function toAuditFilter(filter: Record<string, unknown>) {
  const { actor, object_id, from, to } = filter;
  return {
    actor: typeof actor === 'string' && ACTOR.test(actor) ? actor : undefined,
    action: oneOf([...GROUPS, ...AUDIT_ACTION_NAMES], filter['action']),
    object_type: oneOf(AUDIT_OBJECTS, filter['object_type']),
    object_id: typeof object_id === 'string' ? object_id : undefined,
    from: toDay(from),
    to: toDay(to),
  };
}

const toDay = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined);
