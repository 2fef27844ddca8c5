import { BULK_LIMIT, toApplicationStatus } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { api } from '../../api-client';
import { filterOf, toApplicationFilter, toChosenFilter, toListQuery } from '../../list-query';
import { KEEPABLE, keptListOf } from '../../application-cache';
import { portionsOf } from '../../many';
import { queryClient } from '../../query-client';
import { removeApplications } from '../removals';
import { changeStatuses } from '../statuses';
import { pathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

const SORTS = ['applied_at', 'last_name', 'email', 'status'] as const;

/** Fields that a list of applications can be ordered by; rating only where all have one that the person may see. */
export const sortsOf = (filter: Record<string, unknown>) =>
  toApplicationFilter(filter).rating_min === undefined ? SORTS : ([...SORTS, 'rating'] as const);

/** Defaults of the fields beyond the specified ones, for a server of another version that leaves them out. */
const NOTHING_MORE = {
  reference: '',
  job_title: '',
  state_of_resident: '',
  phone_e164: null,
  cv_warnings: [],
  cover_letter_warnings: [],
  answers: [],
  status: 'pending',
  stage: null,
  assignee: null,
  withdrawn_at: null,
  replaced_by: null,
  told_status: null,
  consent_version: null,
  talent_pool_since: null,
  talent_pool_until: null,
  channel: null,
  repeat_of: null,
  other_applications: 0,
  notes_count: 0,
  is_mentioned: false,
  last_reply: null,
  tags: [],
  rating: null,
  ratings_count: 0,
} satisfies Partial<Application>;

const completed = (application: Application): Application => ({ ...NOTHING_MORE, ...application });

function completeList(result: Parameters<typeof unwrapList<Application>>[0]) {
  const list = unwrapList(result);
  return { ...list, data: list.data.map(completed) };
}

export const applications: ResourceCalls = {
  hasIds: true,
  references: { job_id: 'job_id' },
  async getList(params) {
    const filter = filterOf(params);
    const query = { ...toListQuery(params, sortsOf(filter)), ...toApplicationFilter(filter) };
    const { job_id: id } = toChosenFilter(filter);
    if (id === undefined) {
      return completeList(await api.GET('/api/applications-list/', { params: { query } }));
    }
    try {
      return completeList(await api.GET('/api/jobs/{id}/applications', { params: { query, path: { id } } }));
    } catch (failure) {
      if (params.meta !== KEEPABLE) throw failure;
      return keptListOf(id, query, queryClient, failure);
    }
  },

  async getOne({ id }) {
    return { data: completed(unwrap(await api.GET('/api/applications/{id}', pathOf(id)))) };
  },

  /** Only the status of an application can change. */
  async update({ id, data }) {
    const body = { status: toApplicationStatus(data.status) };
    return { data: unwrap(await api.PUT('/api/applications/{id}/status', { ...pathOf(id), body })) };
  },

  async updateMany(ids, data) {
    const status = toApplicationStatus((data as { status?: unknown }).status);
    for (const some of portionsOf(ids, BULK_LIMIT))
      await changeStatuses(some.map((id) => ({ id: String(id), status })));
  },

  /** The server refuses more than a few without a password; for those the list has a dialog of its own. */
  async deleteMany(ids) {
    for (const some of portionsOf(ids, BULK_LIMIT)) await removeApplications(some.map(String));
  },

  async delete({ id }) {
    unwrap(await api.DELETE('/api/applications/{id}', pathOf(id)));
    return { data: { id } };
  },
};
