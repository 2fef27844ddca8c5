import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditObject } from '@smash/contract';
import { DataSource } from 'typeorm';
import { type AuditLabel, AuditLabels } from '../audit/audit-labels.service.js';
import { AuditService } from '../audit/audit.service.js';
import { BYTE_ORDER_MARK } from '../csv/csv.js';
import { type CountedPage, countedPage } from '../http/counted-page.js';
import { type ListQueryDto, toLimitAndOffset } from '../http/list-query.dto.js';
import { AUDIT_CSV_HEADINGS, auditEntryToCsv } from './audit-csv.js';
import type { AuditEntryDto } from './audit-entry.dto.js';
import type { Statement } from '../statements/statement.js';
import { countStatement, pageStatement } from './audit-statements.js';
import type { AuditFilterDto, ListAuditQueryDto } from './list-audit-query.dto.js';

/** Rows that an export reads at once. */
const BATCH = 500;
const REMOVED_ACCOUNT = 'Removed account';

interface AuditRow {
  id: string;
  at: Date;
  exactly: string;
  actor_id: string | null;
  action: AuditAction;
  object_type: AuditObject;
  object_id: string;
  data: Record<string, string>;
}

/** Lists and exports the audit log, with the present names of accounts and records. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly labels: AuditLabels,
    private readonly audit: AuditService,
  ) {}

  /** One page of entries; the count stops at a limit. */
  async list(query: ListAuditQueryDto): Promise<CountedPage<AuditEntryDto>> {
    const counting = countStatement(query);
    const [entries, [counted]] = await Promise.all([
      this.read(pageStatement(query, toLimitAndOffset(query as ListQueryDto))).then((rows) =>
        this.toDtos(rows),
      ),
      this.dataSource.query<{ count: number }[]>(counting.sql, counting.parameters),
    ]);
    return countedPage(entries, counted?.count ?? 0);
  }

  /** The entries as CSV, read in batches, so that memory does not grow with the log. The export itself goes on record. */
  async *export(actorId: string, filter: AuditFilterDto): AsyncGenerator<string> {
    await this.audit.record(this.dataSource.manager, {
      actorId,
      action: 'export.created',
      objectType: 'export',
      objectId: 'audit',
      data: { kind: 'audit' },
    });
    yield BYTE_ORDER_MARK + AUDIT_CSV_HEADINGS;
    for (let last: AuditRow | undefined, isOver = false; !isOver;) {
      const after = last && { at: last.exactly, id: last.id };
      const rows = await this.read(pageStatement(filter, { limit: BATCH, after }));
      yield (await this.toDtos(rows)).map(auditEntryToCsv).join('');
      isOver = rows.length < BATCH;
      last = rows.at(-1);
    }
  }

  private read({ sql, parameters }: Statement): Promise<AuditRow[]> {
    return this.dataSource.query<AuditRow[]>(sql, parameters);
  }

  private async toDtos(rows: AuditRow[]): Promise<AuditEntryDto[]> {
    const things = rows.map(({ object_type: type, object_id: id }) => ({ type, id }));
    const actors = rows.flatMap(({ actor_id: id }) =>
      id === null ? [] : [{ type: 'account' as const, id }],
    );
    const labels = await this.labels.of([...things, ...actors]);
    return rows.map((row) => toDto(row, labels));
  }
}

function toDto(row: AuditRow, labels: Map<string, AuditLabel>): AuditEntryDto {
  const { id, at, actor_id, action, object_type: type, object_id, data } = row;
  const thing = labels.get(`${type} ${object_id}`);
  return {
    id,
    at: at.toISOString(),
    actor: actor_id === null ? null : { id: actor_id, name: nameOf(actor_id, labels) },
    action,
    object: { type, id: object_id, label: thing?.label ?? null, is_there: thing?.isThere ?? false },
    data,
  };
}

const nameOf = (accountId: string, labels: Map<string, AuditLabel>): string =>
  labels.get(`account ${accountId}`)?.label ?? REMOVED_ACCOUNT;
