import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { isAnswerField } from '@smash/contract';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { UploadedFile } from '../../../platform/files/uploaded-file.js';
import { FILE_FIELDS } from '../apply/submitted-files.js';
import { ApplicationFile } from '../entities/application-file.entity.js';
import { readWhole } from '../exports/read-whole.js';

/** Copies of what was sent before, by the part of the form that each would come in. */
type KeptFiles = Record<string, UploadedFile>;

/** Files of an application that its newer version has too: each version has its own, so that either can be erased. */
@Injectable()
export class KeptFilesService {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
  ) {}

  /** Lends copies of those that are wanted, in the spool folder, for as long as `use` takes. */
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
        if (isWanted(field)) kept[field] = await this.copy(row);
      }
      return await use(kept);
    } finally {
      for (const { path } of Object.values(kept)) await rm(path, { force: true });
    }
  }

  private async copy({ storageKey, name, size, sha256 }: ApplicationFile): Promise<UploadedFile> {
    const content = await readWhole(await this.files.open(storageKey), size);
    const path = join(this.environment.UPLOAD_PATH, randomUUID());
    await writeFile(path, content, { mode: 0o600 });
    return new UploadedFile({ path, originalname: name, size, sha256 });
  }
}
