import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ApiException, ValidationException } from '../../../platform/errors/api-exception.js';
import { violatedUniqueConstraint } from '../../../platform/errors/database-errors.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { RecordNotFoundException } from '../../../platform/editing/editing.errors.js';
import type { JobDto } from '../../jobs/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { insertPrepared } from '../../../platform/statements/insert-prepared.js';
import { repeatWhenAway } from '../../../platform/statements/repeat-when-away.js';
import type { CallerNetwork } from '../../../platform/rate-limits/caller.decorator.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { toColumns } from './application-columns.js';
import { keepConsent } from './consent.js';
import { JobClosedException } from '../applications.errors.js';
import { type ApplyDto, type SubmittedAnswers, withoutFiles } from './apply.dto.js';
import type { ApplyForm } from './apply-form.js';
import { type ReadAnswers, readAnswers } from './read-answers.js';
import type { SubmittedApplication } from './submitted-application.js';
import { CandidateAccess } from '../candidate/candidate-access.service.js';
import { ApplicationAnswer } from '../entities/application-answer.entity.js';
import { expectTexts } from '../cv-search/expect-texts.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { IdempotencyService, KeyTakenError, type RequestIdentity } from './idempotency.service.js';
import { ApplicationMailService } from '../mails/application-mail.service.js';
import { HiringMetrics } from '../metrics/hiring-metrics.service.js';
import { poolColumns } from '../pool/pool-columns.js';
import { TalentPool } from '../pool/talent-pool.service.js';
import { findPeople } from '../people/identity.js';
import { Replacements } from '../update/replacements.service.js';
import { makeReference } from './reference.js';
import { digestOf } from './submission-digest.js';
import { acceptFiles, type AcceptedFile } from './submitted-files.js';

const REFERENCE_ATTEMPTS = 5;

/** The application that a newer version takes the place of. */
interface Replaced {
  id: string;
  /** Token of the session in which its applicant sends the newer version. */
  session: string;
}

export interface Submission {
  jobId: number;
  form: ApplyForm;
  /** The Idempotency-Key header. */
  clientKey: string | undefined;
  /** Where it comes from, for the limits. */
  caller: CallerNetwork;
  replaces?: Replaced;
}

export interface SubmissionResult {
  /** False when the request repeats one that was answered before. */
  isNew: boolean;
  application: SubmittedApplication;
}

/** What a submission writes to the database, besides its files. */
interface Taking {
  job: JobDto;
  answers: SubmittedAnswers;
  /** Answers to the job's questions. */
  answered: ReadAnswers['values'];
  identity: RequestIdentity;
  isReceiptMailed: boolean;
  replaces: Replaced | undefined;
  caller: CallerNetwork;
}

