import {
  CONSENT,
  MESSAGES,
  describeSubmitFailure,
  fieldMessages,
  isRecord,
  type ApplicationAnswers,
} from '@smash/contract';
import { visitChannel } from '../channel';
import { createUploadFetch } from '../upload-fetch';
import { apiClient, type SubmittedApplication } from './client';

/** One application as it goes to the server. */
export interface ApplicationSubmission {
  jobId: number;
  /** Those to the questions of the job among them. */
  answers: ApplicationAnswers & Record<string, string>;
  /** By the part of the form. */
  files: Readonly<Record<string, File | undefined>>;
  idempotencyKey: string;
  /** Receives whole percents of what has been sent. */
  onProgress: (percent: number) => void;
}

/** How an attempt to apply ended. */
export type SubmitOutcome<Receipt = SubmittedApplication> =
  | { type: 'received'; receipt: Receipt }
  /** The server said no: nothing was stored. `fields` holds messages by the API's field names. */
  | { type: 'refused'; message: string; fields: Record<string, string>; code?: string }
  /** No response, or a fault of the server: the application may have been stored. `isUnanswered`: the line broke. */
  | { type: 'unknown'; message: string; isUnanswered?: boolean };

/** Sends an application (docs/requirements/careers.md#c-26). Never rejects. */
export const submitApplication = (submission: ApplicationSubmission): Promise<SubmitOutcome> =>
  outcomeOfSubmission(
    apiClient.POST('/api/jobs/{id}/apply', {
      params: { path: { id: submission.jobId }, header: { 'Idempotency-Key': submission.idempotencyKey } },
      // OpenAPI types a file as text; the serializer puts the file itself in its place.
      body: { ...submission.answers, cv_file: submission.files['cv_file']?.name ?? '' },
      bodySerializer: () => toFormData(submission),
      fetch: createUploadFetch(submission.onProgress),
    }),
  );

/** What came of an application, or of a newer version, that is being sent. Never rejects. */
export async function outcomeOfSubmission<Receipt>(
  sending: Promise<{ data?: Receipt; error?: unknown; response: Response }>,
): Promise<SubmitOutcome<Receipt>> {
  try {
    const { data, error, response } = await sending;
    return data ? { type: 'received', receipt: data } : describeResponse(response.status, error);
  } catch {
    return { type: 'unknown', message: MESSAGES.submitFailed, isUnanswered: true };
  }
}

/** What a response without a receipt means; of a success without one, the line broke within the answer. */
export function describeResponse(status: number, body: unknown): SubmitOutcome<never> {
  const message = describeSubmitFailure(body);
  if (status < 400) return { type: 'unknown', message: MESSAGES.submitFailed, isUnanswered: true };
  if (status >= 500) return { type: 'unknown', message };
  return { type: 'refused', message, fields: fieldMessages(body), code: errorCode(body) };
}

function errorCode(body: unknown): string | undefined {
  return isRecord(body) && typeof body.code === 'string' ? body.code : undefined;
}

function toFormData({ answers, files }: ApplicationSubmission): FormData {
  const form = new FormData();
  for (const [field, answer] of Object.entries(answers)) form.append(field, answer);
  form.append('consent_version', CONSENT.version);
  const channel = visitChannel();
  if (channel !== null) form.append('channel', channel);
  for (const [field, file] of Object.entries(files)) if (file) form.append(field, file);
  return form;
}
