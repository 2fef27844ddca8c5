import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentScope } from '../../../platform/brand-scope/index.js';
import { type Reader, StandbyReads } from '../../../platform/standby/index.js';
import { COUNT_LIMIT, type CountedPage, countedPage } from '../../../platform/http/counted-page.js';
import {
  countStatement,
  findRow,
  pageStatement,
  type Statement,
  wholeListStatement,
} from './application-list.js';
import { type Actor, ApplicationStatusesService } from '../status/application-statuses.service.js';
import { CvIndex } from '../cv-search/cv-index.js';
import { CvTexts } from '../cv-search/cv-texts.service.js';
import type { StatusChangeDto } from '../status/bulk.dto.js';
import { ApplicationStagesService } from '../stages/application-stages.service.js';
import type { ApplicationStageDto } from '../stages/application-stage.dto.js';
import { AssigneesService } from '../assignees/assignees.service.js';
import type { AssignDto } from '../assignees/assignee.dto.js';
import { ApplicationOpenings } from './application-openings.service.js';
import { type ApplicationRow, rowToDto } from './application.mapper.js';
import { ApplicationNotFoundException } from '../applications.errors.js';
import type { ApplicationDto } from './application.dto.js';
import type { ListApplicationsQueryDto } from './list-applications-query.dto.js';
import type { ExportQuery } from '../exports/export-query.js';
import { LargeCounts } from './large-counts.js';

/** The clock of one statement runs until its last row is read, and a reader far away may need a while for all. */
const LONGEST_STREAM_MS = 15 * 60 * 1000;

/** Applications as administrators see them. */
@Injectable()
export class ApplicationsService {
  private readonly largeCounts = new LargeCounts();

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
    const reading = { now: new Date(), cvs, readerId };
    const page = pageStatement(query, reading);
    const reader = await this.reads.reader();
    const [rows, count] = await Promise.all([
      reader.query<ApplicationRow[]>(page.sql, page.parameters),
      this.countRows(reader, countStatement(query, reading)),
    ]);
    return countedPage(rows.map(rowToDto), count);
  }

  /** How many a list has, without its rows. */
  async count(
    query: ListApplicationsQueryDto,
    readerId: string | null = null,
  ): Promise<{ total: number; isCapped: boolean }> {
    const reading = { now: new Date(), cvs: this.cvs, readerId };
    return countedPage([], await this.countRows(await this.reads.reader(), countStatement(query, reading)));
  }

  /** How many there are, up to one more than are counted. */
  private async countRows(reader: Reader, { sql, parameters }: Statement): Promise<number> {
    const key = JSON.stringify([sql, parameters, currentScope()?.brands]);
    if (this.largeCounts.has(key)) return COUNT_LIMIT + 1;
    const [row] = await reader.query<{ count: number }[]>(sql, parameters);
    const count = row?.count ?? 0;
    if (count > COUNT_LIMIT) this.largeCounts.add(key);
    return count;
  }

  /** Every application of a query in its order, row by row from a cursor. */
  async *streamAll(
    query: ExportQuery,
    { readerId, now = new Date() }: { readerId: string; now?: Date },
  ): AsyncGenerator<ApplicationDto> {
    const runner = this.dataSource.createQueryRunner('slave');
    try {
      await runner.query(`SET statement_timeout = ${LONGEST_STREAM_MS}`);
      const { sql, parameters } = wholeListStatement(query, { now, cvs: this.cvs, readerId });
      const rows = await runner.stream(sql, parameters);
      for await (const row of rows as AsyncIterable<ApplicationRow>) yield rowToDto(row);
    } finally {
      try {
        await runner.query('RESET statement_timeout');
      } finally {
        await runner.release();
      }
    }
  }

  /** @param readerId who is to see it; for nobody in particular it has no rating */
  async get(id: string, readerId: string | null = null): Promise<ApplicationDto> {
    const row = await findRow(this.dataSource.manager, id, readerId);
    if (!row) throw new ApplicationNotFoundException();
    return rowToDto(row);
  }

  /** One application for somebody who looks at it, which is on record. */
  async open(actor: Actor, id: string): Promise<ApplicationDto> {
    const application = await this.get(id, actor.id);
    await this.openings.record(actor.id, id);
    return application;
  }

  /** Sets the status of one application; the same status again changes nothing. */
  async setStatus(actor: Actor, change: StatusChangeDto): Promise<ApplicationDto> {
    await this.statuses.change(actor, [change]);
    return this.get(change.id, actor.id);
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
