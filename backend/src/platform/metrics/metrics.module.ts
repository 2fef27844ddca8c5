import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { HealthModule } from '../health/health.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MetricsServer } from './metrics.server.js';
import { MetricsService } from './metrics.service.js';

@Module({
  imports: [FilesModule, HealthModule, MailModule],
  providers: [MetricsService, MetricsServer],
  exports: [MetricsService],
})
export class MetricsModule {}
