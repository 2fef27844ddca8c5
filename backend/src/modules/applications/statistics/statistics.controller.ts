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
    summary: 'Statistics: applications by day, status, job and channel, and the time to their first review',
    description: 'Counts the applications that arrived between two days (Lagos time), at most 366 days.',
  })
  @ApiReturns(200, StatisticsDto)
  @ApiErrors(401, 422)
  getApplicationFigures(@Query() query: StatisticsQueryDto): Promise<StatisticsDto> {
    return this.statistics.get(query);
  }
}
