import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { MailService } from '../../../platform/mail/mail.service.js';
import { JOB_TITLES } from '../../jobs/index.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { toConditions } from '../list/application-list.js';
import type { ApplicationFilterDto } from '../list/application-filter.dto.js';

/** An applicant as far as a mail about the application needs it. */
export interface Recipient {
  id: string;
  jobId: number;
  jobTitle: string;
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  status: ApplicationStatus;
  appliedAt: Date;
  withdrawnAt: Date | null;
}

/** Mails that are taken back when their application is withdrawn or removed before they were sent. */
export const APPLICANT_MAIL = 'applicant_mail';

const SELECT = `SELECT a.id, a.job_id AS "jobId", j.title AS "jobTitle", a.reference, a.first_name AS "firstName",
    a.last_name AS "lastName", a.email, a.status, a.applied_at AS "appliedAt", a.withdrawn_at AS "withdrawnAt"
  FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id`;

/** Applicants as those who get mail, and what they were told. */
@Injectable()
export class Recipients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly mails: MailService,
  ) {}

  /** Those of the list with this filter, newest first; one more than the limit shows that there are more. */
  matching(filter: ApplicationFilterDto, limit: number): Promise<Recipient[]> {
    const { sql, parameters } = toConditions(filter, new Date());
    return this.dataSource.query<Recipient[]>(
      `${SELECT} ${sql} ORDER BY a.applied_at DESC, a.id DESC LIMIT ${limit + 1}`,
      parameters,
    );
  }

  /** Those of these that are there, newest first. */
  named(ids: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<Recipient[]> {
    return manager.query<Recipient[]>(
      `${SELECT} WHERE a.id = ANY($1) AND a.removed_at IS NULL ORDER BY a.applied_at DESC, a.id DESC`,
      [ids],
    );
  }

  /** The same, held against other changes until the transaction ends. */
  async hold(manager: EntityManager, ids: readonly string[]): Promise<Recipient[]> {
    await manager.query('SELECT FROM applications WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
    return this.named(ids, manager);
  }

  /** Notes that they are told of a status. @returns those that were not before */
  async noteTold(
    manager: EntityManager,
    ids: readonly string[],
    status: ApplicationStatus,
  ): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE applications SET told_status = $2 WHERE id = ANY($1) AND told_status IS DISTINCT FROM $2 RETURNING id`,
      [ids, status],
    );
    return rows.map(({ id }) => id);
  }

  /** Notes that what told them never will be sent. */
  async noteUntold(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query('UPDATE applications SET told_status = NULL WHERE id = ANY($1)', [ids]);
  }

  /** Takes back what waits to be sent about these applications; whoever it would have told is untold again. */
  async cancelMails(manager: EntityManager, actorId: string | null, ids: readonly string[]): Promise<void> {
    const cancelled = await this.mails.cancelAbout(manager, ids, [APPLICANT_MAIL]);
    if (cancelled.length === 0) return;
    const entries = cancelled.flatMap(({ id, applicationId }) =>
      applicationId === null
        ? []
        : [{ applicationId, type: 'mail_cancelled' as const, data: { mail_id: id } }],
    );
    await this.noteUntold(
      manager,
      entries.map(({ applicationId }) => applicationId),
    );
    await this.history.record(manager, actorId, entries);
  }
}
