import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { presentTime } from '../../../platform/statements/present-time.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { IdempotencyService } from '../apply/idempotency.service.js';
import { ApplicationErasureService } from '../erasure/application-erasure.service.js';
import { ApplicationFeatures } from '../features/application-features.service.js';
import { lockOne } from '../list/application-rows.js';
import { ApplicationNotFoundException } from '../applications.errors.js';
import { ApplicationsService } from '../list/applications.service.js';
import { ConsentText } from '../entities/consent-text.entity.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { ApplicationMailService } from '../mails/application-mail.service.js';
import { Replacements } from '../update/replacements.service.js';
import { TalentPool } from '../pool/talent-pool.service.js';
import { Recipients } from '../recipients/recipients.service.js';
import type { CandidateApplicationDto, ErasureCertificateDto } from './candidate.dto.js';

/** What applicants see of their own application and may do with it. */
@Injectable()
export class CandidateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: ApplicationsService,
    private readonly history: ApplicationHistory,
    private readonly mails: ApplicationMailService,
    private readonly erasure: ApplicationErasureService,
    private readonly recipients: Recipients,
    private readonly features: ApplicationFeatures,
    private readonly replacements: Replacements,
    private readonly jobs: JobsService,
    private readonly idempotency: IdempotencyService,
    private readonly pool: TalentPool,
  ) {}

  async get(id: string): Promise<CandidateApplicationDto> {
    const application = await this.applications.get(id);
    const { reference, job_title, first_name, status, applied_at } = application;
    const { withdrawn_at, cv_filename, talent_pool_until, replaced_by } = application;
    return {
      reference,
      job_title,
      first_name,
      status,
      is_decision_mailed: await this.jobs.mailsDecision(application.job_id),
      applied_at,
      withdrawn_at,
      is_replaced: await this.replacements.hasHappened(id),
      replaced_by: replaced_by && (await this.referenceOf(replaced_by)),
      cv_filename,
      talent_pool_until,
      can_replace_cv: status === 'pending' && withdrawn_at === null,
      can_update: await this.replacements.isPossible(id, application.job_id),
      consent_text: await this.consentText(application.consent_version),
    };
  }

  /**
   * Withdraws the application, whatever its status, and with it the consent to be kept for other openings. A repetition
   * changes nothing.
   */
  async withdraw(id: string): Promise<CandidateApplicationDto> {
    const application = await this.applications.get(id);
    await this.dataSource.transaction(async (manager) => {
      const locked = await lockOne(manager, id);
      if (locked.withdrawnAt) return;
      const now = await presentTime(manager);
      await manager.update(Application, { id }, { withdrawnAt: now, updatedAt: now });
      await this.history.record(manager, null, [{ applicationId: id, type: 'withdrawn' }]);
      await this.pool.leaveLocked(manager, id);
      await this.recipients.cancelMails(manager, null, [id]);
      await this.idempotency.forgetContent(manager, id);
      await this.mails.queueWithdrawal(manager, application);
      await this.features.end(manager, id, 'withdrawn');
    });
    return this.get(id);
  }

  /** Erases the application at once, with all its data and versions. A repetition gets the same certificate. */
  async erase(id: string): Promise<ErasureCertificateDto> {
    const certificate = await this.erasure.eraseOnRequest(id);
    if (!certificate) throw new ApplicationNotFoundException();
    const { id: certificate_id, fileCount: file_count, erasedAt } = certificate;
    return { certificate_id, file_count, erased_at: erasedAt.toISOString() };
  }

  /** Null once the application is erased. */
  private async referenceOf(id: string): Promise<string | null> {
    const application = await this.dataSource.manager.findOneBy(Application, { id });
    return application?.reference ?? null;
  }

  private async consentText(version: string | null): Promise<string | null> {
    if (version === null) return null;
    const consent = await this.dataSource.manager.findOneBy(ConsentText, { version });
    return consent?.text ?? null;
  }
}
