import { Inject, Injectable, Logger } from '@nestjs/common';
import { FILE_MESSAGES, isAnswerField } from '@smash/contract';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { SpooledFile } from '../../../platform/files/spool/spooled-file.js';
import {
  StoredFileMissingError,
  StoredFileUnreadableError,
} from '../../../platform/files/storage/storage-errors.js';
import { UploadedFile } from '../../../platform/files/uploaded-file.js';
import { FILE_FIELDS } from '../apply/submitted-files.js';
import { ApplicationFile } from '../entities/application-file.entity.js';

/** Copies of files that were sent before, by their parts of the form. */
type KeptFiles = Record<string, UploadedFile>;

/** Copies the files that a newer version keeps: each version has its own, so that either can be erased. */
@Injectable()
export class KeptFilesService {
  private readonly logger = new Logger(KeptFilesService.name);

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
  ) {}

  /**
   * Lends copies of those that are wanted, in the spool folder, for as long as `use` takes.
   * @throws ValidationException at the field of a file that is lost or damaged: it has to be sent again
   */
  async lend<Result>(
    applicationId: string,
    isWanted: (field: string) => boolean,
    use: (kept: KeptFiles) => Promise<Result>,
  ): Promise<Result> {
    const rows = await this.dataSource.manager.findBy(ApplicationFile, { applicationId });
    const kept: KeptFiles = {};
    try {
      for (const row of rows) {
        const field = isAnswerField(row.kind) ? row.kind : FILE_FIELDS[row.kind];
        if (isWanted(field)) kept[field] = await this.copy(row, field);
      }
      return await use(kept);
    } finally {
      for (const { spooled } of Object.values(kept))
        await spooled.remove().catch((error: unknown) => {
          this.logger.warn(
            { err: error },
            'a temporary copy of a file could not be removed; the next start removes it',
          );
        });
    }
  }

  private async copy({ storageKey, name }: ApplicationFile, field: string): Promise<UploadedFile> {
    const { UPLOAD_PATH, FILE_ENCRYPTION_KEYS } = this.environment;
    try {
      const content = await this.files.open(storageKey);
      try {
        const spooled = await SpooledFile.receive(UPLOAD_PATH, content, FILE_ENCRYPTION_KEYS[0]);
        return new UploadedFile(name, spooled);
      } finally {
        content.destroy();
      }
    } catch (error) {
      if (!(error instanceof StoredFileMissingError || error instanceof StoredFileUnreadableError))
        throw error;
      this.logger.error({ err: error }, 'a file is missing from a newer version');
      throw ValidationException.at(['body', field], FILE_MESSAGES.chooseAgain, 'missing');
    }
  }
}
