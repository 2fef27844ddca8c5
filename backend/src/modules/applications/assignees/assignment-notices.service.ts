import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountService } from '../../../platform/auth/accounts/account.service.js';
import { seesBrandSql } from '../../../platform/brand-scope/index.js';
import { ENVIRONMENT, type Environment, portalUrl } from '../../../platform/config/environment.js';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { PollingWorker } from '../../../platform/work/polling-worker.js';
import { JOB_BRANDS } from '../../jobs/index.js';
import type { LockedApplication } from '../list/application-rows.js';
import { applicationsAssigned } from './applications-assigned.js';
import { REVIEWERS } from './reviewers.js';

/** A locked application and its new assignee; null for nobody. */
export interface Assignment {
  locked: Pick<LockedApplication, 'id' | 'assigneeId'>;
  assigneeId: string | null;
}

/** Mails assignees what others assigned to them: one mail for everything within some minutes of the first. */
@Injectable()
export class AssignmentNotices extends PollingWorker {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly mails: MailService,
  ) {
    super({
      name: 'AssignmentNotices',
      pause: timings.assignmentNoticePoll,
      failure: 'the mail to an assignee could not be queued; this will be retried',
    });
  }

  /** Schedules notices in the transaction that assigns. Nobody is told of what they assigned to themselves. */
  async expect(manager: EntityManager, actorId: string, assignments: readonly Assignment[]): Promise<void> {
    const told = assignments.filter(({ assigneeId }) => assigneeId !== null && assigneeId !== actorId);
    if (told.length === 0) return;
    await manager.query(
      `INSERT INTO assignment_notices (account_id, application_id, due_at)
       SELECT wanted.account_id, wanted.application_id, $3 FROM unnest($1::uuid[], $2::uuid[]) AS wanted (account_id, application_id)
       ON CONFLICT DO NOTHING`,
      [
        told.map(({ assigneeId }) => assigneeId),
        told.map(({ locked }) => locked.id),
        new Date(Date.now() + this.timings.assignmentNoticeDelay),
      ],
    );
  }

  protected async workOnce(): Promise<boolean> {
    const [due] = await this.dataSource.query<{ account_id: string }[]>(
      // In random order: an account whose notice fails does not hold up the others.
      'SELECT account_id FROM assignment_notices WHERE due_at <= now() ORDER BY random() LIMIT 1',
    );
    if (!due) return false;
    await this.dataSource.transaction((manager) => this.notify(manager, due.account_id));
    return true;
  }

  /** Of two processes, the second waits for the lock of the account, then finds no notices left. */
  private async notify(manager: EntityManager, accountId: string): Promise<void> {
    await this.accounts.lock(manager, accountId);
    const [taken] = await manager.query<[{ application_id: string }[], number]>(
      'DELETE FROM assignment_notices WHERE account_id = $1 RETURNING application_id',
      [accountId],
    );
    const [told] = await manager.query<{ email: string; count: number }[]>(
      `SELECT reviewer.email, count(*)::int AS count FROM ${REVIEWERS} reviewer
       JOIN applications a ON a.assignee_id = reviewer.id AND a.removed_at IS NULL
       JOIN ${JOB_BRANDS} job ON job.job_id = a.job_id AND ${seesBrandSql('reviewer.brands', 'job.brand')}
       WHERE reviewer.id = $1 AND a.id = ANY($2) GROUP BY 1`,
      [accountId, taken.map(({ application_id }) => application_id)],
    );
    if (!told) return;
    await this.mails.queue(manager, {
      kind: 'applications_assigned',
      recipient: told.email,
      content: applicationsAssigned(told.count, portalUrl(this.environment)),
    });
  }
}
