import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type ApplicationRow,
  ImportedApplications,
} from '../../applications/import/imported-applications.service.js';
import type { Import } from '../entities/import.entity.js';
import type { Importer, WrittenRow } from './importer.js';

@Injectable()
export class ApplicationImporter implements Importer<ApplicationRow> {
  constructor(private readonly applications: ImportedApplications) {}

  checker({ jobId }: Import) {
    return this.applications.checker(jobId ?? undefined);
  }

  contentsOf(row: ApplicationRow): [unknown, ...unknown[]] {
    return this.applications.contentsOf(row);
  }

  findPresent(rows: readonly ApplicationRow[]): Promise<Set<ApplicationRow>> {
    return this.applications.findPresent(rows);
  }

  async write(
    manager: EntityManager,
    { id, actorId }: Import,
    rows: ApplicationRow[],
  ): Promise<WrittenRow[]> {
    const ids = await this.applications.write(manager, actorId, id, rows);
    return ids.map((applicationId) => ({ applicationId }));
  }
}
