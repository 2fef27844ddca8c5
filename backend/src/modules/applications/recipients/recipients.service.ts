import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, Brand } from '@smash/contract';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { type LeavingMail, MailChecks } from '../../../platform/mail/mail-checks.service.js';
import { isGivenUp, MailService, type QueuedMail } from '../../../platform/mail/mail.service.js';
import { presentTime } from '../../../platform/statements/present-time.js';
import { JOB_BRANDS, JOB_TITLES, jobsOfBrand } from '../../jobs/index.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { ARRIVED_AT } from '../list/application-rows.js';
import { seenAfter, wasListed } from '../list/as-seen.js';
import { toConditions } from '../list/application-list.js';
import type { ApplicationFilterDto } from '../list/application-filter.dto.js';

/** What a mail needs to know about an applicant. */
export interface Recipient {
  id: string;
  jobId: number;
  jobTitle: string;
  brand: Brand | null;
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Null for a number that nobody could have. */
  phoneE164: string | null;
  status: ApplicationStatus;
  appliedAt: Date;
  withdrawnAt: Date | null;
  /** The status that the latest mail told of; that mail may still wait to be sent. */
  toldStatus: ApplicationStatus | null;
}

export const APPLICANT_MAIL = 'applicant_mail';
/** A mail to an applicant that a setting of the job sends; cancelled too when the status changes. */
export const JOB_STATUS_MAIL = 'job_status_mail';
/** A mail about a status, in the product's own words. */
export const STATUS_MAIL = 'status_changed';
/** Kinds of mails that are cancelled when their application is withdrawn before they were sent. */
const TO_APPLICANTS = [APPLICANT_MAIL, JOB_STATUS_MAIL, STATUS_MAIL] as const;

const SELECT = `SELECT a.id, a.job_id AS "jobId", j.title AS "jobTitle", b.brand, a.reference, a.first_name AS "firstName",
    a.last_name AS "lastName", a.email, a.phone_e164 AS "phoneE164", a.status, a.applied_at AS "appliedAt", a.withdrawn_at AS "withdrawnAt",
    a.told_status AS "toldStatus"
  FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id JOIN ${JOB_BRANDS} b ON b.job_id = a.job_id`;

const NEWEST = 'ORDER BY a.applied_at DESC, a.id DESC';

/** In SQL, the status that the mail of entry `e` tells of; null if none. */
const TOLD_BY = `coalesce(e.data ->> 'tells', e.data ->> 'status')`;
/** In SQL, whether the mail of entry `e` tells application `a` of a status that it no longer has. */
const IS_OVERTAKEN = `${TOLD_BY} <> a.status`;
/** In SQL, whether the mail of entry `e` was given up. */
const IS_GIVEN_UP = isGivenUp("e.data ->> 'mail_id'");
/** In SQL, whether the mail of entry `e` says something that a change of the interview makes wrong. */
const NAMES_INTERVIEW = `e.data ? 'names_interview'`;
/** In SQL, the latest entry `e` of a mail about a status of an application that was neither cancelled nor given up. */
const lastTelling = (application: 'a' | 'b') => `FROM application_events e
  WHERE e.application_id = ${application}.id AND (e.type = 'status_mail_sent' OR e.type = 'mail_queued' AND e.data ? 'tells')
    AND NOT EXISTS (SELECT FROM application_events c WHERE c.application_id = e.application_id
      AND c.type = 'mail_cancelled' AND c.data ->> 'mail_id' = e.data ->> 'mail_id')
    AND NOT ${IS_GIVEN_UP}
  ORDER BY e.id DESC LIMIT 1`;
const LAST_TOLD = `SELECT ${TOLD_BY} ${lastTelling('a')}`;