/**
 * Takes applications: stores the files, commits everything else in one transaction, then responds
 * (docs/requirements/server.md#r-16). An acknowledged application is never lost, a repeated request never doubled.
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
    private readonly pool: TalentPool,
    private readonly access: CandidateAccess,
    private readonly replacements: Replacements,
    private readonly metrics: HiringMetrics,
  ) {}

  /** @throws ValidationException with every issue, including those of the answers to the job's questions */
  async submit(submission: Submission): Promise<SubmissionResult> {
    const { jobId, form, clientKey, replaces } = submission;
    const { fields, given, issues } = form;
    if (!fields) {
      const { questions } = await this.getOpen(jobId);
      throw new ValidationException([...issues, ...readAnswers(questions, given).issues]);
    }
    // Before the answers are checked: a repeated request gets the same response even if the questions have changed.
    const identity = this.idempotency.identify(jobId, digestOf(fields, given, replaces?.id), clientKey);
    const find = () => repeatWhenAway(() => this.idempotency.findResponse(identity));
    const answer = await find();
    if (answer) return { isNew: false, application: answer };
    try {
      return { isNew: true, application: await this.take(submission, fields, identity) };
    } catch (error) {
      if (!(error instanceof ApiException || error instanceof KeyTakenError)) throw error;
      // A concurrent repetition may have taken the key, replaced the earlier version or reached a limit first.
      const first = await find();
      if (!first) throw error;
      return { isNew: false, application: first };
    }
  }

  private async take(
    { jobId, form: { given }, caller, replaces }: Submission,
    fields: ApplyDto,
    identity: RequestIdentity,
  ): Promise<SubmittedApplication> {
    const job = await repeatWhenAway(() => this.getOpen(jobId));
    if (replaces) await repeatWhenAway(() => this.replacements.assertUpdatable(replaces.id));
    const { values: answered, uploads, issues } = readAnswers(job.questions, given);
    if (issues.length > 0) throw new ValidationException(issues);
    const files = await acceptFiles(fields, uploads);
    const answers = withoutFiles(fields);
    const sender = `${answers.email.toLowerCase()} ${caller.network}`;
    await repeatWhenAway(() => this.limits.consume('applyByEmailAndAddress', sender));
    const isReceiptMailed = await repeatWhenAway(() => this.mayMailReceipt(answers.email));
    return this.storeAndWrite({ job, answers, answered, identity, isReceiptMailed, replaces, caller }, files);
  }

  private async mayMailReceipt(email: string): Promise<boolean> {
    return (
      (await this.limits.mayMail('receiptMails', email)) &&
      (await this.limits.mayMail('receiptMailsOfDay', email))
    );
  }

  private async getOpen(jobId: number): Promise<JobDto> {
    const job = await this.jobs.getPublished(jobId);
    if (!job.is_open) throw new JobClosedException();
    return job;
  }

  private async storeAndWrite(taking: Taking, files: AcceptedFile[]): Promise<SubmittedApplication> {
    const storageKeys = await this.files.store(files);
    try {
      // After the files: one that is refused or cannot be stored counts for nobody. A newer version has a limit of its own.
      if (!taking.replaces)
        await repeatWhenAway(() => this.limits.consumeFrom(taking.caller, 'applicationByAddress'));
      return await this.writeWithFreshReference(taking, files);
    } catch (error) {
      await this.files.discard(storageKeys);
      throw error;
    }
  }

  /**
   * Tries again if the random reference exists already, which is unlikely, or if the connection was lost. If the lost
   * transaction was committed after all, the retry finds the key taken; `discard` leaves attached files alone.
   */
  private async writeWithFreshReference(
    taking: Taking,
    files: AcceptedFile[],
  ): Promise<SubmittedApplication> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await repeatWhenAway(() =>
          this.dataSource.transaction((manager) => this.write(manager, taking, files)),
        );
      } catch (error) {
        const isTaken = violatedUniqueConstraint(error) === 'uq_applications_reference';
        if (!isTaken || attempt === REFERENCE_ATTEMPTS) throw error;
      }
    }
  }

  private async write(
    manager: EntityManager,
    { job, answers, answered, identity, isReceiptMailed, replaces }: Taking,
    files: AcceptedFile[],
  ): Promise<SubmittedApplication> {
    const application = await this.idempotency.keep(manager, identity, {
      id: uuidv7(),
      reference: makeReference(),
      status: 'pending',
      job_id: job.id,
      job_title: job.title,
    });
    const { id: applicationId } = application;
    const isOpen = await this.jobs.isOpen(job.id, manager);
    if (isOpen === undefined) throw new RecordNotFoundException('job');
    if (!isOpen) throw new JobClosedException();
    const consentVersion = await keepConsent(manager, answers.consent_version);
    const columns = toColumns(application, answers);
    const [personId = applicationId] = replaces
      ? [await this.replacements.lock(manager, replaces.id, columns.phoneE164)]
      : await findPeople(manager, [columns]);
    // After the lock: a correction of the address ends the session under the same one.
    if (replaces) await this.access.holdOpen(manager, replaces.session);
    const pool = answers.talent_pool === 'true' ? poolColumns(columns.appliedAt) : undefined;
    await insertPrepared(manager, Application, [{ ...columns, ...pool, personId, consentVersion }]);
    if (replaces) await this.replacements.replace(manager, replaces.id, applicationId);
    if (answered.length > 0) await manager.insert(ApplicationAnswer, toAnswerRows(applicationId, answered));
    await this.files.attach(
      manager,
      files.map(({ spooled }) => spooled.storageKey),
    );
    await insertPrepared(
      manager,
      ApplicationFile,
      files.map(({ kind, spooled, name, contentType, size, sha256, warnings }) => ({
        id: uuidv7(),
        applicationId,
        kind,
        storageKey: spooled.storageKey,
        name,
        contentType,
        size,
        sha256,
        warnings,
      })),
    );
    await expectTexts(manager, applicationId);
    await this.history.record(manager, null, [{ applicationId, type: 'submitted' }]);
    if (pool) await this.pool.noteJoined(manager, applicationId, pool.poolUntil);
    await this.mails.queueSubmission(manager, application, job, isReceiptMailed ? answers : undefined);
    this.metrics.taken(manager, 'form');
    this.metrics.stored(manager, files);
    return application;
  }
}

const toAnswerRows = (applicationId: string, answered: ReadAnswers['values']) =>
  answered.map(({ question: { id: questionId, label, type }, value }, position) => ({
    applicationId,
    questionId,
    position,
    label,
    type,
    value,
  }));
