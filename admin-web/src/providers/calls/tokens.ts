import type { ApiToken, Schemas } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** @returns the record with the token itself, which is shown only this once */
export async function makeToken(wanted: Schemas['NewApiTokenDto']): Promise<ApiToken & { token: string }> {
  return unwrap(await api.POST('/api/tokens', { body: wanted }));
}

export async function revokeToken(id: string): Promise<void> {
  unwrap(await api.DELETE('/api/tokens/{id}', pathOf(id)));
}
