import { CONSENT, type ApplicationAnswers } from '@smash/contract';
import type { SentApplication, UpdatedApplication } from '@smash/contract/client';
import { createUploadFetch } from '../upload-fetch';
import { type CandidateOutcome, candidateOutcome, withToken } from './candidate';
import { apiClient } from './client';
import { outcomeOfSubmission, type SubmitOutcome } from './submit-application';

/** A newer version as it goes to the server. */
export interface UpdateSubmission {
  session: string;
  /** Those to the questions of the job among them. */
  answers: ApplicationAnswers & Record<string, string>;
  /** By the part of the form; the previous ones stay where there is none. */
  files: Readonly<Record<string, File | undefined>>;
  /** The previous letter, if it came as text: it stays unless there is a file. */
  letter: string | null;
  idempotencyKey: string;
  /** Receives whole percents of what has been sent. */
  onProgress: (percent: number) => void;
}

/** What was sent; refused when it can no longer be updated. */
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

/** Without the address, which stays as it was. */
function toFormData({ answers: { email: _email, ...answers }, files, letter }: UpdateSubmission): FormData {
  const form = new FormData();
  for (const [field, answer] of Object.entries(answers)) form.append(field, answer);
  if (letter !== null && !files['cover_letter_file']) form.append('cover_letter', letter);
  form.append('consent_version', CONSENT.version);
  for (const [field, file] of Object.entries(files)) if (file) form.append(field, file);
  return form;
}
