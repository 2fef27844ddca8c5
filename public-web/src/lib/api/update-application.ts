import { CONSENT, type ApplicationAnswers } from '@smash/contract';
import type { SentApplication, UpdatedApplication } from '@smash/contract/client';
import { createUploadFetch } from '../upload-fetch';
import { type CandidateOutcome, candidateOutcome, withToken } from './candidate';
import { apiClient } from './client';
import { outcomeOfSubmission, type SubmitOutcome } from './submit-application';

/** A newer version of an application to send. */
export interface UpdateSubmission {
  session: string;
  /** Includes the answers to the job's own questions. */
  answers: ApplicationAnswers & Record<string, string>;
  /** By name of the form part. A part without a file keeps the previous one. */
  files: Readonly<Record<string, File | undefined>>;
  /** The previous cover letter, if it was text. It stays unless a file replaces it. */
  letter: string | null;
  idempotencyKey: string;
  /** Receives the sent share in whole percent. */
  onProgress: (percent: number) => void;
}

/** The sent application to start from; refused when it can no longer be updated. */
export function loadSent(session: string): Promise<CandidateOutcome<SentApplication>> {
  return candidateOutcome(apiClient.GET('/api/my-application/update', withToken(session)));
}

/** Sends a newer version. Never rejects. */
export const sendUpdate = (submission: UpdateSubmission): Promise<SubmitOutcome<UpdatedApplication>> =>
  outcomeOfSubmission(
    apiClient.POST('/api/my-application/update', {
      headers: withToken(submission.session).headers,
      params: { header: { 'Idempotency-Key': submission.idempotencyKey } },
      body: submission.answers,
      bodySerializer: () => toFormData(submission),
      fetch: createUploadFetch(submission.onProgress),
    }),
  );

/** Leaves the email address out, which cannot change. */
function toFormData({ answers: { email: _email, ...answers }, files, letter }: UpdateSubmission): FormData {
  const form = new FormData();
  for (const [field, answer] of Object.entries(answers)) form.append(field, answer);
  if (letter !== null && !files['cover_letter_file']) form.append('cover_letter', letter);
  form.append('consent_version', CONSENT.version);
  for (const [field, file] of Object.entries(files)) if (file) form.append(field, file);
  return form;
}
