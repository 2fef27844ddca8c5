import { MESSAGES, describeSubmitFailure, fieldMessages } from '@smash/contract';
import type { CandidateApplication, ErasureCertificate, OwnInterview } from '@smash/contract/client';
import { createUploadFetch } from '../upload-fetch';
import type { ApiResult } from './call-outcome';
import { apiClient } from './client';

export type { CandidateApplication, ErasureCertificate, OwnInterview };

/**
 * Outcome of a call about one's own application. `ended`: the page has to be opened again. `isForNow`: the same call may
 * succeed later.
 */
export type CandidateOutcome<Data> =
  | { type: 'done'; data: Data }
  | { type: 'ended'; message: string }
  | { type: 'refused'; message: string; fields: Record<string, string>; isForNow: boolean };

/** Statuses after which the page has to be opened again: logged out, or gone. */
const ENDING = [401, 404];

/** @param ending statuses after which the call can never succeed */
export async function candidateOutcome<Data>(
  call: Promise<ApiResult<Data>>,
  ending: readonly number[] = ENDING,
): Promise<CandidateOutcome<Data>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { type: 'done', data: data as Data };
    const message = describeSubmitFailure(error);
    if (ending.includes(response.status)) return { type: 'ended', message };
    const isForNow = response.status === 429 || response.status >= 500;
    return { type: 'refused', message, fields: fieldMessages(error), isForNow };
  } catch {
    return { type: 'refused', message: MESSAGES.noAnswer, fields: {}, isForNow: true };
  }
}

export const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Asks for a link by mail. The response does not tell whether there is such an application. */
export function requestPageLink(body: { reference: string; email: string }) {
  return candidateOutcome(apiClient.POST('/api/my-application/link', { body }));
}

/** Also for a link that was used, is too old, or was cut off by a mail program. */
const LINK_ENDING = [...ENDING, 403, 422];

/** Exchanges the token of a mailed link for a session. @param secret random; repeats the exchange with the same link */
export function openOwnPage(token: string, secret: string) {
  const options = { body: { token }, params: { header: { 'Session-Secret': secret } } };
  return candidateOutcome(apiClient.POST('/api/my-application/session', options), LINK_ENDING);
}

/**
 * Ends the session on the server. Does not wait for the response, so that the page closes at once. Unused links in the
 * applicant's mailbox, such as one in an interview mail, stay valid.
 */
export function closeOwnPage(token: string): void {
  const params = { query: { links: 'keep' as const } };
  void candidateOutcome(
    apiClient.DELETE('/api/my-application/session', { ...withToken(token), params, keepalive: true }),
  );
}

export function loadOwnApplication(token: string): Promise<CandidateOutcome<CandidateApplication>> {
  return candidateOutcome(apiClient.GET('/api/my-application', withToken(token)));
}

/** Sends a new CV. @param onProgress receives the sent share in whole percent */
export function replaceOwnCv(
  token: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<CandidateOutcome<CandidateApplication>> {
  const form = new FormData();
  form.append('cv_file', file);
  return candidateOutcome(
    apiClient.PUT('/api/my-application/cv', {
      ...withToken(token),
      // OpenAPI types a file as text; the serializer puts the file itself in its place.
      body: { cv_file: file.name },
      bodySerializer: () => form,
      fetch: createUploadFetch(onProgress),
    }),
  );
}

export function withdrawOwnApplication(token: string): Promise<CandidateOutcome<CandidateApplication>> {
  return candidateOutcome(apiClient.POST('/api/my-application/withdrawal', withToken(token)));
}

/** Consents to keeping the application for other openings; the term starts now. */
export function joinTalentPool(token: string): Promise<CandidateOutcome<CandidateApplication>> {
  return candidateOutcome(apiClient.PUT('/api/my-application/talent-pool', withToken(token)));
}

export function leaveTalentPool(token: string): Promise<CandidateOutcome<CandidateApplication>> {
  return candidateOutcome(apiClient.DELETE('/api/my-application/talent-pool', withToken(token)));
}

/** Downloads all stored data as one archive. */
export function downloadOwnData(token: string): Promise<CandidateOutcome<Blob>> {
  return candidateOutcome<Blob>(
    apiClient.GET('/api/my-application/data', { ...withToken(token), parseAs: 'blob' }),
  );
}

export function eraseOwnApplication(token: string): Promise<CandidateOutcome<ErasureCertificate>> {
  return candidateOutcome(apiClient.DELETE('/api/my-application', withToken(token)));
}

type InterviewOutcome = Promise<CandidateOutcome<{ interview: OwnInterview | null }>>;

/** Loads the newest interview, null when none was offered. */
export function loadOwnInterview(token: string): InterviewOutcome {
  return candidateOutcome(apiClient.GET('/api/my-application/interview', withToken(token)));
}

/** Books one of the times. Refused when the time is taken or the offer has changed since it was read. */
export function chooseInterviewTime(
  token: string,
  slotId: string,
  { sequence }: Pick<OwnInterview, 'sequence'>,
): InterviewOutcome {
  const body = { slot_id: slotId, sequence };
  return candidateOutcome(apiClient.POST('/api/my-application/interview', { ...withToken(token), body }));
}

/** Cancels the interview. Refused when it has changed since it was read. */
export function cancelOwnInterview(
  token: string,
  { sequence }: Pick<OwnInterview, 'sequence'>,
): InterviewOutcome {
  const params = { query: { sequence } };
  return candidateOutcome(apiClient.DELETE('/api/my-application/interview', { ...withToken(token), params }));
}

/** Downloads the booked interview as a calendar file; refused when there is none any more. */
export function downloadOwnInterview(token: string): Promise<CandidateOutcome<Blob>> {
  return candidateOutcome<Blob>(
    apiClient.GET('/api/my-application/interview/calendar', { ...withToken(token), parseAs: 'blob' }),
    [401],
  );
}
