import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, TALENT_POOL_CONSENT, TALENT_POOL_NOTICE_DAYS } from '@smash/contract';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import { type LeavingMail, MailChecks } from '../../../platform/mail/mail-checks.service.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { keepWords } from '../apply/consent.js';
import { ApplicationReplacedException, ApplicationWithdrawnException } from '../applications.errors.js';
import { CandidateAccess } from '../candidate/candidate-access.service.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { lockOne } from '../list/application-rows.js';
import { Recipients } from '../recipients/recipients.service.js';
import { poolEnding } from './pool-ending.js';
import { NO_POOL, poolColumns } from './pool-columns.js';

const ENDING = 'talent_pool_ending';

/** Most applications of one round; the rest wait for the next. */
const BATCH = 500;

/** Consents to be kept for other openings: given in the form, then given again or taken back on the applicant's own page. */
@Injectable()
export class TalentPool {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly mails: MailService,
    private readonly access: CandidateAccess,
    private readonly limits: RateLimitService,
    recipients: Recipients,
    checks: MailChecks,
  ) {
    checks.register([ENDING], (mail) => this.isStillEnding(mail));
    checks.registerDeferral([ENDING], (mail) => recipients.isAboutRemoved(mail));
  }

  /** Records a consent and stores its text. To be called in the transaction that writes the columns. */
  async noteJoined(manager: EntityManager, applicationId: string, until: Date): Promise<void> {
    await keepWords(manager, TALENT_POOL_CONSENT);
    const data = { until: until.toISOString(), consent: TALENT_POOL_CONSENT.version };
    await this.history.record(manager, null, [{ applicationId, type: 'pool_joined', data }]);
  }

  /**
   * Gives or renews the consent, for the whole period from now. A repetition on the same day changes nothing.
   * @throws TooManyRequestsException after it was given too often; taking it back is never refused
   * @throws ApplicationReplacedException
   * @throws ApplicationWithdrawnException since nobody is told of other openings after that
   */
  async join(id: string): Promise<void> {
    await this.limits.consume('candidateChange', id);
    const columns = poolColumns(new Date());
    await this.dataSource.transaction(async (manager) => {
      if (await lockPresentVersion(manager, id)) throw new ApplicationWithdrawnException();
      const isEnough = MoreThan(new Date(columns.poolUntil.getTime() - DAY_MS));
      if (await manager.existsBy(Application, { id, poolUntil: isEnough })) return;
      await manager.update(Application, { id }, columns);
      await this.noteJoined(manager, id, columns.poolUntil);
    });
  }

  /**
   * Takes the consent back. A repetition changes nothing.
   * @throws ApplicationReplacedException
   */
  async leave(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockPresentVersion(manager, id);
      await this.leaveLocked(manager, id);
    });
  }

  /** Takes back the consent of a locked application, if there is one. */
  async leaveLocked(manager: EntityManager, id: string): Promise<void> {
    const { affected } = await manager.update(Application, { id, poolUntil: Not(IsNull()) }, NO_POOL);
    if (affected === 0) return;
    await this.history.record(manager, null, [{ applicationId: id, type: 'pool_left' }]);
  }

  /**
   * Mails each applicant whose consent ends soon, once. Any number of backends may run it at once.
   * @throws the first failure, once all others are mailed
   */
  async remind(now = new Date()): Promise<void> {
    const soon = new Date(now.getTime() + TALENT_POOL_NOTICE_DAYS * DAY_MS);
    const due = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM applications WHERE removed_at IS NULL AND withdrawn_at IS NULL AND pool_until IS NOT NULL
         AND pool_until > $1 AND pool_until <= $2 AND pool_reminded_at IS NULL LIMIT ${BATCH}`,
      [now, soon],
    );
    const failures: unknown[] = [];
    for (const { id } of due) {
      const reminding = this.dataSource.transaction(async (manager) => {
        const where = { id, removedAt: IsNull(), poolRemindedAt: IsNull(), poolUntil: LessThanOrEqual(soon) };
        const { affected } = await manager.update(Application, where, { poolRemindedAt: now });
        if (affected === 1) await this.queueNotice(manager, id);
      });
      await reminding.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Ends consents that have run out; retention applies to their applications again
   * (docs/decisions/0020-retention-counts-from-when-a-job-was-seen-closed.md).
   */
  async endExpired(now = new Date()): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [ended] = await manager.query<[{ id: string }[], number]>(
        `UPDATE applications SET pool_since = NULL, pool_until = NULL, pool_reminded_at = NULL
         WHERE id IN (
           SELECT id FROM applications WHERE removed_at IS NULL AND pool_until IS NOT NULL AND pool_until <= $1
           LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED
         )
         RETURNING id`,
        [now],
      );
      await this.history.record(
        manager,
        null,
        ended.map(({ id: applicationId }) => ({ applicationId, type: 'pool_ended' })),
      );
    });
  }

  /**
   * Whether the consent still ends as a notice says. It may have waited while the applicant renewed or ended the consent,
   * also with a newer version of the application, to which the consent moves.
   */
  private async isStillEnding({ application_id, dedupe_key }: LeavingMail): Promise<boolean> {
    const [newest] = await this.dataSource.query<{ until: Date | null }[]>(
      `WITH RECURSIVE versions AS (
         SELECT id, pool_until, replaced_by FROM applications WHERE id = $1
         UNION ALL
         SELECT newer.id, newer.pool_until, newer.replaced_by
         FROM applications newer JOIN versions ON newer.id = versions.replaced_by
       )
       SELECT pool_until AS until FROM versions WHERE replaced_by IS NULL AND pool_until > now()`,
      [application_id],
    );
    return Boolean(newest?.until && dedupe_key.endsWith(newest.until.toISOString()));
  }

  private async queueNotice(manager: EntityManager, id: string): Promise<void> {
    const { firstName, email, reference, poolUntil, job } = await manager.findOneOrFail(Application, {
      where: { id },
      relations: { job: true },
    });
    const until = poolUntil ?? new Date();
    const { HR_EMAIL: hrEmail, APPLICATION_RETENTION_MONTHS } = this.environment;
    const isErasedInTime = APPLICATION_RETENTION_MONTHS > 0;
    const link = await this.access.issueLink(manager, id, TALENT_POOL_NOTICE_DAYS);
    await this.mails.queue(manager, {
      kind: ENDING,
      about: `${id}:${until.toISOString()}`,
      applicationId: id,
      recipient: email,
      replyTo: hrEmail,
      content: poolEnding(
        { firstName, jobTitle: job.title, reference, until, isErasedInTime, hrEmail },
        link,
        siteUrl(this.environment),
      ),
    });
  }
}

/**
 * Locks the application; refuses a replaced one, since its consent has moved to the newer version.
 * @returns whether it is withdrawn
 */
async function lockPresentVersion(manager: EntityManager, id: string): Promise<boolean> {
  const { replacedBy, withdrawnAt } = await lockOne(manager, id);
  if (replacedBy) throw new ApplicationReplacedException();
  return withdrawnAt !== null;
}
