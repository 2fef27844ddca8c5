import type { OwnSession } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** The person's own sessions, the one used last first. */
export async function listOwnSessions(): Promise<OwnSession[]> {
  return unwrap(await api.GET('/api/me/sessions'));
}

export async function endOwnSession(id: string): Promise<void> {
  unwrap(await api.DELETE('/api/me/sessions/{id}', pathOf(id)));
}

export async function endOtherSessions(): Promise<void> {
  unwrap(await api.DELETE('/api/me/sessions'));
}

/** Tells the server that somebody is there. */
export async function keepSession(): Promise<void> {
  unwrap(await api.GET('/api/me'));
}
