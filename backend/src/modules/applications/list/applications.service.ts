import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentScope } from '../../../platform/brand-scope/index.js';
import { type Reader, StandbyReads } from '../../../platform/standby/index.js';
import { type CountedPage, countedPage } from '../../../platform/http/counted-page.js';
import { countStatement, findRow, findRows, pageStatement, wholeListStatement } from './application-list.js';
import { type Actor, ApplicationStatusesService } from '../status/application-statuses.service.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { CvTexts } from '../cv-search/cv-texts.service.js';
import type { StatusChangeDto } from '../status/bulk.dto.js';
import { ApplicationStagesService } from '../stages/application-stages.service.js';
import type { ApplicationStageDto } from '../stages/application-stage.dto.js';
import { AssigneesService } from '../assignees/assignees.service.js';
import type { AssignDto } from '../assignees/assignee.dto.js';
import { ApplicationOpenings } from './application-openings.service.js';
import { streamRows } from '../../../platform/statements/read-rows.js';
import type { Statement } from '../../../platform/statements/statement.js';
import { toLimitAndOffset } from '../../../platform/http/list-query.dto.js';
import { type ApplicationRow, rowToDto } from './application.mapper.js';
import { ApplicationNotFoundException } from '../applications.errors.js';
import type { ApplicationDto, ChangedApplicationDto } from './application.dto.js';
import type { ListApplicationsQueryDto } from './list-applications-query.dto.js';
import type { ExportQuery } from '../exports/export-query.js';
import { jobsOfBrand } from '../../jobs/index.js';
import { sha256 } from '../../../platform/text/sha256.js';
import { type Count, KnownCounts } from './known-counts.js';

/** Result of the first query of a page. */
interface Page {
  ids: string[];
  /** Null from a standby. */
  snapshot: string | null;
}

/** Applications as administrators see them. */
@Injectable()
export class ApplicationsService {
  private readonly knownCounts = new KnownCounts();

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: StandbyReads,
    private readonly statuses: ApplicationStatusesService,
    private readonly stages: ApplicationStagesService,
    private readonly assignees: AssigneesService,
    private readonly openings: ApplicationOpenings,
    private readonly cvs: CvIndex,
    private readonly cvTexts: CvTexts,
  ) {}

  async listPage(query: ListApplicationsQueryDto, readerId: string): Promise<CountedPage<ApplicationDto>> {
    const cvs = query.cv ? await this.cvTexts.queriesFor(query.cv) : this.cvs;
    const reader = await this.reads.reader();
    const jobIds = await jobsOfBrand(reader, query.brand);
    const reading = { now: new Date(), cvs, readerId, jobIds };
    const page = pageStatement(query, reading);
    const [found] = await reader.query<[Page]>(page.sql, page.parameters);
    const [rows, count] = await Promise.all([
      findRows(reader, found.ids, readerId),
      totalOf(query, found.ids) ?? this.countRows(reader, countStatement(query, reading), found.snapshot),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return countedPage(found.ids.flatMap((id) => byId.get(id) ?? []).map(rowToDto), count);
  }

  /** Counts a list without reading its rows. */
  async count(
    query: ListApplicationsQueryDto,
    readerId: string | null = null,
  ): Promise<{ total: number; isCapped: boolean }> {
    const reader = await this.reads.reader();
    const jobIds = await jobsOfBrand(reader, query.brand);
    const reading = { now: new Date(), cvs: this.cvs, readerId, jobIds };
    return countedPage([], await this.countRows(reader, countStatement(query, reading)));
  }

  /**
   * Counts rows, at most one past the limit.
   * @param snapshot of the page that the count belongs to
   */
  private countRows(
    reader: Reader,
    { sql, parameters }: Statement,
    snapshot?: string | null,
  ): Promise<number> {
    // Hashed, since the parameters of a search in CVs may be thousands of ids.
    const key = sha256(JSON.stringify([sql, parameters, currentScope()]));
    return this.knownCounts.get(key, snapshot, async () => {
      const [counted] = await reader.query<[Count]>(sql, parameters);
      return counted;
    });
  }

  /** All applications, of one job if it is given, for an account; the audit log records that before the first row. */
  async *readAll(readerId: string, jobId?: number): AsyncGenerator<ApplicationDto> {
    await this.openings.recordWholeList(readerId, jobId);
    yield* this.streamAll(jobId ? { job_id: jobId } : {}, { readerId });
  }

  /** Every application of a query in its order, row by row from a cursor. */
  async *streamAll(
    query: ExportQuery,
    { readerId, now = new Date() }: { readerId: string; now?: Date },
  ): AsyncGenerator<ApplicationDto> {
    const jobIds = await jobsOfBrand(this.dataSource, query.brand);
    const { sql, parameters } = wholeListStatement(query, { now, cvs: this.cvs, readerId, jobIds });
    for await (const row of streamRows<ApplicationRow>(this.dataSource, sql, parameters)) yield rowToDto(row);
  }

  /**
   * @param readerId the account that reads; without one the rating is null
   * @throws ApplicationNotFoundException
   */
  async get(id: string, readerId: string | null = null): Promise<ApplicationDto> {
    const row = await findRow(this.dataSource.manager, id, readerId);
    if (!row) throw new ApplicationNotFoundException();
    return rowToDto(row);
  }

  /** Opens one application for an account, and records the opening. */
  async open(actor: Actor, id: string): Promise<ApplicationDto> {
    const application = await this.get(id, actor.id);
    await this.openings.record(actor.id, id);
    return application;
  }

  /** Sets the status of one application; the same status again changes nothing. */
  async setStatus(actor: Actor, change: StatusChangeDto): Promise<ChangedApplicationDto> {
    const {
      changed: [changed],
    } = await this.statuses.change(actor, [change]);
    const previous_status = changed?.previous_status ?? null;
    return { ...(await this.get(change.id, actor.id)), previous_status };
  }

  /** Moves one application to a stage of its job; the same stage again changes nothing. */
  async setStage(actor: Actor, id: string, body: ApplicationStageDto): Promise<ApplicationDto> {
    await this.stages.move(actor, id, body);
    return this.get(id, actor.id);
  }

  /** Assigns one application; to the same account again changes nothing. */
  async assign(actor: Actor, id: string, body: AssignDto): Promise<ApplicationDto> {
    await this.assignees.assign(actor, id, body);
    return this.get(id, actor.id);
  }
}

/** The total of a list, if the page is its end; undefined when more may follow, or the page is beyond the end. */
function totalOf(query: ListApplicationsQueryDto, ids: string[]): number | undefined {
  const { limit, offset } = toLimitAndOffset(query);
  const isEnd = ids.length < limit && (ids.length > 0 || offset === 0);
  return isEnd ? offset + ids.length : undefined;
}
