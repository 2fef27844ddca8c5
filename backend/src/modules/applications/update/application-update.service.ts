import { Injectable } from '@nestjs/common';
import { answerField, withAsciiName } from '@smash/contract';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { readForm } from '../apply/apply-form.js';
import { ApplyService, type SubmissionResult } from '../apply/apply.service.js';
import { FILE_FIELDS } from '../apply/submitted-files.js';
import { JobClosedException } from '../applications.errors.js';
import { ApplicationsService } from '../list/applications.service.js';
import type { CallerNetwork } from '../../../platform/rate-limits/caller.decorator.js';
import { KeptFilesService } from './kept-files.service.js';
import { Replacements } from './replacements.service.js';
import type { SentApplicationDto } from './update.dto.js';

export interface UpdateRequest {
  /** Id of the application that its applicant sends a newer version of. */
  applicationId: string;
  /** Token of the applicant's session. */
  session: string;
  body: Record<string, unknown>;
  /** The Idempotency-Key header. */
  clientKey: string | undefined;
  caller: CallerNetwork;
}

/** Takes newer versions of applications, each as an application of its own. */
@Injectable()
export class ApplicationUpdate {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly applying: ApplyService,
    private readonly jobs: JobsService,
    private readonly kept: KeptFilesService,
    private readonly replacements: Replacements,
  ) {}

  /**
   * The application as it was sent, to fill the form.
   * @throws ApiException when it can no longer be updated
   */
  async read(id: string): Promise<Omit<SentApplicationDto, 'page_expires_at'>> {
    const application = await this.applications.get(id);
    if (!(await this.jobs.isOpen(application.job_id))) throw new JobClosedException();
    await this.replacements.assertUpdatable(id);
    const { cover_letter, cover_letter_kind, answers, ...sent } = application;
    return {
      reference: sent.reference,
      job_id: sent.job_id,
      first_name: sent.first_name,
      middle_name: sent.middle_name,
      last_name: sent.last_name,
      dob: sent.dob,
      state_of_origin: sent.state_of_origin,
      state_of_resident: sent.state_of_resident,
      address: sent.address,
      email: sent.email,
      phone: sent.phone,
      portfolio: sent.portfolio,
      social_link: sent.social_link,
      cv_filename: sent.cv_filename,
      cover_letter: cover_letter_kind === 'text' ? cover_letter : null,
      cover_letter_filename: cover_letter_kind === 'file' ? cover_letter : null,
      answers: answers.map(({ question_id, type, value }) => ({ question_id, type, value })),
    };
  }

  /** Files that are not sent again stay as they were, a cover letter unless one is sent as text. */
  async submit({
    applicationId,
    session,
    body,
    clientKey,
    caller,
  }: UpdateRequest): Promise<SubmissionResult> {
    if ('email' in body)
      throw ValidationException.at(['body', 'email'], 'The email address cannot be changed');
    const { job_id: jobId, email } = await this.applications.get(applicationId);
    const { questions } = await this.jobs.getPublished(jobId);
    const asked = questions.filter(({ type }) => type === 'file').map(({ id }) => answerField(id));
    const isLetterWritten = typeof body['cover_letter'] === 'string' && body['cover_letter'].trim() !== '';
    const isKept = (field: string) =>
      (body[field] === undefined || body[field] === '') &&
      (field === FILE_FIELDS.cv ||
        (field === FILE_FIELDS.cover_letter && !isLetterWritten) ||
        asked.some((name) => name === field));
    return this.kept.lend(applicationId, isKept, async (files) => {
      const form = await readForm({ ...body, ...files, email: withAsciiName(email) });
      if (form.fields) form.fields.email = email;
      const replaces = { id: applicationId, session };
      return this.applying.submit({ jobId, form, clientKey, caller, replaces });
    });
  }
}
