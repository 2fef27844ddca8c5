import { Global, Module } from '@nestjs/common';
import { FailingWork } from './failing-work.js';
import { MetricsRegistry } from './metrics-registry.js';
import { MetricsServer } from './metrics.server.js';
import { MetricsService } from './metrics.service.js';

/** Global, since every part has metrics. */
@Global()
@Module({
  providers: [FailingWork, MetricsRegistry, MetricsService, MetricsServer],
  exports: [FailingWork, MetricsRegistry],
})
export class MetricsModule {}
