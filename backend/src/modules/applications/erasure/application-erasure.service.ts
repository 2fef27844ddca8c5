import type { ErasureReason } from '@smash/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isDatabaseAway } from '../../../platform/errors/database-errors.js';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { IdempotencyService } from '../apply/idempotency.service.js';
import { ApplicationFeatures } from '../features/application-features.service.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { ErasureCertificate } from '../entities/erasure-certificate.entity.js';
import { handOnPersonNotes } from '../people/person-notes.js';
import { Replacements } from '../update/replacements.service.js';
import { type DueFor, dueApplications, findDueApplications } from './due-applications.js';

/** Most applications of one sweep; the rest wait for the next. */
const BATCH = 500;
const IDS_AT_ONCE = 10_000;

/** Locks the application to erase; false if it must not be erased. */
type LockRow = (manager: EntityManager) => Promise<boolean>;

/** Erases applications for good, with files, notes, history and mails. A certificate and the audit log keep their ids. */
@Injectable()
export class ApplicationErasureService {
  private readonly logger = new Logger('Erasure');

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly audit: AuditService,
    private readonly features: ApplicationFeatures,
    private readonly idempotency: IdempotencyService,
    private readonly replacements: Replacements,
  ) {}

  /** Erases applications whose removal can no longer be undone. */
  async eraseRemoved(): Promise<void> {
    await this.eraseDue('removed', this.environment.APPLICATION_UNDO_MINUTES);
  }

  /**
   * Erases applications that arrived, and whose job closed, longer ago than the retention period, unless the
   * applicant agreed to be kept.
   */
  async eraseExpired(): Promise<void> {
    const months = this.environment.APPLICATION_RETENTION_MONTHS;
    if (months > 0) await this.eraseDue('retention', months);
  }

  /**
   * Erases an application at its applicant's request, with all earlier and newer versions, whose files its
   * certificate counts as well.
   * @param actorId the account that was asked in writing; null if the applicant did it on their own page
   * @returns the certificate, the same for a repetition; undefined if there never was one
   */
  async eraseOnRequest(id: string, actorId: string | null = null): Promise<ErasureCertificate | undefined> {
    const keys = await this.dataSource.transaction(async (manager) => {
      const versions = await this.replacements.lockVersions(manager, id);
      if (actorId && versions.includes(id)) await this.recordRemoval(manager, id, actorId);
      const released: string[] = [];
      for (const version of versions.filter((other) => other !== id))
        released.push(...(await this.eraseLocked(manager, version, 'request')));
      if (!versions.includes(id)) return released;
      return [...released, ...(await this.eraseLocked(manager, id, 'request', released.length))];
    });
    await this.files.removeReleased(keys);
    return (await this.dataSource.manager.findOneBy(ErasureCertificate, { applicationId: id })) ?? undefined;
  }

  /** Of applications that were erased once, those that are back or have no certificate. */
  async findUnerased(ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
      const rows = await this.dataSource.query<{ id: string }[]>(
        `SELECT id FROM unnest($1::uuid[]) AS erased (id)
         WHERE EXISTS (SELECT FROM applications a WHERE a.id = erased.id)
           OR NOT EXISTS (SELECT FROM erasure_certificates c WHERE c.application_id = erased.id)`,
        [ids.slice(start, start + IDS_AT_ONCE)],
      );
      found.push(...rows.map(({ id }) => id));
    }
    return found;
  }

  /**
   * Erases an application that an old backup brought back, under its first certificate. A certificate that the
   * database lacks is stored even when there is nothing to erase.
   * @returns whether the application had come back
   */
  async eraseAgain(certificate: ErasureCertificate): Promise<boolean> {
    const { applicationId, reason } = certificate;
    let hadComeBack = false;
    const lock: LockRow = async (manager) => {
      hadComeBack = await lockAnyState(manager, applicationId);
      return hadComeBack || !(await manager.existsBy(ErasureCertificate, { applicationId }));
    };
    await this.files.removeReleased(await this.erase(applicationId, reason, lock, certificate));
    return hadComeBack;
  }

  private async eraseDue(reason: DueFor, time: number): Promise<void> {
    const due = await this.dataSource.query<{ id: string }[]>(findDueApplications(reason, BATCH), [time]);
    const keys: string[] = [];
    const failures: unknown[] = [];
    for (const { id } of due) {
      const erasing = this.erase(id, reason, async (manager) => {
        // Other versions change with it, so they are locked too, in the same order as for an erasure on request.
        await this.replacements.lockVersions(manager, id);
        const rows = await manager.query<unknown[]>(
          `${dueApplications(reason)} AND a.id = $2 FOR UPDATE OF a`,
          [time, id],
        );
        return rows.length > 0;
      });
      try {
        keys.push(...(await erasing));
      } catch (err) {
        // One failure does not stop the rest, unless the database is away: then all would fail.
        this.logger.warn({ err }, `application ${id} could not be erased`);
        failures.push(err);
        if (isDatabaseAway(err)) break;
      }
    }
    // All rows are erased first: a storage that does not respond delays none of them.
    await this.files.removeReleased(keys);
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Leaves alone an application that was restored or changed before it was locked, or erased by another replica.
   * @returns storage keys of files to remove
   */
  private erase(
    id: string,
    reason: ErasureReason,
    lock: LockRow,
    certificate?: ErasureCertificate,
  ): Promise<string[]> {
    return this.dataSource.transaction(async (manager) =>
      (await lock(manager)) ? this.eraseLocked(manager, id, reason, 0, certificate) : [],
    );
  }

  /**
   * @param otherFiles number of files of its other versions
   * @param given certificate of an earlier erasure
   * @returns storage keys of files to remove
   */
  private async eraseLocked(
    manager: EntityManager,
    id: string,
    reason: ErasureReason,
    otherFiles = 0,
    given?: ErasureCertificate,
  ): Promise<string[]> {
    await this.features.end(manager, id, reason === 'request' || given ? 'erased_on_request' : 'erased');
    if (reason === 'request') await this.forgetPerson(manager, id);
    await this.idempotency.forget(manager, id);
    const files = await manager.findBy(ApplicationFile, { applicationId: id });
    const storageKeys = files.map(({ storageKey }) => storageKey);
    await this.files.release(manager, storageKeys);
    // An applicant who wants to be forgotten wants the notes about them erased as well.
    if (reason !== 'request') await handOnPersonNotes(manager, id);
    const fileCount = files.length + otherFiles;
    const certificate = given ?? { id: uuidv7(), applicationId: id, reason, fileCount };
    await manager.insert(ErasureCertificate, certificate);
    // Links the version before it to the version after it, so that no version is lost sight of.
    await manager.query(
      `UPDATE applications SET replaced_by = (SELECT replaced_by FROM applications WHERE id = $1) WHERE replaced_by = $1`,
      [id],
    );
    // Runs with the rights of the tables' owner, since the history is deleted too. Requires the certificate.
    await manager.query('SELECT erase_application($1)', [id]);
    await this.audit.record(manager, {
      actorId: null,
      action: 'application.deleted',
      objectType: 'application',
      objectId: id,
      data: { reason, certificate_id: certificate.id },
    });
    return storageKeys;
  }

  private recordRemoval(manager: EntityManager, id: string, actorId: string): Promise<void> {
    return this.audit.record(manager, {
      actorId,
      action: 'application.removed',
      objectType: 'application',
      objectId: id,
      data: { reason: 'request' },
    });
  }

  private async forgetPerson(manager: EntityManager, id: string): Promise<void> {
    const application = await manager.findOne(Application, {
      select: { id: true, email: true },
      where: { id },
    });
    if (application) await this.features.forgetPerson(manager, application.email);
  }
}

/** Locks an application in any state; false if it does not exist. */
async function lockAnyState(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT FROM applications WHERE id = $1 FOR UPDATE', [id]);
  return rows.length > 0;
}
