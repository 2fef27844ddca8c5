import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { StatisticsDto, StatisticsQueryDto } from './statistics.dto.js';
import { StatisticsService } from './statistics.service.js';

@ApiTags('Applications')
@Controller('applications/figures')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Requires('statistics.read')
  @Get()
  @ApiOperation({
    summary: 'Applications counted by day, status and job, and how long they waited for their first review',
    description: 'Of the applications that arrived from one day to another, at most 366 days, in Lagos.',
  })
  @ApiReturns(200, StatisticsDto)
  @ApiErrors(401, 422)
  getApplicationFigures(@Query() query: StatisticsQueryDto): Promise<StatisticsDto> {
    return this.statistics.get(query);
  }
}
