import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns } from '../http/api-responses.decorator.js';
import { Public, WithoutSessions } from '../auth/access.decorators.js';
import { LivenessDto, ReadinessDto } from './health.dto.js';
import { ReadinessService } from './readiness.service.js';

@ApiTags('Health')
@Public()
@WithoutSessions()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('live')
  @ApiOperation({ summary: 'Liveness: whether the process runs; checks nothing else' })
  @ApiReturns(200, LivenessDto)
  getLiveness(): LivenessDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Readiness: whether the process should receive requests' })
  @ApiReturns(200, ReadinessDto)
  @ApiReturns(503, ReadinessDto, 'The process is shutting down, or the database does not respond')
  async getReadiness(@Res({ passthrough: true }) response: Response): Promise<ReadinessDto> {
    const report = await this.readiness.check();
    if (report.status === 'unavailable') {
      response.status(HttpStatus.SERVICE_UNAVAILABLE).setHeader('Retry-After', '5');
    }
    return report;
  }

  @Get()
  @ApiOperation({ summary: 'Readiness, the same response as /api/health/ready' })
  @ApiReturns(200, ReadinessDto)
  @ApiReturns(503, ReadinessDto, 'The process is shutting down, or the database does not respond')
  getHealth(@Res({ passthrough: true }) response: Response): Promise<ReadinessDto> {
    return this.getReadiness(response);
  }
}
