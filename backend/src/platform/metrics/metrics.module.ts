import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { MetricsServer } from './metrics.server.js';
import { MetricsService } from './metrics.service.js';

@Module({ imports: [HealthModule], providers: [MetricsService, MetricsServer] })
export class MetricsModule {}
