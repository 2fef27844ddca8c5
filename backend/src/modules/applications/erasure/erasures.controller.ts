import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { ForAllBrands, Requires } from '../../../platform/auth/access.decorators.js';
import { ErasureDto } from './erasure.dto.js';
import { ErasuresService } from './erasures.service.js';
import { ListErasuresQueryDto } from './list-erasures-query.dto.js';

@ApiTags('Applications')
@ForAllBrands()
@Controller('erasure-certificates')
export class ErasuresController {
  constructor(private readonly erasures: ErasuresService) {}

  @Requires('erasures.read')
  @Get()
  @ApiOperation({
    summary: 'List the certificates of erased applications, newest first',
    description:
      'For owners. Returns a page of 25 if no page is asked for. `search` looks for the whole number of a certificate or of an application.',
  })
  @ApiOkResponse({ type: [ErasureDto] })
  @ApiTotals()
  @ApiErrors(401, 403, 422)
  async listErasures(
    @Query() query: ListErasuresQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ErasureDto[]> {
    return withTotals(response, await this.erasures.list(query));
  }
}