/** Applicants as recipients of mail, and which status they were told. */
@Injectable()
export class Recipients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly mails: MailService,
    private readonly cvs: CvIndex,
    checks: MailChecks,
  ) {
    checks.register(TO_APPLICANTS, (mail) => this.mayLeave(mail));
    checks.registerDeferral(TO_APPLICANTS, (mail) => this.isAboutRemoved(mail));
    mails.onceEnded(TO_APPLICANTS, (manager, mail) => this.recordCancelled(manager, null, [mail]));
    mails.onceGivenUp(TO_APPLICANTS, this);
  }

  /**
   * The applicants in an account's list with this filter, newest first; one more than the limit if there are more.
   * @param seenAt when the list was read: leaves out applications that arrived, or were moved into it, later
   */
  async matching(
    readerId: string,
    filter: ApplicationFilterDto,
    limit: number,
    seenAt?: Date,
  ): Promise<Recipient[]> {
    const now = seenAt ?? new Date();
    const jobIds = await jobsOfBrand(this.dataSource, filter.brand);
    const { sql, parameters } = toConditions(filter, { now, cvs: this.cvs, readerId, jobIds });
    const seen = seenAfter(parameters);
    return this.dataSource.query<Recipient[]>(
      `${SELECT} ${sql} AND ${wasListed(filter, seen)} ${NEWEST} LIMIT ${limit + 1}`,
      [...parameters, seenAt, readerId],
    );
  }

  /** The applicants of these applications, newest first, except removed ones. */
  named(ids: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<Recipient[]> {
    return manager.query<Recipient[]>(`${SELECT} WHERE a.id = ANY($1) AND a.removed_at IS NULL ${NEWEST}`, [
      ids,
    ]);
  }

  /** The applicants that `named` finds, locked against other changes until the transaction ends. */
  async lock(manager: EntityManager, ids: readonly string[]): Promise<Recipient[]> {
    await this.lockApplications(manager, ids);
    return this.named(ids, manager);
  }

  /**
   * The applicants that `lock` finds, and those of removed applications: a mail to them waits until the removal is
   * undone, and is otherwise erased with the application.
   */
  async lockRestorable(manager: EntityManager, ids: readonly string[]): Promise<Recipient[]> {
    await this.lockApplications(manager, ids);
    return manager.query<Recipient[]>(`${SELECT} WHERE a.id = ANY($1) ${NEWEST}`, [ids]);
  }

  /** Locks these applications until the transaction ends: before their mails, wherever both are changed. */
  async lockApplications(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query('SELECT FROM applications WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
  }

  /** Records queued mails, with the status that they tell of, if any, and whether they name the interview. */
  async recordQueued(
    manager: EntityManager,
    actorId: string | null,
    mails: readonly QueuedMail[],
    { tells, namesInterview }: { tells: ApplicationStatus | null; namesInterview: boolean },
  ): Promise<void> {
    const createdAt = await presentTime(manager);
    const entries = mails.flatMap(({ id, applicationId }) =>
      applicationId
        ? [
            {
              applicationId,
              type: 'mail_queued' as const,
              data: {
                mail_id: id,
                ...(tells && { tells }),
                ...(namesInterview && { names_interview: 'yes' }),
              },
              createdAt,
            },
          ]
        : [],
    );
    await this.history.record(manager, actorId, entries);
    if (!tells) return;
    const ids = entries.map(({ applicationId }) => applicationId);
    await this.cancelGivenUp(manager, actorId, ids);
    await manager.query(
      'UPDATE applications SET told_status = $2 WHERE id = ANY($1) AND told_status IS DISTINCT FROM $2',
      [ids, tells],
    );
  }

  /**
   * Records that these mails will never be sent. Their applicants then count as told of the status in an earlier mail,
   * or of none.
   */
  async recordCancelled(
    manager: EntityManager,
    actorId: string | null,
    mails: readonly QueuedMail[],
  ): Promise<void> {
    const entries = mails.flatMap(({ id, applicationId }) =>
      applicationId ? [{ applicationId, type: 'mail_cancelled' as const, data: { mail_id: id } }] : [],
    );
    if (entries.length === 0) return;
    await this.history.record(manager, actorId, entries);
    await this.recount(
      manager,
      entries.map(({ applicationId }) => applicationId),
    );
  }

  /** Updates which status these applicants were told last, by mails that were neither cancelled nor given up. */
  async recount(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(`UPDATE applications a SET told_status = (${LAST_TOLD}) WHERE a.id = ANY($1)`, [ids]);
  }

  /**
   * Marks those whom a mail has told of the same status since `seenAt`: the sender would unknowingly tell it a second
   * time. Telling again what the sender has seen told is allowed.
   */
  async markTold<Found extends Pick<Recipient, 'id'>>(
    manager: EntityManager,
    found: readonly Found[],
    { tellsStatus, seenAt }: { tellsStatus: ApplicationStatus | null; seenAt: Date | null },
  ): Promise<(Found & { isTold: boolean })[]> {
    const ids = found.map(({ id }) => id);
    const rows = await manager.query<{ id: string }[]>(
      `SELECT a.id FROM applications a WHERE a.id = ANY($1) AND a.told_status = $2
         AND (SELECT e.created_at ${lastTelling('a')}) > $3::timestamptz`,
      [ids, tellsStatus, seenAt],
    );
    const told = new Set(rows.map(({ id }) => id));
    return found.map((one) => ({ ...one, isTold: told.has(one.id) }));
  }

  /** The applications whose address, since they arrived, was told of the same status for another one to the same job. */
  async toldElsewhere(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT a.id FROM applications a WHERE a.id = ANY($1) AND EXISTS (
         SELECT FROM applications b WHERE lower(b.email) = lower(a.email) AND b.job_id = a.job_id AND b.id <> a.id
           AND b.told_status = a.status AND b.status = a.status AND b.removed_at IS NULL
           AND (SELECT e.created_at ${lastTelling('b')}) >= ${ARRIVED_AT})`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Cancels mails about these applications that wait to be sent. */
  async cancelMails(
    manager: EntityManager,
    actorId: string | null,
    ids: readonly string[],
    kinds: readonly string[] = TO_APPLICANTS,
  ): Promise<void> {
    await this.recordCancelled(manager, actorId, await this.mails.cancelAbout(manager, ids, kinds));
  }

  /**
   * Cancels other mails that would tell of a status, before a person's own mail does: the job's mail, and mails that
   * tell of another status.
   */
  async cancelOvertaken(
    manager: EntityManager,
    actorId: string | null,
    ids: readonly string[],
  ): Promise<void> {
    await this.cancelMails(manager, actorId, ids, [JOB_STATUS_MAIL]);
    await this.cancelQueued(manager, actorId, { ids, condition: IS_OVERTAKEN });
  }

  /**
   * Cancels given-up mails that tell of a status: another mail tells of it, or it is no longer the status, so nobody
   * should send them.
   */
  async cancelGivenUp(manager: EntityManager, actorId: string | null, ids: readonly string[]): Promise<void> {
    const condition = `${TOLD_BY} IS NOT NULL AND ${IS_GIVEN_UP}`;
    await this.cancelQueued(manager, actorId, { ids, condition });
  }

  /** Cancels waiting mails that say when and where the interview is, or where to choose a time: that has changed. */
  async cancelNamingInterview(manager: EntityManager, actorId: string | null, id: string): Promise<void> {
    await this.cancelQueued(manager, actorId, { ids: [id], condition: NAMES_INTERVIEW });
  }

  /** Whether a mail to an applicant says when and where the interview is, or where to choose a time. */
  async namesInterview(manager: EntityManager, { id, application_id }: LeavingMail): Promise<boolean> {
    const ids = application_id ? [application_id] : [];
    return (await queuedWhere(manager, { ids, condition: NAMES_INTERVIEW })).includes(id);
  }

  /**
   * Whether a mail is about a removed application: it waits until the removal is undone, and is otherwise erased with
   * the application.
   */
  async isAboutRemoved({ application_id: id }: LeavingMail): Promise<boolean> {
    if (id === null) return false;
    return this.dataSource.manager.existsBy(Application, { id, removedAt: Not(IsNull()) });
  }

  /**
   * False for a mail about a status that its applicant no longer has. Checked when the mail leaves, so that nobody
   * loses a mail who corrects a slip before.
   */
  private async mayLeave({ id, application_id: applicationId }: LeavingMail): Promise<boolean> {
    const ids = applicationId ? [applicationId] : [];
    const overtaken = await queuedWhere(this.dataSource.manager, { ids, condition: IS_OVERTAKEN });
    return !overtaken.includes(id);
  }

  private async cancelQueued(
    manager: EntityManager,
    actorId: string | null,
    which: QueuedWhich,
  ): Promise<void> {
    const mailIds = await queuedWhere(manager, which);
    await this.recordCancelled(manager, actorId, await this.mails.cancel(manager, mailIds));
  }
}

interface QueuedWhich {
  /** Ids of applications. */
  ids: readonly string[];
  /** Condition in SQL on application `a` and the entry `e` with which a mail to the applicant was queued. */
  condition: string;
}

/** Ids of the mails to these applicants whose entries meet the condition. */
async function queuedWhere(manager: EntityManager, { ids, condition }: QueuedWhich): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT e.data ->> 'mail_id' AS id FROM application_events e JOIN applications a ON a.id = e.application_id
     WHERE a.id = ANY($1) AND e.type IN ('mail_queued', 'status_mail_sent') AND e.data ? 'mail_id' AND ${condition}`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
