import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import {
  ApplicationNotFoundException,
  ApplicationReplacedException,
  ApplicationWithdrawnException,
  NotUpdatableException,
} from '../applications.errors.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationEvent } from '../entities/application-event.entity.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { ApplicationFeatures } from '../features/application-features.service.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { type LockedApplication, lockOne } from '../list/application-rows.js';
import { lockIdentities } from '../people/identity.js';
import { NO_POOL } from '../pool/pool-columns.js';
import { Recipients } from '../recipients/recipients.service.js';

/** Puts a newer version in the place of an application (docs/decisions/0096-a-newer-version-is-an-application.md). */
@Injectable()
export class Replacements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly features: ApplicationFeatures,
    private readonly history: ApplicationHistory,
    private readonly jobs: JobsService,
    private readonly recipients: Recipients,
  ) {}

  /** Whether a newer version would be taken now. */
  async isPossible(id: string, jobId: number): Promise<boolean> {
    if (!(await this.jobs.isOpen(jobId))) return false;
    const application = await this.dataSource.manager.findOneByOrFail(Application, { id });
    return isUndecided(application) && !(await this.features.isUnderWay(this.dataSource.manager, id));
  }

  /** @throws ApiException that says why not, while nobody else is kept from changing it */
  assertUpdatable(id: string): Promise<void> {
    return this.dataSource.transaction((manager) => this.assertLocked(manager, id));
  }

  /**
   * Holds the application until the transaction ends, and says whose it is.
   * @param phoneE164 of the newer version
   * @throws ApiException when it can no longer be updated
   */
  async lock(manager: EntityManager, id: string, phoneE164: string | null): Promise<string> {
    const earlier = await manager.findOneBy(Application, { id });
    if (!earlier) throw new ApplicationNotFoundException();
    // Before the row, as those who join and split people do.
    await lockIdentities(manager, [earlier.email, earlier.phoneE164, phoneE164]);
    await this.assertLocked(manager, id);
    const { personId } = await manager.findOneByOrFail(Application, { id });
    return personId;
  }

  /** Takes the held application out of the queues, in the transaction that takes the newer version. */
  async replace(manager: EntityManager, id: string, newerId: string): Promise<void> {
    const now = new Date();
    const earlier = await manager.findOneByOrFail(Application, { id });
    const { poolSince, poolUntil, poolRemindedAt, channel } = earlier;
    // The newer version comes from the person's own page: where they read of the job is as it was.
    await manager.update(Application, { id: newerId }, { channel });
    // What was agreed for other openings holds for the person, and goes along unless it was agreed again.
    if (poolUntil)
      await manager.update(
        Application,
        { id: newerId, poolUntil: IsNull() },
        { poolSince, poolUntil, poolRemindedAt },
      );
    await manager.update(
      Application,
      { id },
      { ...NO_POOL, withdrawnAt: now, replacedBy: newerId, updatedAt: now },
    );
    await this.history.record(manager, null, [
      { applicationId: id, type: 'replaced', data: { by: newerId } },
    ]);
    await this.recipients.cancelMails(manager, null, [id]);
  }

  /** Whether a newer version took its place, also one that is no longer kept. */
  hasHappened(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(ApplicationEvent, { applicationId: id, type: 'replaced' });
  }

  /** All that an application has taken the place of, the latest first. */
  async earlierOf(id: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `WITH RECURSIVE earlier AS (
         SELECT id, 1 AS step FROM applications WHERE replaced_by = $1
         UNION ALL SELECT a.id, step + 1 FROM applications a JOIN earlier ON a.replaced_by = earlier.id)
       SELECT id FROM earlier ORDER BY step`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** All versions of an application, itself included, held until the transaction ends; none once it was erased. */
  async lockVersions(manager: EntityManager, id: string): Promise<string[]> {
    const application = await manager.findOneBy(Application, { id });
    if (!application) return [];
    // As `lock` does: no newer version comes, and before the rows.
    await lockIdentities(manager, [application.email]);
    const versions = await manager.query<{ id: string }[]>(
      `WITH RECURSIVE newer AS (
         SELECT id, replaced_by FROM applications WHERE id = $1
         UNION ALL SELECT a.id, a.replaced_by FROM applications a JOIN newer ON a.id = newer.replaced_by),
       version AS (
         SELECT id FROM newer WHERE replaced_by IS NULL
         UNION ALL SELECT a.id FROM applications a JOIN version ON a.replaced_by = version.id)
       SELECT id FROM version`,
      [id],
    );
    const rows = await manager.query<{ id: string }[]>(
      'SELECT id FROM applications WHERE id = ANY($1) ORDER BY id FOR UPDATE',
      [versions.map((version) => version.id)],
    );
    return rows.map((row) => row.id);
  }

  private async assertLocked(manager: EntityManager, id: string): Promise<void> {
    const locked = await lockOne(manager, id);
    if (locked.replacedBy) throw new ApplicationReplacedException();
    if (locked.withdrawnAt) throw new ApplicationWithdrawnException();
    if (!isUndecided(locked) || (await this.features.isUnderWay(manager, id)))
      throw new NotUpdatableException();
  }
}

/** That nobody has decided, and nobody leads the applicant through the stages of the job. */
const isUndecided = ({ status, stageId, withdrawnAt }: Omit<LockedApplication, 'id' | 'jobId'>): boolean =>
  withdrawnAt === null && (status === 'pending' || (status === 'reviewed' && stageId === null));
