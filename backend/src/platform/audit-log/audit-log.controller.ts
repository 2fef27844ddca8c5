import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { LoggedInAdmin, type CurrentAdmin, ForAllBrands, Requires } from '../auth/access.decorators.js';
import { sendCsv } from '../csv/send-csv.js';
import { ApiErrors } from '../http/api-responses.decorator.js';
import { ApiTotals } from '../http/api-totals.decorator.js';
import { withTotals } from '../http/counted-page.js';
import { AuditEntryDto } from './audit-entry.dto.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditFilterDto, ListAuditQueryDto } from './list-audit-query.dto.js';

@ApiTags('Audit')
@ForAllBrands()
@Controller('audit')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Requires('audit.read')
  @Get()
  @ApiOperation({
    summary: 'List the entries of the audit log, newest first',
    description:
      'For owners. Returns a page of 25 if no page is asked for. Accounts and records have their present names.',
  })
  @ApiOkResponse({ type: [AuditEntryDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listAudit(
    @Query() query: ListAuditQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntryDto[]> {
    return withTotals(response, await this.log.list(query));
  }

  @Requires('audit.read')
  @Get('export')
  @ApiOperation({
    summary: 'Download the audit log as a table (CSV)',
    description:
      'Takes the filters of the list. The export is recorded in the log. If an error occurs during the export, the connection breaks.',
  })
  @ApiResponse({ status: 200, content: { 'text/csv': {} }, description: 'The table (CSV)' })
  @ApiErrors(401, 422)
  async exportAudit(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Query() filter: AuditFilterDto,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'Audit log.csv', this.log.export(admin.id, filter));
  }
}
