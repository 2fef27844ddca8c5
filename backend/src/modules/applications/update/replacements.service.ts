import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { presentTime } from '../../../platform/statements/present-time.js';
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

/** Replaces an application with a newer version (docs/decisions/0096-a-newer-version-is-an-application.md). */
@Injectable()
export class Replacements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly features: ApplicationFeatures,
    private readonly history: ApplicationHistory,
    private readonly jobs: JobsService,
    private readonly recipients: Recipients,
  ) {}

  /** Whether a newer version would be accepted now. */
  async isPossible(id: string, jobId: number): Promise<boolean> {
    if (!(await this.jobs.isOpen(jobId))) return false;
    const application = await this.dataSource.manager.findOneByOrFail(Application, { id });
    return isUndecided(application) && !(await this.features.isUnderWay(this.dataSource.manager, id));
  }

  /** Checks without keeping the lock. @throws ApiException that says why a newer version is refused */
  assertUpdatable(id: string): Promise<void> {
    return this.dataSource.transaction((manager) => this.assertLocked(manager, id));
  }

  /**
   * Locks the application until the transaction ends.
   * @param phoneE164 of the newer version
   * @returns the id of its person
   * @throws ApiException when it can no longer be updated
   */
  async lock(manager: EntityManager, id: string, phoneE164: string | null): Promise<string> {
    const earlier = await manager.findOneBy(Application, { id });
    if (!earlier) throw new ApplicationNotFoundException();
    // Locked before the row, as when people are joined and split.
    await lockIdentities(manager, [earlier.email, earlier.phoneE164, phoneE164]);
    await this.assertLocked(manager, id);
    const { personId } = await manager.findOneByOrFail(Application, { id });
    return personId;
  }

  /** Withdraws the locked application, in the transaction that takes the newer version. */
  async replace(manager: EntityManager, id: string, newerId: string): Promise<void> {
    const now = await presentTime(manager);
    const earlier = await manager.findOneByOrFail(Application, { id });
    const { poolSince, poolUntil, poolRemindedAt, channel } = earlier;
    // The newer version comes from the applicant's own page, so it takes over the channel of the earlier one.
    await manager.update(Application, { id: newerId }, { channel });
    // The consent for other openings is the person's, and moves along unless it was given again.
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

  /** Whether a newer version took its place, even if that version is erased by now. */
  hasHappened(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(ApplicationEvent, { applicationId: id, type: 'replaced' });
  }

  /** Ids of all earlier versions of an application, the latest first. */
  async earlierOf(id: string, manager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `WITH RECURSIVE earlier AS (
         SELECT id, 1 AS step FROM applications WHERE replaced_by = $1
         UNION ALL SELECT a.id, step + 1 FROM applications a JOIN earlier ON a.replaced_by = earlier.id)
       SELECT id FROM earlier ORDER BY step`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Locks all versions of an application, itself included, until the transaction ends; returns none once it is erased.
   */
  async lockVersions(manager: EntityManager, id: string): Promise<string[]> {
    const application = await manager.findOneBy(Application, { id });
    if (!application) return [];
    // Before the rows, as in `lock`: no newer version can come meanwhile.
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

/** Whether nobody has decided or withdrawn the application, and it is in no stage of the job. */
const isUndecided = ({ status, stageId, withdrawnAt }: Omit<LockedApplication, 'id' | 'jobId'>): boolean =>
  withdrawnAt === null && (status === 'pending' || (status === 'reviewed' && stageId === null));
