import type { MemberSecrets, Schemas } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** Suspends a member or takes them back. */
export async function changeMemberStatus(id: string, status: 'active' | 'suspended'): Promise<void> {
  unwrap(await api.PUT('/api/members/{id}/status', { ...pathOf(id), body: { status } }));
}

/** Identity number and next of kin in the clear; the server keeps who asked. */
export async function revealMember(id: string, password: string): Promise<MemberSecrets> {
  return unwrap(await api.POST('/api/members/{id}/reveal', { ...pathOf(id), body: { password } }));
}

/** Corrects them, for the own password. */
export async function correctMemberSecrets(id: string, body: Schemas['CorrectSecretsDto']): Promise<void> {
  unwrap(await api.PUT('/api/members/{id}/secrets', { ...pathOf(id), body }));
}
