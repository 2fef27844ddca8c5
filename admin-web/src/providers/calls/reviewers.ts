import type { OwnNotices, Reviewer } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/**
 * The accounts that review applications: they can be assigned to them, and mentioned in notes.
 * @param applicationId only those who see this application
 */
export async function listReviewers(applicationId?: string): Promise<Reviewer[]> {
  const query = applicationId ? { application_id: applicationId } : {};
  return unwrap(await api.GET('/api/reviewers', { params: { query } }));
}

/** @param seen the assignee on the screen; when it is another by now, nothing is changed */
export async function assign(id: string, assigneeId: string | null, seen: string | null): Promise<void> {
  const body = { assignee_id: assigneeId, seen };
  unwrap(await api.PUT('/api/applications/{id}/assignee', { ...pathOf(id), body }));
}

/** Removes the mark that notes mention the person. */
export async function markMentionsRead(id: string): Promise<void> {
  unwrap(await api.DELETE('/api/applications/{id}/mentions', pathOf(id)));
}

export async function readNotices(): Promise<OwnNotices> {
  return unwrap(await api.GET('/api/me/notices'));
}

export async function chooseNotices(body: OwnNotices): Promise<OwnNotices> {
  return unwrap(await api.PUT('/api/me/notices', { body }));
}
