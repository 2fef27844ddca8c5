import { Global, Module } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';
import { MetricsServer } from './metrics.server.js';
import { MetricsService } from './metrics.service.js';

/** Global: every part tells of itself. */
@Global()
@Module({ providers: [MetricsRegistry, MetricsService, MetricsServer], exports: [MetricsRegistry] })
export class MetricsModule {}
