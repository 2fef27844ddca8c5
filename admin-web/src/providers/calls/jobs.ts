import type { Job, JobDeletion } from '@smash/contract/client';
import { api } from '../api-client';
import { numberedPathOf, unwrap } from './resource-calls';

/** Hides a posting; the response says how many applications stay. */
export async function deleteJob(id: number): Promise<JobDeletion> {
  return unwrap(await api.DELETE('/api/jobs/{id}', numberedPathOf(id)));
}

export async function restoreJob(id: number): Promise<Job> {
  return unwrap(await api.POST('/api/jobs/{id}/restore', numberedPathOf(id)));
}

/** A draft that is a copy of a posting. */
export async function duplicateJob(id: number): Promise<Job> {
  return unwrap(await api.POST('/api/jobs/{id}/duplicate', numberedPathOf(id)));
}

export async function closeJob(id: number): Promise<Job> {
  return unwrap(await api.POST('/api/jobs/{id}/close', numberedPathOf(id)));
}

/** The poster of an open posting, a PDF. */
export async function readPoster(id: number): Promise<Blob> {
  return unwrap(await api.GET('/api/jobs/{id}/poster', { ...numberedPathOf(id), parseAs: 'blob' }));
}
