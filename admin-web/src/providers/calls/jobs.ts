import { completeJob } from '@smash/contract';
import type { Job, JobDeletion } from '@smash/contract/client';
import { api } from '../api-client';
import { toJobBody, type JobFormValues } from '../job-body';
import { filterOf, oneOf, toNumberedQuery, toNumber } from '../list-query';
import { type ResourceCalls, unwrap, unwrapList } from './resource-calls';

const SORTABLE = ['created_at', 'title', 'application_deadline'] as const;
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
    const job = unwrap(await api.GET('/api/jobs/{id}', { params: { path: { id: Number(id) } } }));
    return { data: completeJob(job) };
  },

  async create({ data }) {
    return { data: unwrap(await api.POST('/api/jobs/', { body: toJobBody(data) })) };
  },

  async update({ id, data }) {
    const path = { id: Number(id) };
    const values = data as JobFormValues;
    const body = { ...toJobBody(values), version: values.version };
    return { data: unwrap(await api.PUT('/api/jobs/{id}', { params: { path }, body })) };
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

/** Hides a posting; the answer says how many applications stay. */
export async function deleteJob(id: number): Promise<JobDeletion> {
  return unwrap(await api.DELETE('/api/jobs/{id}', { params: { path: { id } } }));
}

export async function restoreJob(id: number): Promise<Job> {
  return unwrap(await api.POST('/api/jobs/{id}/restore', { params: { path: { id } } }));
}

/** A closed copy of a posting. */
export async function duplicateJob(id: number): Promise<Job> {
  return unwrap(await api.POST('/api/jobs/{id}/duplicate', { params: { path: { id } } }));
}

export async function closeJob(id: number): Promise<Job> {
  return unwrap(await api.POST('/api/jobs/{id}/close', { params: { path: { id } } }));
}

/** The poster of an open posting, a PDF. */
export async function readPoster(id: number): Promise<Blob> {
  return unwrap(await api.GET('/api/jobs/{id}/poster', { params: { path: { id } }, parseAs: 'blob' }));
}
