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

/** An application to send. */
export interface ApplicationSubmission {
  jobId: number;
  /** Includes the answers to the job's own questions. */
  answers: ApplicationAnswers & Record<string, string>;
  /** By name of the form part. */
  files: Readonly<Record<string, File | undefined>>;
  idempotencyKey: string;
  /** Receives the sent share in whole percent. */
  onProgress: (percent: number) => void;
}

/** How an attempt to apply ended. */
export type SubmitOutcome<Receipt = SubmittedApplication> =
  | { type: 'received'; receipt: Receipt }
  /** The server said no: nothing was stored. `fields` holds messages by the API's field names. */
  | { type: 'refused'; message: string; fields: Record<string, string>; code?: string }
  /** No response or a server fault: the application may have been stored. `isUnanswered` when the connection broke. */
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

/** Outcome of sending an application or a newer version of one. Never rejects. */
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

/** Outcome for a response without a receipt. A success without one means that the connection broke during the response. */
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
