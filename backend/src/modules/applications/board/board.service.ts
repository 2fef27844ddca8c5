import { Injectable } from '@nestjs/common';
import { APPLICATION_STATUS_LABELS } from '@smash/contract';
import { StandbyReads } from '../../../platform/standby/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { StageNotFoundException } from '../applications.errors.js';
import { findRows } from '../list/application-list.js';
import { rowToDto } from '../list/application.mapper.js';
import { boardStatement } from './board-statement.js';
import type { BoardColumnDto, BoardColumnQueryDto, BoardDto } from './board.dto.js';
import { toCard } from './board-card.js';

type Column = Pick<BoardColumnDto, 'status' | 'stage_id' | 'name'>;

/** The applications of one job by status and stage. */
@Injectable()
export class BoardService {
  constructor(
    private readonly reads: StandbyReads,
    private readonly jobs: JobsService,
  ) {}

  async get(readerId: string, jobId: number): Promise<BoardDto> {
    return { columns: await this.read(readerId, jobId, await this.columnsOf(jobId)) };
  }

  /**
   * One column, from its start or behind a card.
   * @throws StageNotFoundException
   */
  async getColumn(
    readerId: string,
    jobId: number,
    { status, stage = null, after }: BoardColumnQueryDto,
  ): Promise<BoardColumnDto> {
    const columns = await this.columnsOf(jobId);
    const wanted = columns.filter((column) => column.status === status && column.stage_id === stage);
    const [column] = await this.read(readerId, jobId, wanted, after);
    if (!column) throw new StageNotFoundException();
    return column;
  }

  private async columnsOf(jobId: number): Promise<Column[]> {
    const { stages = [] } = await this.jobs.get(jobId);
    const column = (status: Column['status']): Column => ({
      status,
      stage_id: null,
      name: APPLICATION_STATUS_LABELS[status],
    });
    return [
      column('pending'),
      column('reviewed'),
      ...stages.map(({ id, name }): Column => ({ status: 'reviewed', stage_id: id, name })),
      column('accepted'),
      column('rejected'),
    ];
  }

  private async read(
    readerId: string,
    jobId: number,
    columns: Column[],
    after?: string,
  ): Promise<BoardColumnDto[]> {
    if (columns.length === 0) return [];
    const { sql, parameters } = boardStatement(jobId, columns, after);
    const reader = await this.reads.reader();
    const found = await reader.query<{ count: number; ids: string[] }[]>(sql, parameters);
    const rows = await findRows(
      reader,
      found.flatMap(({ ids }) => ids),
      readerId,
    );
    const cards = new Map(rows.map((row) => [row.id, toCard(rowToDto(row))]));
    return columns.map((column, index) => ({
      ...column,
      count: found[index]?.count ?? 0,
      cards: (found[index]?.ids ?? []).flatMap((id) => cards.get(id) ?? []),
    }));
  }
}
