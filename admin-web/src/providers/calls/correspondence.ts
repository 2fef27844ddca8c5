import type {
  ApplicantMail,
  MailBatch,
  MailPreview,
  MailProgress,
  MailTemplateVersion,
  WriteMails,
} from '@smash/contract/client';
import { api } from '../api-client';
import { numberedPathOf, pathOf, unwrap } from './resource-calls';

/** The text of a mail to applicants, with placeholders. */
export interface MailText {
  subject: string;
  body: string;
}

/** All versions of a template, the present one first. */
export async function listTemplateVersions(id: number): Promise<MailTemplateVersion[]> {
  return unwrap(await api.GET('/api/mail-templates/{id}/versions', numberedPathOf(id)));
}

/** A mail exactly as the applicant would get it; with examples where there is no application. */
export async function previewMail(text: MailText, applicationId?: string): Promise<MailPreview> {
  const body = { subject: text.subject, body: text.body, application_id: applicationId };
  return unwrap(await api.POST('/api/mail-templates/preview', { body }));
}

/** Writes to applicants; with the same key nobody gets a second mail. */
export async function writeMails(body: WriteMails, key: string): Promise<MailBatch> {
  const params = { header: { 'Idempotency-Key': key } };
  return unwrap(await api.POST('/api/applications/mails', { params, body }));
}

/** Takes back the mails of a batch that have not left. */
export async function undoMails(batchId: string): Promise<MailProgress> {
  const params = { path: { batch_id: batchId } };
  return unwrap(await api.DELETE('/api/applications/mails/{batch_id}', { params }));
}

export async function readMailProgress(batchId: string): Promise<MailProgress> {
  const params = { path: { batch_id: batchId } };
  return unwrap(await api.GET('/api/applications/mails/{batch_id}', { params }));
}

/** The mails to the applicant of an application, the latest first. */
export async function listApplicantMails(id: string): Promise<ApplicantMail[]> {
  return unwrap(await api.GET('/api/applications/{id}/mails', pathOf(id)));
}

/** Puts on record that a chat with the applicant is opened. */
export async function recordChat(id: string): Promise<void> {
  unwrap(await api.POST('/api/applications/{id}/chats', pathOf(id)));
}
