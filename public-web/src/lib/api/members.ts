import type { SignUpAnswers } from '@smash/contract';
import {
  createClient,
  type Counts,
  type MemberMessage,
  type MemberProfile,
  type Schemas,
} from '@smash/contract/client';
import { forgetMember, memberToken } from '../member-session';
import { outcomeOf } from './call-outcome';
import { apiClient } from './client';

export type { Counts, MemberMessage, MemberProfile } from '@smash/contract/client';

/** API client with the token of the stored session. */
export const memberClient = createClient();

memberClient.use({
  onRequest({ request }) {
    const token = memberToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
});

/** Choices are plain strings in the form; the server checks them against its lists. */
type SignUpBody = Schemas['SignUpDto'];
type State = Schemas['StateDto']['state_of_resident'];

export const signUp = (body: SignUpAnswers) =>
  outcomeOf(apiClient.POST('/api/members/', { body: body as SignUpBody }));

export const logIn = (email: string, password: string) =>
  outcomeOf(apiClient.POST('/api/members/login', { body: { email, password } }));

export const confirmAddress = (token: string, password: string) =>
  outcomeOf(apiClient.POST('/api/members/confirmations', { body: { token, password } }));

/** The address that a link confirms. Looking does not use the link up. */
export const addressToConfirm = (token: string) =>
  outcomeOf(apiClient.POST('/api/members/confirmations/address', { body: { token } }));

export const askForConfirmation = (email: string) =>
  outcomeOf(apiClient.POST('/api/members/confirmation-mails', { body: { email } }));

export const askForNewPassword = (email: string) =>
  outcomeOf(apiClient.POST('/api/members/password-mails', { body: { email } }));

export const setPassword = (token: string, newPassword: string) =>
  outcomeOf(apiClient.POST('/api/members/password', { body: { token, new_password: newPassword } }));

export const setState = (state: string) =>
  outcomeOf(memberClient.PUT('/api/members/me/state', { body: { state_of_resident: state as State } }));

/** Ends a session on the server, by default this browser's. Does not wait for the response, so that logging out is immediate. */
export function endSession(token = memberToken()): void {
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}` };
  void outcomeOf(apiClient.POST('/api/members/logout', { headers, keepalive: true }));
}

/** Loads the member of the session. `ended` when the session is over, `failed` when that could not be found out. */
export type ProfileResult =
  | { status: 'found'; member: MemberProfile }
  | { status: 'ended' }
  | { status: 'failed' };

export async function loadProfile(): Promise<ProfileResult> {
  const token = memberToken();
  const outcome = await outcomeOf(memberClient.GET('/api/members/me'));
  if (outcome.isDone) return { status: 'found', member: outcome.data };
  if (outcome.status !== 401) return { status: 'failed' };
  // Another tab may have logged in again before the response for the ended session came.
  if (memberToken() === token) forgetMember();
  return { status: 'ended' };
}

export const NO_COUNTS: Counts = { members: 0, zones: 0, activities: 0 };

/** Counts of the dashboard. A failure is only logged, and the counts stay 0 (docs/requirements/members.md#m-9). */
export async function loadCounts(): Promise<Counts> {
  const outcome = await outcomeOf(apiClient.GET('/api/counts/'));
  if (outcome.isDone) return { ...NO_COUNTS, ...outcome.data };
  console.warn('Failed to load the counts', outcome.message);
  return NO_COUNTS;
}

/** The messages for the member, or undefined when they could not be loaded. */
export async function loadMessages(): Promise<readonly MemberMessage[] | undefined> {
  const outcome = await outcomeOf(memberClient.GET('/api/members/me/messages'));
  return outcome.isDone ? outcome.data : undefined;
}
