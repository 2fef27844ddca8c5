import type { MemberSecrets, Schemas } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** Suspends or reactivates a member. */
export async function changeMemberStatus(id: string, status: 'active' | 'suspended'): Promise<void> {
  unwrap(await api.PUT('/api/members/{id}/status', { ...pathOf(id), body: { status } }));
}

/** Identity number and next of kin in the clear; the server records who asked. */
export async function revealMember(id: string, password: string): Promise<MemberSecrets> {
  return unwrap(await api.POST('/api/members/{id}/reveal', { ...pathOf(id), body: { password } }));
}

/** Corrects identity number and next of kin; needs the own password. */
export async function correctMemberSecrets(id: string, body: Schemas['CorrectSecretsDto']): Promise<void> {
  unwrap(await api.PUT('/api/members/{id}/secrets', { ...pathOf(id), body }));
}
