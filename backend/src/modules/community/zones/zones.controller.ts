import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { NumericIdPipe } from '../../../platform/validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ListZonesQueryDto } from './list-zones-query.dto.js';
import { SaveZoneDto, UpdateZoneDto } from './save-zone.dto.js';
import { ZoneDto } from './zone.dto.js';
import { ZonesService } from './zones.service.js';

@ApiTags('Zones')
@Controller('zones')
export class ZonesController {
  constructor(private readonly zones: ZonesService) {}

  @Requires('community.read')
  @Get()
  @ApiOperation({
    summary: 'List the zones, newest first',
    description: 'Without parameters the response is the whole list. `search` looks in names.',
  })
  @ApiOkResponse({ type: [ZoneDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listZones(
    @Query() query: ListZonesQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ZoneDto[]> {
    return withTotals(response, await this.zones.list(query));
  }

  @Requires('community.read')
  @Get(':id')
  @ApiOperation({ summary: 'Get a zone' })
  @ApiReturns(200, ZoneDto)
  @ApiErrors(401, 404, 422)
  getZone(@Param('id', NumericIdPipe) id: number): Promise<ZoneDto> {
    return this.zones.get(id);
  }

  @Requires('community.edit')
  @Post()
  @ApiOperation({ summary: 'Create a zone' })
  @ApiReturns(201, ZoneDto)
  @ApiErrors(401, 422)
  createZone(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: SaveZoneDto): Promise<ZoneDto> {
    return this.zones.create(admin.id, body);
  }

  @Requires('community.edit')
  @Put(':id')
  @ApiOperation({
    summary: 'Replace a zone',
    description:
      'Send the `version` that you read: 409 zone_changed if somebody else has changed the zone since.',
  })
  @ApiReturns(200, ZoneDto)
  @ApiErrors(401, 404, 409, 422)
  updateZone(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
    @Body() body: UpdateZoneDto,
  ): Promise<ZoneDto> {
    return this.zones.update(admin.id, id, body);
  }

  @Requires('community.edit')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a zone that has no activities and no messages' })
  @ApiReturns(204)
  @ApiErrors(401, 404, 409, 422)
  deleteZone(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', NumericIdPipe) id: number): Promise<void> {
    return this.zones.remove(admin.id, id);
  }
}
