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
  @ApiOperation({ summary: 'Whether the process runs; touches nothing else' })
  @ApiReturns(200, LivenessDto)
  getLiveness(): LivenessDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether the process should get requests' })
  @ApiReturns(200, ReadinessDto)
  @ApiReturns(503, ReadinessDto, 'Stopping, or the database does not answer')
  async getReadiness(@Res({ passthrough: true }) response: Response): Promise<ReadinessDto> {
    const report = await this.readiness.check();
    if (report.status === 'unavailable') {
      response.status(HttpStatus.SERVICE_UNAVAILABLE).setHeader('Retry-After', '5');
    }
    return report;
  }

  @Get()
  @ApiOperation({ summary: 'Whether the process should get requests; returns what /api/health/ready does' })
  @ApiReturns(200, ReadinessDto)
  @ApiReturns(503, ReadinessDto, 'Stopping, or the database does not answer')
  getHealth(@Res({ passthrough: true }) response: Response): Promise<ReadinessDto> {
    return this.getReadiness(response);
  }
}
