import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { JobDrawingsModule } from '../job-drawings/job-drawings.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobFeedsService } from './feeds/job-feeds.service.js';
import { JobPages } from './job-pages.service.js';
import { SentFormController } from './sent-form.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [ApplicationsModule, JobDrawingsModule, JobsModule],
  controllers: [SentFormController],
  providers: [SiteService, JobFeedsService, JobPages],
  exports: [SiteService],
})
export class SiteModule {}
