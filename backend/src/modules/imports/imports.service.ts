import { Injectable } from '@nestjs/common';
import {
  IMPORT_FIELDS,
  IMPORT_KINDS,
  type ImportKind,
  type ImportMapping,
  missingFields,
  proposeMapping,
} from '@smash/contract';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentAdmin } from '../../platform/auth/access.decorators.js';
import { assertPermitted, mayDo } from '../../platform/auth/index.js';
import { ValidationException } from '../../platform/errors/api-exception.js';
import { violatedUniqueConstraint } from '../../platform/errors/database-errors.js';
import { FilesService } from '../../platform/files/files.service.js';
import { cleanFileName } from '../../platform/files/index.js';
import { IdempotencyKeyReusedException, readIdempotencyKey } from '../../platform/http/idempotency-key.js';
import { PROGRESS } from '../../platform/work/queue-worker.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ImportRow } from './entities/import-row.entity.js';
import { Import } from './entities/import.entity.js';
import type { CheckImportDto, ImportDto, UploadImportDto } from './import.dto.js';
import { toImportDto } from './import.mapper.js';
import { ImportRemoval } from './import-removal.service.js';
import {
  ImportNotCheckedException,
  ImportNotFoundException,
  ImportUnderWayException,
} from './imports.errors.js';
import { IMPORT_PERMISSIONS } from './import-permissions.js';
import { outlineTable } from './read-table.js';

const NEWEST = 20;
const SHOWN_PROBLEMS = 20;
const LONGEST_NAME = 255;

