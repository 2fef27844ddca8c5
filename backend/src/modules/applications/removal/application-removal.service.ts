import { Inject, Injectable } from '@nestjs/common';
import { LARGE_REMOVAL } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import type { CurrentAdmin } from '../../../platform/auth/access.decorators.js';
import { assertPermitted } from '../../../platform/auth/index.js';
import { OwnPasswordService } from '../../../platform/auth/passwords/own-password.service.js';
import { RateLimitService } from '../../../platform/rate-limits/rate-limit.service.js';
import { outsideOfScopes } from '../../../platform/brand-scope/index.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { ApplicationNotFoundException } from '../applications.errors.js';
import type {
  RemoveApplicationsDto,
  RemovedApplicationsDto,
  RestoredApplicationsDto,
} from '../status/bulk.dto.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationErasureService } from '../erasure/application-erasure.service.js';
import { ApplicationHistory } from '../history/application-history.service.js';

interface RestorableRow {
  id: string;
  is_removed: boolean;
  /** End of the time for undoing its removal; counted from now if it is not removed. */
  restorable_until: Date;
}

/** Removes applications and restores them while there is time; ApplicationErasureService erases them. */
@Injectable()
export class ApplicationRemovalService {
  private readonly undoMinutes: number;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly ownPassword: OwnPasswordService,
    private readonly audit: AuditService,
    private readonly limits: RateLimitService,
    private readonly erasure: ApplicationErasureService,
  ) {
    this.undoMinutes = environment.APPLICATION_UNDO_MINUTES;
  }

  /** Removes applications; more than LARGE_REMOVAL at once need a permission and the password. */
  async removeMany(
    actor: CurrentAdmin,
    { ids, password }: RemoveApplicationsDto,
  ): Promise<RemovedApplicationsDto> {
    await this.assertMayRemove(actor, ids.length, password);
    return this.remove(actor.id, ids);
  }

  /** @throws when many need another role or the password, or when too many were removed without it */
  async assertMayRemove(
    actor: CurrentAdmin,
    count: number,
    password: string | null | undefined,
  ): Promise<void> {
    if (count <= LARGE_REMOVAL) return this.limits.consume('removals', actor.id, count);
    assertPermitted(actor, 'applications.remove_many');
    await this.ownPassword.confirm(actor, password, 'applications.remove_many');
  }

  /**
   * Hides applications everywhere at once; waiting mails to their applicants are held. An application removed before
   * stays removed, without more time for undoing.
   */
  private remove(actorId: string, ids: string[]): Promise<RemovedApplicationsDto> {
    return this.dataSource.transaction((manager) => this.removeIn(manager, actorId, ids));
  }

  /** Removes applications as `remove` does, in a transaction of the caller's. */
  async removeIn(manager: EntityManager, actorId: string, ids: string[]): Promise<RemovedApplicationsDto> {
    const found = await this.lockRestorable(manager, ids);
    const visible = found.filter((row) => !row.is_removed).map(({ id }) => id);
    await manager.query('UPDATE applications SET removed_at = now() WHERE id = ANY($1)', [visible]);
    await this.recordAll(manager, actorId, 'removed', visible);
    const [soonest] = found.map((row) => row.restorable_until).sort((a, b) => a.getTime() - b.getTime());
    return {
      removed: found.map(({ id }) => id),
      missing: withoutThose(ids, found),
      restorable_until: soonest?.toISOString() ?? null,
    };
  }

  /**
   * Removes one application. A repetition returns the same as the first time, also after the application is erased.
   * @throws ApplicationNotFoundException when there never was one of this id
   */
  async removeOne(actorId: string, id: string): Promise<void> {
    await this.limits.consume('removals', actorId);
    const { removed } = await this.remove(actorId, [id]);
    if (removed.length === 0) await this.assertExisted(id);
  }

  /**
   * Erases one application at once, with all versions and what is kept about its applicant, who asked for that in
   * writing. A repetition returns the same as the first time.
   * @throws ApplicationNotFoundException when there never was one of this id
   */
  async eraseOnRequest(actorId: string, id: string): Promise<void> {
    await this.limits.consume('removals', actorId);
    await this.assertExisted(id);
    // What is kept by the applicant's address, such as job alerts, belongs to no brand.
    await outsideOfScopes(() => this.erasure.eraseOnRequest(id, actorId));
  }

  /** Passes for removed applications too, also after they are erased. */
  private async assertExisted(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const exists = await manager.existsBy(Application, { id });
    if (!exists && !(await this.audit.has(manager, 'application.deleted', id)))
      throw new ApplicationNotFoundException();
  }

  /**
   * Restores removed applications, and releases the mails that were held. An application that is not removed counts as
   * restored, so that repeating is safe.
   */
  async restore(actorId: string, ids: string[]): Promise<RestoredApplicationsDto> {
    return this.dataSource.transaction((manager) => this.restoreIn(manager, actorId, ids));
  }

  /** Restores applications as `restore` does, in a transaction of the caller's. */
  async restoreIn(manager: EntityManager, actorId: string, ids: string[]): Promise<RestoredApplicationsDto> {
    const found = await this.lockRestorable(manager, ids);
    const removed = found.filter((row) => row.is_removed).map(({ id }) => id);
    await manager.query('UPDATE applications SET removed_at = NULL WHERE id = ANY($1)', [removed]);
    await this.recordAll(manager, actorId, 'restored', removed);
    return { restored: found.map(({ id }) => id), missing: withoutThose(ids, found) };
  }

  /**
   * Restarts the time for undoing, for removed applications that can still be restored, such as during an undo of many.
   */
  async keepRestorable(manager: EntityManager, ids: string[]): Promise<void> {
    const removed = (await this.lockRestorable(manager, ids)).filter((row) => row.is_removed);
    await manager.query('UPDATE applications SET removed_at = now() WHERE id = ANY($1)', [
      removed.map(({ id }) => id),
    ]);
  }

  /** Locks applications that are visible or can still be restored, in the order of their ids. */
  private lockRestorable(manager: EntityManager, ids: string[]): Promise<RestorableRow[]> {
    return manager.query<RestorableRow[]>(
      `SELECT id, removed_at IS NOT NULL AS is_removed,
         coalesce(removed_at, now()) + make_interval(mins => $2) AS restorable_until
       FROM applications
       WHERE id = ANY($1) AND (removed_at IS NULL OR removed_at > now() - make_interval(mins => $2))
       ORDER BY id FOR NO KEY UPDATE`,
      [ids, this.undoMinutes],
    );
  }

  private async recordAll(
    manager: EntityManager,
    actorId: string,
    type: 'removed' | 'restored',
    ids: string[],
  ): Promise<void> {
    await this.history.record(
      manager,
      actorId,
      ids.map((applicationId) => ({ applicationId, type })),
    );
  }
}

function withoutThose(ids: string[], found: { id: string }[]): string[] {
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
