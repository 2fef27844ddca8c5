import { Injectable } from '@nestjs/common';
import { parseWebAddress } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import { FilesService } from '../../../platform/files/files.service.js';
import type { JobDto } from '../../jobs/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { keepConsent } from './consent.js';
import { JobClosedException } from '../applications.errors.js';
import type { SubmittedAnswers } from './apply.dto.js';
import type { SubmittedApplication } from './submitted-application.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { IdempotencyService, KeyTakenError, type RequestIdentity, sha256 } from './idempotency.service.js';
import { ApplicationMailService } from '../mails/application-mail.service.js';
import { makeReference } from './reference.js';
import { toSearchText } from './search-text.js';
import type { AcceptedFile } from './submitted-files.js';

const REFERENCE_ATTEMPTS = 5;

export interface Submission {
  jobId: number;
  answers: SubmittedAnswers;
  files: AcceptedFile[];
  /** The Idempotency-Key header. */
  clientKey: string | undefined;
  /** Where it comes from, for the limits. */
  network: string;
}

export interface SubmissionResult {
  /** False when the request repeats one that was answered before. */
  isNew: boolean;
  application: SubmittedApplication;
}

/** What is written of a submission, beside its files. */
interface Taking {
  job: JobDto;
  answers: SubmittedAnswers;
  identity: RequestIdentity;
  isReceiptMailed: boolean;
}

interface StoredFile extends AcceptedFile {
  storageKey: string;
}

/**
 * Takes applications: files first, then one transaction for everything else, then the response
 * (docs/requirements/server.md#r-16). What was acknowledged is never lost, what is repeated is never doubled.
 */
@Injectable()
export class ApplyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly files: FilesService,
    private readonly idempotency: IdempotencyService,
    private readonly limits: RateLimitService,
    private readonly history: ApplicationHistory,
    private readonly mails: ApplicationMailService,
  ) {}

  async submit({ jobId, answers, files, clientKey, network }: Submission): Promise<SubmissionResult> {
    const identity = this.idempotency.identify(jobId, digestOf(answers, files), clientKey);
    const answered = await this.idempotency.findAnswer(identity);
    if (answered) return { isNew: false, application: answered };

    const job = await this.jobs.getPublished(jobId);
    assertOpen(job);
    await this.limits.consume('applyByEmailAndAddress', `${answers.email.toLowerCase()} ${network}`);
    const isReceiptMailed = await this.limits.mayMail('receiptMails', answers.email);
    return this.storeAndWrite({ job, answers, identity, isReceiptMailed }, files);
  }

  private async storeAndWrite(taking: Taking, files: AcceptedFile[]): Promise<SubmissionResult> {
    const stored: StoredFile[] = [];
    try {
      for (const file of files) stored.push({ ...file, storageKey: await this.files.store(file) });
      return { isNew: true, application: await this.writeWithFreshReference(taking, stored) };
    } catch (error) {
      await this.files.discard(stored.map(({ storageKey }) => storageKey));
      if (!(error instanceof KeyTakenError)) throw error;
      const application = await this.idempotency.findAnswer(taking.identity);
      if (!application) throw error;
      return { isNew: false, application };
    }
  }

  /** Tries again in the unlikely case that a random reference exists already. */
  private async writeWithFreshReference(taking: Taking, files: StoredFile[]): Promise<SubmittedApplication> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.dataSource.transaction((manager) => this.write(manager, taking, files));
      } catch (error) {
        const isTaken = violatedUniqueConstraint(error) === 'uq_applications_reference';
        if (!isTaken || attempt === REFERENCE_ATTEMPTS) throw error;
      }
    }
  }

  private async write(
    manager: EntityManager,
    { job, answers, identity, isReceiptMailed }: Taking,
    files: StoredFile[],
  ): Promise<SubmittedApplication> {
    const application: SubmittedApplication = {
      id: uuidv7(),
      reference: makeReference(),
      status: 'pending',
      job_id: job.id,
      job_title: job.title,
      applied_at: new Date().toISOString(),
    };
    const { id: applicationId } = application;
    await this.idempotency.keep(manager, identity, application);
    assertOpen(await this.jobs.getPublished(job.id, manager));
    const consentVersion = await keepConsent(manager, answers.consent_version);
    await manager.insert(Application, { ...toColumns(application, answers), consentVersion });
    await this.files.attach(
      manager,
      files.map(({ storageKey }) => storageKey),
    );
    await manager.insert(
      ApplicationFile,
      files.map(({ kind, storageKey, name, contentType, size, sha256, warnings }) => ({
        id: uuidv7(),
        applicationId,
        kind,
        storageKey,
        name,
        contentType,
        size,
        sha256,
        warnings,
      })),
    );
    await this.history.record(manager, null, [{ applicationId, type: 'submitted' }]);
    if (isReceiptMailed) await this.mails.queueReceipt(manager, application, answers);
    await this.mails.queueArrival(manager, application);
    return application;
  }
}

function assertOpen(job: JobDto): void {
  if (!job.is_open) throw new JobClosedException();
}

/** Hash of everything the applicant sent; equal exactly when two requests ask for the same. */
function digestOf(answers: SubmittedAnswers, files: AcceptedFile[]): string {
  const { portfolio, social_link } = answers;
  const sent = { ...answers, portfolio: normalised(portfolio), social_link: normalised(social_link) };
  const fields = Object.entries(sent).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return sha256(JSON.stringify([fields, files.map(({ kind, name, sha256: hash }) => [kind, name, hash])]));
}

/** With or without its scheme, an address is the same one. */
const normalised = (address: string): string => parseWebAddress(address) ?? address;

function toColumns(application: SubmittedApplication, answers: SubmittedAnswers) {
  const columns = {
    id: application.id,
    reference: application.reference,
    jobId: application.job_id,
    firstName: answers.first_name,
    middleName: answers.middle_name || null,
    lastName: answers.last_name,
    dob: answers.dob,
    stateOfOrigin: answers.state_of_origin,
    stateOfResident: answers.state_of_resident,
    address: answers.address,
    email: answers.email,
    phone: answers.phone,
    portfolio: answers.portfolio || null,
    socialLink: answers.social_link,
    coverLetterText: answers.cover_letter ?? null,
    status: application.status,
    appliedAt: new Date(application.applied_at),
  };
  const { firstName, middleName, lastName, email, reference } = columns;
  return { ...columns, searchText: toSearchText([firstName, middleName, lastName, email, reference]) };
}
