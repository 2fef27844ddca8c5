import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { MetricsRegistry } from '../metrics/index.js';
import { HealthController } from './health.controller.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  imports: [FilesModule],
  controllers: [HealthController],
  providers: [ReadinessService],
  exports: [ReadinessService],
})
export class HealthModule {
  constructor(metrics: MetricsRegistry, readiness: ReadinessService) {
    metrics.gauge('smash_build_info', 'Always 1; the version is what runs', 'version', async () => ({
      [(await readiness.check()).version]: 1,
    }));
    metrics.gauge('smash_part_up', 'Whether a part answers: 1 or 0', 'part', async () => {
      const { database, storage, scanner } = await readiness.check();
      const states = Object.entries({ database, storage, scanner });
      const configured = states.filter(([, state]) => state !== 'off');
      return Object.fromEntries(configured.map(([part, state]) => [part, Number(state === 'up')]));
    });
  }
}
