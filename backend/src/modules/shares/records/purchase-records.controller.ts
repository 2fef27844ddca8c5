import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { sendCsv } from '../../../platform/csv/send-csv.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ExportPurchasesQueryDto, ListPurchasesQueryDto } from './list-purchases-query.dto.js';
import { PurchaseDetailsDto, PurchaseRecordDto } from '../purchase.dto.js';
import { PurchaseRecordsService } from './purchase-records.service.js';

@ApiTags('Shares')
@Controller('purchases')
export class PurchaseRecordsController {
  constructor(private readonly records: PurchaseRecordsService) {}

  @Requires('purchases.read')
  @Get()
  @ApiOperation({
    summary: 'List the purchases, newest first',
    description:
      'Returns a page of 25 if no page is asked for. `search` looks in reference and email address.',
  })
  @ApiOkResponse({ type: [PurchaseRecordDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listPurchases(
    @Query() query: ListPurchasesQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PurchaseRecordDto[]> {
    return withTotals(response, await this.records.list(query));
  }

  @Requires('purchases.export')
  @Get('export')
  @ApiOperation({
    summary: 'Download the purchases as a table (CSV)',
    description:
      'Takes the parameters of the list. If an error occurs during the export, the connection breaks.',
  })
  @ApiResponse({ status: 200, content: { 'text/csv': {} }, description: 'The table (CSV)' })
  @ApiErrors(401, 422)
  async exportPurchases(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Query() query: ExportPurchasesQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'Purchases.csv', this.records.export(admin.id, query));
  }

  @Requires('purchases.read')
  @Get(':id')
  @ApiOperation({ summary: "Get a purchase with its ledger entry and the provider's messages" })
  @ApiReturns(200, PurchaseDetailsDto)
  @ApiErrors(401, 404, 422)
  getPurchase(@Param('id', UuidPipe) id: string): Promise<PurchaseDetailsDto> {
    return this.records.get(id);
  }
}
