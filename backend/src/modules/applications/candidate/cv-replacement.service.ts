import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { FilesService } from '../../../platform/files/files.service.js';
import { lockOne } from '../list/application-rows.js';
import { ApplicationWithdrawnException, NotPendingException } from '../applications.errors.js';
import { expectTexts } from '../cv-search/expect-texts.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import type { AcceptedFile } from '../apply/submitted-files.js';
import { CandidateAccess } from './candidate-access.service.js';

/** The application of an open page, and the token of the page's session. */
interface OwnPage {
  id: string;
  session: string;
}

/** Replaces the CV that an applicant sent. */
@Injectable()
export class CvReplacement {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly history: ApplicationHistory,
    private readonly access: CandidateAccess,
  ) {}

  /**
   * Stores the file first and writes the rest in one transaction, as when an application is taken.
   * @throws NotPendingException once somebody has changed the status; CandidateSessionEndedException if the page was
   * closed while the file was on its way
   */
  async replace(page: OwnPage, file: AcceptedFile): Promise<void> {
    await this.dataSource.transaction((manager) => assertReplaceable(manager, page.id));
    await this.files.store([file]);
    const { storageKey } = file.spooled;
    try {
      const released = await this.dataSource.transaction((manager) =>
        this.write(manager, page, { ...file, storageKey }),
      );
      if (released) await this.files.removeReleased(released);
      else await this.files.discard([storageKey]);
    } catch (error) {
      await this.files.discard([storageKey]);
      throw error;
    }
  }

  /** @returns storage keys of the replaced files; undefined when the same file is stored already (a repetition) */
  private async write(
    manager: EntityManager,
    { id: applicationId, session }: OwnPage,
    { kind, storageKey, name, contentType, size, sha256, warnings }: AcceptedFile & { storageKey: string },
  ): Promise<string[] | undefined> {
    await assertReplaceable(manager, applicationId);
    await this.access.holdOpen(manager, session);
    const former = await manager.findBy(ApplicationFile, { applicationId, kind });
    if (former.some((row) => row.sha256 === sha256 && row.name === name)) return undefined;
    const released = former.map((row) => row.storageKey);
    await this.files.release(manager, released);
    await manager.delete(ApplicationFile, { applicationId, kind });
    await this.files.attach(manager, [storageKey]);
    const row = { id: uuidv7(), applicationId, kind, storageKey, name, contentType, size, sha256, warnings };
    await manager.insert(ApplicationFile, row);
    await expectTexts(manager, applicationId);
    await manager.update(Application, { id: applicationId }, { updatedAt: () => 'clock_timestamp()' });
    await this.history.record(manager, null, [{ applicationId, type: 'cv_replaced' }]);
    return released;
  }
}

/** Locks the application until the transaction ends. */
async function assertReplaceable(manager: EntityManager, applicationId: string): Promise<void> {
  const application = await lockOne(manager, applicationId);
  if (application.withdrawnAt) throw new ApplicationWithdrawnException();
  if (application.status !== 'pending') throw new NotPendingException();
}