/** Tables that administrators bring in, until the worker takes over (docs/decisions/0093-imports-are-rows-of-work.md). */
@Injectable()
export class ImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly audit: AuditService,
    private readonly jobs: JobsService,
    private readonly removal: ImportRemoval,
  ) {}

  async upload(
    admin: CurrentAdmin,
    { kind, file }: UploadImportDto,
    key: string | undefined,
  ): Promise<{ isNew: boolean; uploaded: ImportDto }> {
    assertPermitted(admin, IMPORT_PERMISSIONS[kind]);
    const clientKey = readIdempotencyKey(key);
    const before = await this.uploadedBefore(admin, clientKey, kind, file.sha256);
    if (before) return { isNew: false, uploaded: await this.describe(before) };

    const outline = await outlineTable(file.spooled.content());
    await this.files.store([{ spooled: file.spooled, field: 'file' }]);
    const { storageKey } = file.spooled;
    const values = {
      id: uuidv7(),
      kind,
      actorId: admin.id,
      clientKey,
      name: cleanFileName(file.name).slice(0, LONGEST_NAME),
      sha256: file.sha256,
      storageKey,
      ...outline,
      mapping: proposeMapping(kind, outline.headings),
    };
    try {
      await this.dataSource.transaction(async (manager) => {
        await manager.insert(Import, values);
        await this.files.attach(manager, [storageKey]);
        await this.record(manager, admin, 'import.uploaded', values);
      });
    } catch (error) {
      await this.files.discard([storageKey]);
      if (violatedUniqueConstraint(error) !== 'uq_imports_client_key') throw error;
      const first = await this.uploadedBefore(admin, clientKey, kind, file.sha256);
      if (!first) throw error;
      return { isNew: false, uploaded: await this.describe(first) };
    }
    return { isNew: true, uploaded: await this.get(admin, values.id) };
  }

  /** The newest imports of the caller, of the kinds that their role permits. */
  async list(admin: CurrentAdmin): Promise<ImportDto[]> {
    const kinds = IMPORT_KINDS.filter((kind) => mayDo(admin, IMPORT_PERMISSIONS[kind]));
    const found = await this.dataSource.manager.find(Import, {
      where: { actorId: admin.id, kind: In(kinds) },
      order: { id: 'DESC' },
      take: NEWEST,
    });
    return Promise.all(found.map((each) => this.describe(each)));
  }

  async get(admin: CurrentAdmin, id: string): Promise<ImportDto> {
    return this.describe(await this.find(admin, id));
  }

  /**
   * An import of the caller, whose role has to permit its kind.
   * @throws ImportNotFoundException
   */
  async find(admin: CurrentAdmin, id: string, manager = this.dataSource.manager): Promise<Import> {
    const found = await manager.findOneBy(Import, { id, actorId: admin.id });
    if (!found) throw new ImportNotFoundException();
    assertPermitted(admin, IMPORT_PERMISSIONS[found.kind]);
    return found;
  }

  async check(admin: CurrentAdmin, id: string, { mapping, job_id }: CheckImportDto): Promise<ImportDto> {
    const found = await this.find(admin, id);
    // Its headings were removed, so no column could be matched.
    if (found.state === 'done') throw new ImportUnderWayException();
    const columns = this.columnsOf(found, mapping, Boolean(job_id));
    if (job_id) await this.jobs.get(job_id);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        Import,
        { id, state: In(['uploaded', 'checking', 'checked']) },
        {
          ...{ state: 'checking', mapping: columns, jobId: job_id ?? null },
          ...{ ...PROGRESS, runId: uuidv7(), rowsDone: 0 },
        },
      );
      if (affected !== 1) throw new ImportUnderWayException();
      await manager.delete(ImportRow, { importId: id });
    });
    return this.get(admin, id);
  }

  /** Starts an import, or resumes one that was given up. A repetition changes nothing. */
  async start(admin: CurrentAdmin, id: string): Promise<ImportDto> {
    const found = await this.find(admin, id);
    const { runId } = found;
    if (runId === null) throw new ImportNotCheckedException();
    const begun = { ...PROGRESS, runId: uuidv7() };
    await this.dataSource.transaction(async (manager) => {
      const fresh = { id, runId, state: 'checked' } as const;
      const first = await manager.update(Import, fresh, { ...begun, state: 'importing', rowsDone: 0 });
      if (first.affected === 1) {
        await manager.delete(ImportRow, { importId: id });
        return this.record(manager, admin, 'import.started', found);
      }
      const stopped = { id, runId, state: 'importing', failedAt: Not(IsNull()) } as const;
      const another = await manager.update(Import, stopped, begun);
      if (another.affected === 1) return this.record(manager, admin, 'import.started', found);
      const { state } = await this.find(admin, id, manager);
      if (state !== 'importing' && state !== 'done') throw new ImportNotCheckedException();
    });
    return this.get(admin, id);
  }

  /** Removes an import that was not started. A repetition changes nothing. */
  async giveUp(admin: CurrentAdmin, id: string): Promise<void> {
    if (await this.isGone(admin, id)) return;
    await this.find(admin, id);
    if ((await this.removal.remove(id)) || (await this.isGone(admin, id))) return;
    throw new ImportUnderWayException();
  }

  /** Whether an import that the caller uploaded no longer exists. */
  private async isGone({ id: actorId }: CurrentAdmin, id: string): Promise<boolean> {
    const { manager } = this.dataSource;
    if (await manager.existsBy(Import, { id })) return false;
    const uploaded = { actorId, actions: ['import.uploaded'], objectIds: [id] } as const;
    return (await this.audit.actedOn(manager, uploaded)).length > 0;
  }

  private async uploadedBefore(
    admin: CurrentAdmin,
    clientKey: string,
    kind: ImportKind,
    digest: string,
  ): Promise<Import | null> {
    const found = await this.dataSource.manager.findOneBy(Import, { actorId: admin.id, clientKey });
    if (found && (found.sha256 !== digest || found.kind !== kind))
      throw new IdempotencyKeyReusedException(
        'Another file was uploaded with this key. Please choose the file again.',
      );
    return found;
  }

  private columnsOf(
    { kind, headings }: Import,
    mapping: CheckImportDto['mapping'],
    hasJob: boolean,
  ): ImportMapping {
    const refuse = (message: string) => ValidationException.at(['body', 'mapping'], message);
    const columns: ImportMapping = {};
    for (const { field, column } of mapping) {
      const known = IMPORT_FIELDS[kind].find(({ name }) => name === field);
      if (!known || columns[known.name] !== undefined) throw refuse('Please name each field once');
      if (column >= headings.length) throw refuse('This file has no such column');
      columns[known.name] = column;
    }
    const missing = missingFields(kind, columns, hasJob).map(({ label }) => label);
    if (missing.length > 0) throw refuse(`Please choose a column for: ${missing.join(', ')}`);
    return columns;
  }

  private async describe(found: Import): Promise<ImportDto> {
    const { manager } = this.dataSource;
    const importId = found.id;
    const [counts, problems] = await Promise.all([
      manager
        .createQueryBuilder(ImportRow, 'row')
        .select('row.outcome', 'outcome')
        .addSelect('count(*)::int', 'count')
        .where({ importId })
        .groupBy('row.outcome')
        .getRawMany<{ outcome: string; count: number }>(),
      manager.find(ImportRow, {
        where: { importId, outcome: 'refused' },
        order: { number: 'ASC' },
        take: SHOWN_PROBLEMS,
      }),
    ]);
    return toImportDto(found, counts, problems);
  }

  private record(
    manager: EntityManager,
    admin: CurrentAdmin,
    action: 'import.uploaded' | 'import.started',
    { id, kind, rowCount }: Pick<Import, 'id' | 'kind' | 'rowCount'>,
  ): Promise<void> {
    return this.audit.record(manager, {
      actorId: admin.id,
      action,
      objectType: 'import',
      objectId: id,
      data: { kind, rows: String(rowCount) },
    });
  }
}
