import type { ApplicationStatus } from '@smash/contract';
import type { StatusMail } from '@smash/contract/client';
import { api } from '../api-client';
import { unwrap } from './resource-calls';

/** What a mail about the present status of an application would say to the applicant. */
export async function previewStatusMail(id: string): Promise<StatusMail> {
  return unwrap(await api.GET('/api/applications/{id}/status-mail', { params: { path: { id } } }));
}

/** Sends that mail: once for each status, and only while it is the one that the preview told of; else 409. */
export async function sendStatusMail(id: string, status: ApplicationStatus): Promise<StatusMail> {
  const options = { params: { path: { id } }, body: { status } };
  return unwrap(await api.POST('/api/applications/{id}/status-mail', options));
}
