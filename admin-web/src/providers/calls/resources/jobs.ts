import { completeJob } from '@smash/contract';
import { api } from '../../api-client';
import { toJobBody, type JobFormValues } from '../../job-body';
import { filterOf, oneOf, toNumberedQuery, toNumber } from '../../list-query';
import { numberedPathOf, type ResourceCalls, unwrap, unwrapList } from '../resource-calls';

const SORTABLE = ['posted_at', 'title', 'application_deadline'] as const;
const STATUSES = ['active', 'closed'] as const;

export const jobs: ResourceCalls = {
  hasIds: true,
  async getList(params) {
    const filter = filterOf(params);
    const query = {
      ...toNumberedQuery(params, SORTABLE),
      status: oneOf(STATUSES, filter['status']),
      deadline_days: toNumber(filter['deadline_days']),
    };
    const list = unwrapList(await api.GET('/api/jobs/', { params: { query } }));
    return { ...list, data: list.data.map((job) => completeJob(job)) };
  },

  async getOne({ id }) {
    const job = unwrap(await api.GET('/api/jobs/{id}', numberedPathOf(id)));
    return { data: completeJob(job) };
  },

  async create({ data }) {
    return { data: unwrap(await api.POST('/api/jobs/', { body: toJobBody(data) })) };
  },

  async update({ id, data }) {
    const values = data as JobFormValues;
    const body = { ...toJobBody(values), version: values.version };
    return { data: unwrap(await api.PUT('/api/jobs/{id}', { ...numberedPathOf(id), body })) };
  },
};

/** Postings that were deleted, the latest first. */
export const deletedJobs: ResourceCalls = {
  hasIds: true,
  async getList(params) {
    const query = toNumberedQuery(params, []);
    return unwrapList(await api.GET('/api/jobs/deleted', { params: { query } }));
  },
};
